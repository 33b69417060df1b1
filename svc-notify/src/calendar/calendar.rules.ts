import type { Language, Said } from '@carnet/messages';
import ical, { ICalEventTransparency } from 'ical-generator';
import * as m from '../messages/calendar.js';
import * as reminder from '../messages/reminder.js';
import { daysBetween } from '../reminders/moments.rules.js';
import { dayOf, type DuePoint, isOverdue } from './due.rules.js';

/** Whose calendar it is and who asks. */
export interface Reader {
  /** Tells the entries of this calendar from those of all others. */
  uid: string;
  language: Language | null;
  region: string | null;
  /** The origin of the site that was asked: `https://carnet.example`. */
  origin: string;
  /** The day that it is for the person, `YYYY-MM-DD`. */
  today: string;
  /** True if an overdue entry stands on that day, and not on its own. */
  overdue_today: boolean;
  overdue_set_at: Date;
}

/** A due point of a calendar; `told_at` is when it, or what its vehicle is called, was told last, `point_told_at` when it was itself. */
export type DueEntry = DuePoint & { point_told_at: Date };

/** The pause after which a calendar program is asked to look again. */
const HOURS = 6;

/** More days than something is overdue for; an entry whose point changes has a higher number than all that it had on its way. */
const STEPS = 10_000;
const EARLIEST_ZONE_MS = 14 * 3_600_000;

/** A calendar by RFC 5545: an entry of a whole day for each, without alarms, which are everybody's own. It is the same text for the same entries and day. */
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
      // The day stays free for appointments.
      transparency: ICalEventTransparency.TRANSPARENT,
      summary: say.said(m.title({ what: entry.name, vehicle: vehicleName(entry) })),
      description: (day === dayOf(entry) ? detailsOf(entry, say) : lateDetailsOf(entry, say)).join('\n'),
      url: reader.origin + pathOf(entry),
    });
  }
  return calendar.toString();
}

/** Places the entries: overdue ones today, if the person wants that. What has no day stands nowhere else. */
const placed = (entries: readonly DueEntry[], { today, overdue_today }: Reader) =>
  entries.flatMap((entry) => {
    const isLate = isOverdue(entry, today);
    const day = isLate && overdue_today ? today : dayOf(entry);
    return day === null ? [] : [{ entry, day, isLate }];
  });

/** An overdue entry moves each day, as programs are told by a number that only grows. */
function sequenceOf({ version, point_told_at }: DueEntry, isLate: boolean, today: string): number {
  const days = isLate ? Math.max(0, daysBetween(point_told_at.toISOString().slice(0, 10), today)) : 0;
  return (version - 1) * STEPS + Math.min(STEPS - 1, days);
}

/** When an entry changed last: what is overdue does when the first zone begins the day, and when it was set where it stands. */
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

/** The event or the component itself, or the page of the vehicle, which says what is due. */
function pathOf({ kind, record_id, vehicle_id }: DuePoint): string {
  if (kind === 'component') return `/components/${record_id}`;
  return kind === 'event' ? `/service/events/${record_id}` : `/vehicles/${vehicle_id}`;
}

export type Speaker = ReturnType<typeof speakerOf>;

/** Says things as a person reads them. */
export function speakerOf({ language, region }: Pick<Reader, 'language' | 'region'>) {
  const spoken = language ?? 'en';
  const tag = region ? new Intl.Locale(spoken, { region: new Intl.Locale(region).region }).toString() : spoken;
  const days = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' });
  return {
    language: spoken,
    /** Stands between two sentences. */
    between: spoken === 'ja' ? '' : ' ',
    said: (what: Said): string => what.in(spoken) ?? String(what),
    day: (day: string): string => days.format(new Date(`${day}T00:00:00Z`)),
    mileage: (value: number, unit: string): string => `${value.toLocaleString(region ?? tag)}\u00a0${unit}`,
  };
}

/** Why it stands on its day: the mileage, and the latest day where there is one. */
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

/** Since when it is overdue, and by which mileage, which the day does not say. */
const lateDetailsOf = (entry: DuePoint, say: Speaker): string[] => [
  say.said(overdueOf(entry, dayOf(entry), say)),
  ...(entry.due_mileage === null ? [] : detailsOf(entry, say)),
];

/** Since when it is overdue: a mileage that came sooner than expected came on no day that is known. */
export function overdueOf({ kind, due_on, expected_on }: DuePoint, day: string | null, say: Speaker): Said {
  if (day === null) return reminder.overdue;
  if (kind === 'event') return reminder.wasPlannedFor({ day: say.day(day) });
  return [due_on, expected_on].includes(day) ? reminder.overdueSince({ day: say.day(day) }) : reminder.overdue;
}
