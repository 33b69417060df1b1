import type { Language } from '@carnet/svc-kit';
import * as account from '../src/accounts/account-letters.js';
import type { User } from '../src/accounts/user.entity.js';
import * as apiKey from '../src/api-keys/api-key-letters.js';
import * as calendar from '../src/calendar/calendar-letters.js';
import * as channel from '../src/channels/channel-letters.js';
import type { Letter } from '../src/mail/letter.js';
import * as passkey from '../src/passkeys/passkey-letters.js';
import * as provider from '../src/providers/provider-letters.js';
import * as digest from '../src/reminders/digest-letter.js';
import type { DuePoint } from '../src/calendar/due.rules.js';
import type { Reminder } from '../src/reminders/reminders.rules.js';
import * as factor from '../src/second-factor/second-factor-letters.js';
import * as setAside from '../src/set-aside/set-aside-letters.js';
import type { Named } from '../src/set-aside/set-aside.entity.js';
import * as webhook from '../src/webhooks/webhook-letters.js';

export const CARNET = 'https://carnet.example.org';
const SECRET = 'Zk3vJ0h8mP5yq2Wc7TnRb4Xs9LdGf6UaEoHiYtKwQxM';

const SET_ASIDE: Named[] = [
  { kind: 'passkey', name: 'A phone' },
  { kind: 'app', name: null },
  { kind: 'provider', name: 'ann@example.org · id.example.org' },
  { kind: 'api_key', name: 'Home Assistant' },
  { kind: 'webhook', name: 'Home · home.example.org' },
  { kind: 'channel', name: null },
  { kind: 'calendar', name: null },
];

/** By the name of what composes them: each kind of letter that there is, in all that it may say. */
export function everyLetter(language: Language): Record<string, Letter[]> {
  const ann = aUser(language);
  const wanted = { ...ann, link_id: '1', link_email: ann.email, link_language: language };
  const change = { id: 1, language };
  const key = {
    ...{ id: 1, name: 'Home Assistant', prefix: 'carnet_ab12', vehicle_id: null, vehicle_name: null },
    ...NEVER,
  };
  const hook = { id: 1, name: 'Home Assistant', url: 'https://home.example.org/hooks/carnet' };
  const mails = {
    passwordChangedMail: [account.passwordChangedMail(ann, language, CARNET)],
    resetMail: [account.resetMail(ann, { id: '1', language }, SECRET, 30, CARNET)],
    confirmEmailMail: [account.confirmEmailMail(wanted, SECRET, CARNET)],
    emailChangedMail: [SECRET, null].map((secret) => account.emailChangedMail(ann, change, secret, 7, CARNET)),
    apiKeyMadeMail: (['read', 'write'] as const).map((access) =>
      apiKey.apiKeyMadeMail(ann, language, { ...key, access }, CARNET),
    ),
    passkeyChangedMail: (['added', 'removed'] as const).map((which) =>
      passkey.passkeyChangedMail(ann, which, { name: 'My laptop', language }, CARNET),
    ),
    providerChangedMail: (['linked', 'unlinked'] as const).map((which) =>
      provider.providerChangedMail(ann, which, { provider: 'Authentik', language }, CARNET),
    ),
    factorChangedMail: (['appAdded', 'appRemoved', 'codesRenewed'] as const).map((which) =>
      factor.factorChangedMail(ann, language, which, CARNET),
    ),
    takenBackMail: [
      { ended: SET_ASIDE, removed: SET_ASIDE.slice(0, 2), codesEnded: true },
      { ended: [], removed: [], codesEnded: false },
    ].map((taken) => setAside.takenBackMail(ann, language, taken, 30, CARNET)),
    broughtBackMail: SET_ASIDE.map((one) => setAside.broughtBackMail(ann, language, { ...one, id: 1 }, CARNET)),
    factorsRemovedMail: [factor.factorsRemovedMail(ann, language, CARNET)],
    recoveryCodeUsedMail: [9, 1, 0].map((left) =>
      factor.recoveryCodeUsedMail(ann, { id: '1', language }, left, CARNET),
    ),
    webhookMadeMail: [webhook.webhookMadeMail(ann, language, hook, CARNET)],
    webhookMovedMail: [webhook.webhookMovedMail(ann, language, { ...hook, version: 2 }, CARNET)],
    channelAddedMail: CHANNELS.map((one) => channel.channelAddedMail(ann, language, one, CARNET)),
    calendarMadeMail: [calendar.calendarMadeMail(ann, language, new Date(0), CARNET)],
    webhookOffMail: (['gone', 'failing'] as const).map((reason) =>
      webhook.webhookOffMail(ann, hook, reason, 'webhook-off:1', CARNET),
    ),
  };
  const listener = { language, region: REGIONS[language] };
  const links = { later: SECRET, unsubscribe: SECRET };
  return {
    ...Object.fromEntries(Object.entries(mails).map(([name, made]) => [name, made.map(({ letter }) => letter)])),
    digestLetter: [REMINDERS.slice(0, 1), REMINDERS, many(digest.MOST_ROWS + 3)].map(
      (reminders) => digest.digestLetter(reminders, listener, links, CARNET).letter,
    ),
    trialLetter: [digest.trialLetter(language, CARNET).letter],
  };
}

const REGIONS: Record<Language, string> = {
  en: 'en-GB',
  de: 'de-DE',
  fr: 'fr-FR',
  it: 'it-IT',
  es: 'es-ES',
  ja: 'ja-JP',
};

const CHANNELS = [
  { id: 1, kind: 'push' as const, address: 'https://push.example.org/1' },
  { id: 2, kind: 'ntfy' as const, address: 'https://ntfy.example.org/garage' },
];

const NEVER = { created_at: new Date(0), expires_at: null, last_used_at: null, uses: 0 };

const aUser = (language: Language): User => ({
  ...{ id: 1, username: 'ann-lindqvist', email: 'ann@example.org', first_name: 'Ann', last_name: 'Lindqvist' },
  ...{ email_confirmed: true, pending_email: null, password_hash: '', has_password: true, version: 1 },
  ...{ tokens_valid_from: new Date(0), language, region: REGIONS[language], time_zone: 'UTC' },
  ...{ currency: null, odometer_unit: null, first_day_of_week: null, paper: null },
});

const FULVIA = { make: 'Lancia', model: 'Fulvia Coupé Rallye 1.3 HF', year: 1971, nickname: null };
const KLARA = { make: 'Alfa Romeo', model: 'Giulia', year: 1966, nickname: 'Klara' };

const aPoint = (given: Partial<DuePoint>): DuePoint => ({
  ...{ id: 1, kind: 'schedule', record_id: 3, vehicle_id: 2, name: 'Oil change', due_on: '2026-11-03', version: 1 },
  ...{ due_mileage: 64_000, odometer_unit: 'km', expected_on: '2026-11-20', told_at: new Date(0), since: null },
  ...{ planned_event_id: null, current_mileage: 63_800, pace: null, ...FULVIA, ...given },
});

const aReminder = (given: Partial<Reminder>): Reminder => ({
  ...{ point: 'due-1', kind: 'overdue', tells: ['due-1'], day: '2026-11-03', vehicle_id: 2, about: aPoint({}) },
  ...given,
});

const REMINDERS: Reminder[] = [
  aReminder({}),
  aReminder({
    kind: 'ahead',
    day: '2026-12-01',
    about: aPoint({ name: 'Brake fluid', ...KLARA, due_mileage: null, due_on: '2026-12-01' }),
  }),
  aReminder({
    kind: 'planned',
    day: '2026-11-25',
    about: aPoint({ kind: 'event', name: 'Timing belt, water pump and tensioner', due_mileage: null }),
  }),
  aReminder({
    kind: 'document',
    day: '2026-12-31',
    about: { id: 4, vehicle_id: 2, title: 'Green card', type: null, expires_on: '2026-12-31', vehicle: KLARA },
  }),
  aReminder({
    kind: 'reading',
    day: '2026-08-01',
    about: { vehicle_id: 2, last_read_on: '2026-08-01', vehicle: FULVIA },
  }),
];

const many = (count: number): Reminder[] => Array.from({ length: count }, () => aReminder({}));
