import { MailModule } from '@carnet/mail';
import { defineService } from '@carnet/nest-kit';
import { EXPORTED_LISTS } from './exported-lists.js';
import { AccountsModule } from './accounts/accounts.module.js';
import { userRepublication } from './accounts/user.fact.js';
import { AddressesModule } from './addresses/addresses.module.js';
import { ApiKeysOfVehicles, VehiclesOfKeys, VehiclesOfUser } from './api-keys/api-key.handlers.js';
import { ApiKeysModule } from './api-keys/api-keys.module.js';
import { ForgottenPasswordsModule } from './forgotten-passwords/forgotten-passwords.module.js';
import { GuestModule } from './guest/guest.module.js';
import { HandoversModule } from './handovers/handovers.module.js';
import { HandoversOfVehicles } from './handovers/handovers.service.js';
import { KeysModule } from './keys/keys.module.js';
import { MovedModule } from './moved/moved.module.js';
import { names } from './messages/names.js';
import { CreateIdentity1761000000000 } from './migrations/1761000000000-create-identity.js';
import { UsersTimeZone1765000000000 } from './migrations/1765000000000-users-time-zone.js';
import { UsersSettings1772000000000 } from './migrations/1772000000000-users-settings.js';
import { Handovers1801010000000 } from './migrations/1801010000000-handovers.js';
import { Mails1785010000000 } from './migrations/1785010000000-mails.js';
import { PasswordResets1785010100000 } from './migrations/1785010100000-password-resets.js';
import { CreateSessions1785020100000 } from './migrations/1785020100000-create-sessions.js';
import { Calendar1785030000000 } from './migrations/1785030000000-calendar.js';
import { ApiKeys1786010100000 } from './migrations/1786010100000-api-keys.js';
import { SecondFactors1786020000000 } from './migrations/1786020000000-second-factors.js';
import { SecondFactorModule } from './second-factor/second-factor.module.js';
import { ConfirmedAddresses1786030000000 } from './migrations/1786030000000-confirmed-addresses.js';
import { Reminders1786040000000 } from './migrations/1786040000000-reminders.js';
import { IdsOfExportedRows1786080000000 } from './migrations/1786080000000-ids-of-exported-rows.js';
import { OperatorsModule } from './operators/operators.module.js';
import { EarlierWebhookSecrets1787060000000 } from './migrations/1787060000000-earlier-webhook-secrets.js';
import { Passkeys1787050000000 } from './migrations/1787050000000-passkeys.js';
import { PasskeysModule } from './passkeys/passkeys.module.js';
import { ReminderChannels1787040000000 } from './migrations/1787040000000-reminder-channels.js';
import { NotifyApart1793000000000 } from './migrations/1793000000000-notify-apart.js';
import { OwnProviders1786031000000 } from './migrations/1786031000000-own-providers.js';
import { ProvidersModule } from './providers/providers.module.js';
import { SessionsModule } from './sessions/sessions.module.js';
import { OverdueInCalendars1787080000000 } from './migrations/1787080000000-overdue-in-calendars.js';
import { SetAside1787070000000 } from './migrations/1787070000000-set-aside.js';
import { SetAsideModule } from './set-aside/set-aside.module.js';
import { SETTINGS, SettingsModule } from './settings.js';
import { Sharing1800000000010 } from './migrations/1800000000010-sharing.js';
import { PeopleOfGarages1802000000000 } from './migrations/1802000000000-people-of-garages.js';
import { WritersOfGarages1811000000001 } from './migrations/1811000000001-writers-of-garages.js';
import { RemindersOfSharedGarages1811000000000 } from './migrations/1811000000000-reminders-of-shared-garages.js';
import { GrantsOfVehicles } from './sharing/grant.handlers.js';
import { SharingModule } from './sharing/sharing.module.js';
import { Webhooks1787030000000 } from './migrations/1787030000000-webhooks.js';

export const identity = defineService({
  name: 'identity',
  title: 'Carnet: identity',
  description: 'Who uses Carnet: registration, sign-in, profile, password, API keys, the public keys of tokens.',
  migrations: [
    CreateIdentity1761000000000,
    UsersTimeZone1765000000000,
    UsersSettings1772000000000,
    Mails1785010000000,
    PasswordResets1785010100000,
    CreateSessions1785020100000,
    Calendar1785030000000,
    ApiKeys1786010100000,
    SecondFactors1786020000000,
    ConfirmedAddresses1786030000000,
    Reminders1786040000000,
    OwnProviders1786031000000,
    IdsOfExportedRows1786080000000,
    Webhooks1787030000000,
    ReminderChannels1787040000000,
    Passkeys1787050000000,
    EarlierWebhookSecrets1787060000000,
    SetAside1787070000000,
    OverdueInCalendars1787080000000,
    NotifyApart1793000000000,
    Sharing1800000000010,
    Handovers1801010000000,
    PeopleOfGarages1802000000000,
    RemindersOfSharedGarages1811000000000,
    WritersOfGarages1811000000001,
  ],
  // The quotas of webhooks and channels also apply when set-aside ones are restored.
  quotas: {
    ...{ api_keys: 50, invitations: 50, grants: 200, passkeys: 20, webhooks: 10, reminder_channels: 30 },
    handovers: 2_000,
  },
  waitingWork: [{ name: 'mails', table: 'mails' }],
  modules: [
    SettingsModule,
    KeysModule,
    SessionsModule,
    MailModule.register(SETTINGS),
    AccountsModule,
    PasskeysModule,
    SecondFactorModule,
    OperatorsModule,
    ForgottenPasswordsModule,
    SetAsideModule,
    AddressesModule,
    ProvidersModule,
    ApiKeysModule,
    HandoversModule,
    SharingModule,
    GuestModule,
    MovedModule,
  ],
  closedToApiKeys: true,
  names,
  secrets: ['SMTP_URL'],
  exports: EXPORTED_LISTS,
  follows: {
    identity: [VehiclesOfUser],
    garage: [ApiKeysOfVehicles, GrantsOfVehicles, HandoversOfVehicles, VehiclesOfKeys],
  },
  republishes: [userRepublication],
});
