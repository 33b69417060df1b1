import type { ExportedList } from '@carnet/journal';
import { ExportedChannelView } from './channels/channel.dto.js';
import { reminderChannels, reminderChannelsOf } from './channels/channel.read.js';
import {
  ExportedReminderSettingsView,
  ReminderSnoozeView,
  ToldReminderView,
} from './reminders/exported-reminder.dto.js';
import {
  reminderSettings,
  reminderSettingsOf,
  reminderSnoozes,
  reminderSnoozesOf,
  toldReminders,
  toldRemindersOf,
} from './reminders/exported-reminder.read.js';
import { ExportedWebhookDeliveryView, WebhookView } from './webhooks/webhook.dto.js';
import { deliveriesOf, exportedDeliveries, webhooks, webhooksOf } from './webhooks/webhook.read.js';

/** Lists of this service for a person's export. They never contain a token or another secret. */
export const EXPORTED_LISTS: readonly ExportedList[] = [
  {
    name: 'reminder-settings',
    view: ExportedReminderSettingsView,
    query: () => reminderSettings,
    where: reminderSettingsOf,
  },
  { name: 'reminder-channels', view: ExportedChannelView, query: () => reminderChannels, where: reminderChannelsOf },
  { name: 'reminder-snoozes', view: ReminderSnoozeView, query: () => reminderSnoozes, where: reminderSnoozesOf },
  { name: 'reminders-told', view: ToldReminderView, query: () => toldReminders, where: toldRemindersOf },
  { name: 'webhooks', view: WebhookView, query: () => webhooks, where: webhooksOf },
  {
    name: 'webhook-deliveries',
    view: ExportedWebhookDeliveryView,
    query: () => exportedDeliveries,
    where: deliveriesOf,
  },
];
