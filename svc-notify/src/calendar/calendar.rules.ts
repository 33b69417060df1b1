import type { Language, Said } from '@carnet/messages';
import ical, { ICalEventTransparency } from 'ical-generator';
import * as m from '../messages/calendar.js';
import * as reminder from '../messages/reminder.js';
import { daysBetween } from '../reminders/moments.rules.js';
import { dayOf, type DuePoint, isOverdue } from './due.rules.js';

/** The owner of the calendar, and the current request. */
export interface Reader {
  /** Unique id of this calendar, as a part of the ids of its entries. */
  uid: string;
  language: Language | null;
  region: string | null;
  /** The origin of the requested address: `https://carnet.example`. */
  origin: string;
  /** The person's current day, `YYYY-MM-DD`. */
  today: string;
  /** True to show overdue entries on the current day instead of their own. */
  overdue_today: boolean;
  overdue_set_at: Date;
}

/** A due point in a calendar. `point_told_at` is when the point was last published; `told_at` is when the point or its vehicle was. */
export type DueEntry = DuePoint & { point_told_at: Date };

/** The interval at which calendar programs should reload. */
const HOURS = 6;

/** More days than anything stays overdue. So a changed due point always gets a higher sequence number than all its daily moves. */
const STEPS = 10_000;
const EARLIEST_ZONE_MS = 14 * 3_600_000;

/** Builds a calendar by RFC 5545 with an all-day event for each entry, without alarms, which each person sets. The same entries and day give the same text. */
export function calendarOf(entries: readonly DueEntry[], reader: Reader): string {
  const say = speakerOf(reader);
  const calendar = ical({
    name: say.said(m.calendarName),
    prodId: { company: 'Carnet', product: 'Carnet', language: say.language.toUpperCase() },
    ttl: HOURS * 3_600,
  });
  for (const { entry, day, isLate } of placed(entries, reader)) {
    const changedAt = changeOf(entry, isLate, reader);
    calendar.createEvent({
      id: `due-${entry.id}@${reader.uid}`,
      sequence: sequenceOf(entry, isLate, reader.today),
      stamp: changedAt,
      lastModified: changedAt,
      start: new Date(`${day}T00:00:00Z`),
      allDay: true,
      // The event does not mark the person as busy.
      transparency: ICalEventTransparency.TRANSPARENT,
      summary: say.said(m.title({ what: entry.name, vehicle: vehicleName(entry) })),
      description: (day === dayOf(entry) ? detailsOf(entry, say) : lateDetailsOf(entry, say)).join('\n'),
      url: reader.origin + pathOf(entry),
    });
  }
  return calendar.toString();
}

/** Chooses the day of each entry: the current day for overdue ones, if the person wants that. Other entries without a day are left out. */
const placed = (entries: readonly DueEntry[], { today, overdue_today }: Reader) =>
  entries.flatMap((entry) => {
    const isLate = isOverdue(entry, today);
    const day = isLate && overdue_today ? today : dayOf(entry);
    return day === null ? [] : [{ entry, day, isLate }];
  });

/** An overdue entry moves each day, so its sequence number must grow each day. */
function sequenceOf({ version, point_told_at }: DueEntry, isLate: boolean, today: string): number {
  const days = isLate ? Math.max(0, daysBetween(point_told_at.toISOString().slice(0, 10), today)) : 0;
  return (version - 1) * STEPS + Math.min(STEPS - 1, days);
}

/** When an entry last changed. An overdue entry changes when the day begins in the earliest time zone, and when its setting changes. */
function changeOf({ told_at }: DueEntry, isLate: boolean, { today, overdue_today, overdue_set_at }: Reader): Date {
  if (!isLate) return told_at;
  const moved = overdue_today ? Date.parse(`${today}T00:00:00Z`) - EARLIEST_ZONE_MS : 0;
  return new Date(Math.max(told_at.getTime(), overdue_set_at.getTime(), moved));
}

export const vehicleName = ({
  nickname,
  year,
  make,
  model,
}: Pick<DuePoint, 'nickname' | 'year' | 'make' | 'model'>): string =>
  nickname ?? [year, make, model].filter(Boolean).join(' ');

/** The address of the event or component, or of the vehicle's page, which shows what is due. */
function pathOf({ kind, record_id, vehicle_id }: DuePoint): string {
  if (kind === 'component') return `/components/${record_id}`;
  return kind === 'event' ? `/service/events/${record_id}` : `/vehicles/${vehicle_id}`;
}

export type Speaker = ReturnType<typeof speakerOf>;

/** Formats texts in the person's language and region. */
export function speakerOf({ language, region }: Pick<Reader, 'language' | 'region'>) {
  const spoken = language ?? 'en';
  const tag = region ? new Intl.Locale(spoken, { region: new Intl.Locale(region).region }).toString() : spoken;
  const days = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' });
  return {
    language: spoken,
    /** The separator between two sentences. */
    between: spoken === 'ja' ? '' : ' ',
    said: (what: Said): string => what.in(spoken) ?? String(what),
    day: (day: string): string => days.format(new Date(`${day}T00:00:00Z`)),
    mileage: (value: number, unit: string): string => `${value.toLocaleString(region ?? tag)}\u00a0${unit}`,
  };
}

/** Explains the day of an entry: the mileage, and the latest day if there is one. */
export function detailsOf({ kind, due_on, due_mileage, odometer_unit, expected_on }: DuePoint, say: Speaker): string[] {
  if (kind === 'event') return [say.said(m.planned)];
  const mileage = due_mileage === null ? null : say.mileage(due_mileage, odometer_unit ?? 'mi');
  return [
    ...(mileage !== null && expected_on === null ? [say.said(m.dueAt({ mileage }))] : []),
    ...(mileage !== null && expected_on !== null
      ? [say.said(m.dueAtExpected({ mileage, day: say.day(expected_on) }))]
      : []),
    ...(due_on === null ? [] : [say.said(m.dueOn({ day: say.day(due_on) }))]),
  ];
}

/** Tells since when an entry is overdue, and the mileage. */
const lateDetailsOf = (entry: DuePoint, say: Speaker): string[] => [
  say.said(overdueOf(entry, dayOf(entry), say)),
  ...(entry.due_mileage === null ? [] : detailsOf(entry, say)),
];

/** Tells since when an entry is overdue. If a mileage was reached earlier than expected, the day is not known. */
export function overdueOf({ kind, due_on, expected_on }: DuePoint, day: string | null, say: Speaker): Said {
  if (day === null) return reminder.overdue;
  if (kind === 'event') return reminder.wasPlannedFor({ day: say.day(day) });
  return [due_on, expected_on].includes(day) ? reminder.overdueSince({ day: say.day(day) }) : reminder.overdue;
}
