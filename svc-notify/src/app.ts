import { MailModule } from '@carnet/mail';
import { defineService } from '@carnet/nest-kit';
import { CalendarModule } from './calendar/calendar.module.js';
import { ChannelsModule } from './channels/channels.module.js';
import {
  ComponentDuePointCopies,
  DocumentCopies,
  DuePointCopies,
  OdometerCopies,
  VehicleCopies,
} from './copies/copies.handlers.js';
import { CopiesModule } from './copies/copies.module.js';
import { EXPORTED_LISTS } from './exported-lists.js';
import { LubeLoggerModule } from './lubelogger/lubelogger.module.js';
import { names } from './messages/names.js';
import { RemindersModule } from './reminders/reminders.module.js';
import { SETTINGS, SettingsModule } from './settings.js';
import {
  ComponentDueTelling,
  DocumentExpiryTelling,
  DuePointTelling,
  IssueTelling,
  ModificationTelling,
  PaperTelling,
  PartTelling,
  ServiceEventTelling,
  TrackDayTelling,
  VehicleTelling,
} from './webhooks/webhook.handlers.js';
import { WebhooksModule } from './webhooks/webhooks.module.js';

export const notify = defineService({
  name: 'notify',
  title: 'Carnet: notify',
  description:
    'What reaches people and programs elsewhere: reminders and their channels, the calendar of what is due, webhooks; and a LubeLogger by its address.',
  // svc-identity's migrations create the tables, in the same place as in the previous release (ADR 125).
  guestOf: { service: 'identity', table: 'reminder_garages' },
  migrations: [],
  quotas: { webhooks: 10, reminder_channels: 30 },
  waitingWork: [
    { name: 'mails', table: 'notify_mails' },
    { name: 'notifications', table: 'notifications' },
    { name: 'reminders', table: 'reminder_plans', dueColumn: 'look_at' },
  ],
  modules: [
    SettingsModule,
    MailModule.register(SETTINGS),
    CopiesModule,
    CalendarModule,
    ChannelsModule,
    RemindersModule,
    WebhooksModule,
    LubeLoggerModule,
  ],
  closedToApiKeys: true,
  names,
  secrets: ['SMTP_URL'],
  exports: EXPORTED_LISTS,
  follows: {
    garage: [VehicleCopies, OdometerCopies, VehicleTelling, PartTelling],
    service: [DuePointCopies, ServiceEventTelling, DuePointTelling],
    usage: [ComponentDuePointCopies, ComponentDueTelling],
    records: [DocumentCopies, ModificationTelling, IssueTelling, TrackDayTelling, PaperTelling, DocumentExpiryTelling],
  },
});
