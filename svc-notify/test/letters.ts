import type { Letter } from '@carnet/mail';
import type { Language } from '@carnet/messages';
import * as calendar from '../src/calendar/calendar-letters.js';
import type { DuePoint } from '../src/calendar/due.rules.js';
import * as channel from '../src/channels/channel-letters.js';
import type { Recipient } from '../src/recipients/recipient.entity.js';
import * as digest from '../src/reminders/digest-letter.js';
import type { Reminder } from '../src/reminders/reminders.rules.js';
import * as webhook from '../src/webhooks/webhook-letters.js';

export const CARNET = 'https://carnet.example.org';
const SECRET = 'Zk3vJ0h8mP5yq2Wc7TnRb4Xs9LdGf6UaEoHiYtKwQxM';

/** Examples of each kind of letter with all its variants, by the name of the composing function. */
export function everyLetter(language: Language): Record<string, Letter[]> {
  const ann = aRecipient(language);
  const hook = { id: 1, name: 'Home Assistant', url: 'https://home.example.org/hooks/carnet' };
  const mails = {
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
    digestLetter: [REMINDERS.slice(0, 1), REMINDERS, SHARED, many(digest.MOST_ROWS + 3)].map(
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

const aRecipient = (language: Language): Recipient => ({
  ...{ id: 1, email: 'ann@example.org', email_confirmed: true, language, region: REGIONS[language] },
  ...{ time_zone: 'UTC', odometer_unit: null },
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

/** Reminders of shared garages, which follow the person's own. */
export const SHARED: Reminder[] = [
  ...REMINDERS.slice(0, 2),
  aReminder({ garage: { owner_id: 7, name: 'Ada Rossi' } }),
  aReminder({ garage: { owner_id: 7, name: 'Ada Rossi' }, about: aPoint({ name: 'Brake fluid', ...KLARA }) }),
  aReminder({ garage: { owner_id: 9, name: '<b>Ben</b>' } }),
];

const many = (count: number): Reminder[] => Array.from({ length: count }, () => aReminder({}));
