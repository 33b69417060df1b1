import type { Language, Said } from '@carnet/svc-kit';
import ical, { ICalEventTransparency } from 'ical-generator';
import * as m from '../messages/calendar.js';

/** Something that comes due, with the vehicle that it is for. Days are `YYYY-MM-DD`. */
export interface DueEntry {
  id: number;
  vehicle_id: number;
  kind: string;
  record_id: number;
  name: string;
  /** The one that it stands on: when it is due or expected, whichever is earlier. */
  day: string;
  due_on: string | null;
  due_mileage: number | null;
  odometer_unit: string | null;
  expected_on: string | null;
  version: number;
  /** When this, or what its vehicle is called, was told last. */
  told_at: Date;
  make: string;
  model: string;
  year: number | null;
  nickname: string | null;
}

/** Whose calendar it is and who asks. */
export interface Reader {
  /** Tells the entries of this calendar from those of all others. */
  uid: string;
  language: Language | null;
  region: string | null;
  /** Of the site that was asked: `https://carnet.example`. */
  origin: string;
}

/** How often a calendar program is asked to look. */
const HOURS = 6;

/** A calendar by RFC 5545: an entry of a whole day for each, without alarms, which are everybody's own. It is the same text for the same entries. */
export function calendarOf(entries: readonly DueEntry[], reader: Reader): string {
  const say = speakerOf(reader);
  const calendar = ical({
    name: say.said(m.calendarName),
    prodId: { company: 'Carnet', product: 'Carnet', language: say.language.toUpperCase() },
    ttl: HOURS * 3_600,
  });
  for (const entry of entries)
    calendar.createEvent({
      id: `due-${entry.id}@${reader.uid}`,
      sequence: entry.version - 1,
      stamp: entry.told_at,
      lastModified: entry.told_at,
      start: new Date(`${entry.day}T00:00:00Z`),
      allDay: true,
      // The day stays free for appointments.
      transparency: ICalEventTransparency.TRANSPARENT,
      summary: say.said(m.title({ what: entry.name, vehicle: vehicleName(entry) })),
      description: detailsOf(entry, say).join('\n'),
      url: reader.origin + pathOf(entry),
    });
  return calendar.toString();
}

export const vehicleName = ({
  nickname,
  year,
  make,
  model,
}: Pick<DueEntry, 'nickname' | 'year' | 'make' | 'model'>): string =>
  nickname ?? [year, make, model].filter(Boolean).join(' ');

/** The event itself, or the page of the vehicle, which says what is due. */
const pathOf = ({ kind, record_id, vehicle_id }: DueEntry): string =>
  kind === 'event' ? `/service/events/${record_id}` : `/vehicles/${vehicle_id}`;

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
export function detailsOf(
  { kind, due_on, due_mileage, odometer_unit, expected_on }: Omit<DueEntry, 'day'>,
  say: Speaker,
): string[] {
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
