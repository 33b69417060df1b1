import { failuresOf, Invalid, invalid } from '@carnet/svc-kit';
import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import type { KnownGarage } from '../../copies/copies.repository.js';
import { partFault, vehicleFault } from '../../copies/garage.rules.js';
import { EVENT_STATUSES, type NewEvent } from '../service-event.entity.js';
import { newServiceEvent, referencesOf, requireKnownPlans } from '../service-event.rules.js';
import { ImportedServiceEvent, INVALID_DESCRIPTION } from './imported-event.dto.js';
import type { ImportReport, ImportResult } from './service-event-import.view.js';

export const MAX_IMPORT = 5_000;

type Entry = Record<string, unknown>;

/** An entry of a file, checked: an event, or what is wrong with it. */
export type Checked = { index: number; event: NewEvent } | { index: number; msg: string };

/** The events of a file; a single object is a list of one (contract §4). */
export function entriesOf(body: unknown): unknown[] {
  const entries = Array.isArray(body) ? (body as unknown[]) : [body];
  if (!Array.isArray(body) && !isEntry(body)) throw new Invalid('Send a list of service events, or one service event');
  if (entries.length === 0) throw new Invalid('No service events found in file');
  if (entries.length > MAX_IMPORT)
    throw new Invalid(`An import takes at most ${MAX_IMPORT.toLocaleString('en-US')} service events`);
  return entries;
}

/** Checks one entry by the documents' rules (spec §5), as far as that goes without looking at what it refers to. */
export function checked(entry: unknown, index: number): Checked {
  try {
    return { index, event: toEvent(isEntry(entry) ? entry : {}) };
  } catch (error) {
    if (error instanceof Invalid) return { index, msg: error.message };
    throw error;
  }
}

/** Refuses an entry whose vehicle or parts are not there, or do not belong together. */
export function withKnownReferences(entry: Checked, known: KnownGarage): Checked {
  if ('msg' in entry) return entry;
  const references = referencesOf(entry.event);
  const msg = vehicleFault(known, references) ?? partFault(known, references);
  return msg ? { index: entry.index, msg } : entry;
}

/** Tells what became of each; `ids` are those of the entries that passed, in their order. */
export function reportOf(entries: Checked[], ids: number[]): ImportReport {
  let stored = 0;
  const results = entries.map((entry): ImportResult => {
    return 'msg' in entry ? { index: entry.index, msg: entry.msg } : { index: entry.index, id: ids[stored++]! };
  });
  return { total: entries.length, imported: stored, failed: entries.length - stored, results };
}

function toEvent(entry: Entry): NewEvent {
  const input = plainToInstance(ImportedServiceEvent, normalised(entry));
  const errors = validateSync(input, { whitelist: true, stopAtFirstError: true, forbidUnknownValues: false });
  if (errors.length > 0) throw invalid(failuresOf(errors));
  if (isBlankedOut(entry.description, input.description)) throw new Invalid(INVALID_DESCRIPTION);
  const event = newServiceEvent(input);
  requireKnownPlans(event.fields);
  return event;
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
    mileage_at_service: wholeMiles(entry.mileage_at_service),
    parts: listOf(entry.parts),
  };
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

function wholeMiles(value: unknown): unknown {
  if (typeof value === 'number') return Math.trunc(value);
  return typeof value === 'string' ? value.replace(/^(\s*\d+)\.\d*(\s*)$/, '$1$2') : value;
}

/** Half a character pair is no text that PostgreSQL's JSON takes. */
const wellFormed = (value: unknown): unknown =>
  typeof value === 'string' ? value.replace(/\p{Surrogate}/gu, '\ufffd') : value;

/** A description of which the sanitiser leaves nothing is not what its writer meant. */
const isBlankedOut = (given: unknown, kept: string | null | undefined): boolean =>
  typeof given === 'string' && given.trim() !== '' && !kept;

const isEntry = (value: unknown): value is Entry =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
