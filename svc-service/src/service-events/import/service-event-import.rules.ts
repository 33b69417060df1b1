import { faultOf, type KnownReferences } from '@carnet/fact-log';
import { checkedAs, isDay, readEdtf } from '@carnet/fields';
import {
  type CheckedEntry,
  checkedEntry,
  entriesOfFile,
  type Entry,
  isBlankedOut,
  isEntry,
  wellFormed,
  wholeNumber,
} from '@carnet/imports';
import { Invalid, type Said } from '@carnet/messages';
import * as m from '../../messages/import.js';
import { EVENT_STATUSES, type NewEvent } from '../service-event.entity.js';
import { newServiceEvent, referencesOf } from '../service-event.rules.js';
import { ImportedServiceEvent } from '../service-event.dto.js';

export type CheckedEvent = CheckedEntry<{ event: NewEvent }>;

/** The events of a file. */
export const entriesOf = (body: unknown): unknown[] =>
  entriesOfFile(body, {
    send: m.sendEvents,
    none: m.noEvents,
    tooMany: m.tooManyEvents,
  });

/** Checks one entry by the specification (spec §5), without its references. `own` is the person's currency, null if no entry needs it. */
export const checked = (entry: unknown, index: number, own: string | null): CheckedEvent =>
  checkedEntry(index, () =>
    isEntry(entry) ? { event: toEvent(entry, own), note: photosNote(entry) } : { event: toEvent({}, own) },
  );

/** Refuses an entry whose vehicle, parts, template or schedule do not exist, or do not belong together. */
export function withKnownReferences(entry: CheckedEvent, known: KnownReferences): CheckedEvent {
  if ('why' in entry) return entry;
  const fault = faultOf(referencesOf(entry.event), known);
  return fault ? { index: entry.index, why: fault.said } : entry;
}

function toEvent(entry: Entry, own: string | null): NewEvent {
  const input = checkedAs(ImportedServiceEvent, normalised(entry));
  if (isBlankedOut(entry.description, input.description)) throw new Invalid(m.badDescription);
  return newServiceEvent(input, own);
}

/** Converts loosely written values in a file to the values that a form sends (spec §5). */
function normalised(entry: Entry): Entry {
  return {
    ...entry,
    name: wellFormed(entry.name),
    description: wellFormed(entry.description),
    notes: wellFormed(entry.notes),
    report_content: wellFormed(entry.report_content ?? (isEntry(entry.report) ? entry.report.content : undefined)),
    ...dateOf(entry),
    status: EVENT_STATUSES.some((status) => status === entry.status) ? entry.status : 'Completed',
    mileage_at_service: wholeNumber(entry.mileage_at_service),
    parts: listOf(entry.parts),
  };
}

/** A file may contain a year or any EDTF in the date field, where a form has a day. */
function dateOf({ date_performed: said, date_performed_edtf: edtf }: Entry): Entry {
  const date = typeof said === 'number' ? String(said) : said;
  const isEdtf = !isDay(date) && readEdtf(date) !== null;
  return isEdtf && !edtf ? { date_performed: null, date_performed_edtf: date } : {};
}

/** JSON contains no pictures. The page extracts those of a ZIP before, and uploads them separately. */
function photosNote({ photos }: Entry): Said | undefined {
  const count = listOf(photos).length;
  return count === 0 ? undefined : m.photosLeftOut({ count });
}

/** A list, or the JSON list in a text; empty otherwise. */
function listOf(value: unknown): unknown[] {
  if (Array.isArray(value)) return value as unknown[];
  if (typeof value !== 'string') return [];
  try {
    const parsed = JSON.parse(value) as unknown;
    return Array.isArray(parsed) ? (parsed as unknown[]) : [];
  } catch {
    return [];
  }
}
