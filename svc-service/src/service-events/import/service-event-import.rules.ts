import { failuresOf, faultOf, Invalid, invalid, type KnownReferences } from '@carnet/svc-kit';
import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import {
  type CheckedEntry,
  checkedEntry,
  entriesOfFile,
  type Entry,
  INVALID_DESCRIPTION,
  isBlankedOut,
  isEntry,
  wellFormed,
  wholeNumber,
} from '../../imports/imported-file.rules.js';
import { EVENT_STATUSES, type NewEvent } from '../service-event.entity.js';
import { newServiceEvent, referencesOf } from '../service-event.rules.js';
import { ImportedServiceEvent } from '../service-event.dto.js';

export type CheckedEvent = CheckedEntry<{ event: NewEvent }>;

/** The events of a file. */
export const entriesOf = (body: unknown): unknown[] =>
  entriesOfFile(body, {
    one: 'service event',
    many: 'service events',
    none: 'No service events found in file',
  });

/** Checks one entry by the documents' rules (spec §5), as far as that goes without looking at what it refers to. */
export const checked = (entry: unknown, index: number): CheckedEvent =>
  checkedEntry(index, () =>
    isEntry(entry) ? { event: toEvent(entry), note: photosNote(entry) } : { event: toEvent({}) },
  );

/** Refuses an entry whose vehicle, parts, template or schedule are not there, or do not belong together. */
export function withKnownReferences(entry: CheckedEvent, known: KnownReferences): CheckedEvent {
  if ('msg' in entry) return entry;
  const fault = faultOf(referencesOf(entry.event), known);
  return fault ? { index: entry.index, msg: fault.msg } : entry;
}

function toEvent(entry: Entry): NewEvent {
  const input = plainToInstance(ImportedServiceEvent, normalised(entry));
  const errors = validateSync(input, { whitelist: true, stopAtFirstError: true, forbidUnknownValues: false });
  if (errors.length > 0) throw invalid(failuresOf(errors));
  if (isBlankedOut(entry.description, input.description)) throw new Invalid(INVALID_DESCRIPTION);
  return newServiceEvent(input);
}

/** What files may say loosely, said as a form would (spec §5). */
function normalised(entry: Entry): Entry {
  return {
    ...entry,
    name: wellFormed(entry.name),
    description: wellFormed(entry.description),
    notes: wellFormed(entry.notes),
    report_content: wellFormed(entry.report_content ?? (isEntry(entry.report) ? entry.report.content : undefined)),
    status: EVENT_STATUSES.some((status) => status === entry.status) ? entry.status : 'Completed',
    mileage_at_service: wholeNumber(entry.mileage_at_service),
    parts: listOf(entry.parts),
  };
}

/** An event has no photos of its own yet, and a file that has some must not lose them without a word. */
function photosNote({ photos }: Entry): string | undefined {
  const count = listOf(photos).length;
  if (count === 0) return undefined;
  return `${count === 1 ? '1 photo is' : `${count} photos are`} left out: photos cannot be imported yet`;
}

/** A list, or the list that a string holds; empty otherwise. */
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
