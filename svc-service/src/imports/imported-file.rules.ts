import { setImmediate as nextTurn } from 'node:timers/promises';
import { Invalid } from '@carnet/svc-kit';
import type { ImportReport, ImportResult } from './import.dto.js';

export const MAX_IMPORT = 5_000;
export const IMPORT_BYTES = 10 * 1024 * 1024;
export const INVALID_DESCRIPTION = 'Invalid HTML content in description. Check browser console for details.';

export type Entry = Record<string, unknown>;

/** An entry of a file, checked: what is to be stored, or what is wrong with it. */
export type CheckedEntry<Stored extends object> =
  ({ index: number; /** What of it is left out. */ note?: string } & Stored) | { index: number; msg: string };

/** What a file's entries are called in its messages. */
export interface FileWords {
  one: string;
  many: string;
  /** The documents' sentence for an empty file. */
  none: string;
}

/** The entries of a file; a single object is a list of one (contract §4). */
export function entriesOfFile(body: unknown, { one, many, none }: FileWords): unknown[] {
  const entries = Array.isArray(body) ? (body as unknown[]) : [body];
  if (!Array.isArray(body) && !isEntry(body)) throw new Invalid(`Send a list of ${many}, or one ${one}`);
  if (entries.length === 0) throw new Invalid(none);
  if (entries.length > MAX_IMPORT)
    throw new Invalid(`An import takes at most ${MAX_IMPORT.toLocaleString('en-US')} ${many}`);
  return entries;
}

/** Entries that are checked in one go; other requests get their turn in between. */
const BATCH = 100;

/** Checks every entry of a file, without keeping everybody else waiting. */
export async function checkAll<Checked>(
  entries: unknown[],
  check: (entry: unknown, index: number) => Checked,
): Promise<Checked[]> {
  const all: Checked[] = [];
  for (const [index, entry] of entries.entries()) {
    if (index % BATCH === BATCH - 1) await nextTurn();
    all.push(check(entry, index));
  }
  return all;
}

/** Checks one entry; a rule that it breaks becomes its message. */
export function checkedEntry<Stored extends object>(index: number, check: () => Stored): CheckedEntry<Stored> {
  try {
    return { index, ...check() };
  } catch (error) {
    if (error instanceof Invalid) return { index, msg: error.message };
    throw error;
  }
}

/** Reports each entry in order; `ids` are those of the entries that were stored, in their order. */
export function reportOn(entries: CheckedEntry<object>[], ids: number[]): ImportReport {
  let stored = 0;
  const results = entries.map((entry): ImportResult => {
    if ('msg' in entry) return { index: entry.index, msg: entry.msg };
    return { index: entry.index, id: ids[stored++]!, note: entry.note };
  });
  return { total: entries.length, imported: stored, failed: entries.length - stored, results };
}

/** Reports for each entry in order what would be stored; nothing is. */
export function reportOnDryRun<Stored extends object>(
  entries: CheckedEntry<Stored>[],
  valuesOf: (entry: Stored) => object,
): ImportReport {
  const results = entries.map((entry): ImportResult => {
    if ('msg' in entry) return { index: entry.index, msg: entry.msg };
    return { index: entry.index, values: { ...valuesOf(entry) }, note: entry.note };
  });
  return { total: entries.length, imported: 0, failed: results.filter(({ msg }) => msg).length, results };
}

export const isEntry = (value: unknown): value is Entry =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A number of a file without its fraction. */
export function wholeNumber(value: unknown): unknown {
  if (typeof value === 'number') return Math.trunc(value);
  return typeof value === 'string' ? value.replace(/^(\s*\d+)\.\d*(\s*)$/, '$1$2') : value;
}

/** Half a character pair is no text that PostgreSQL's JSON takes. */
export const wellFormed = (value: unknown): unknown =>
  typeof value === 'string' ? value.replace(/\p{Surrogate}/gu, '\ufffd') : value;

/** A description of which the sanitiser leaves nothing is a mistake in the file. */
export const isBlankedOut = (given: unknown, kept: string | null | undefined): boolean =>
  typeof given === 'string' && given.trim() !== '' && !kept;
