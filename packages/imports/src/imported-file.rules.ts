import { setImmediate as nextTurn } from 'node:timers/promises';
import { Invalid, type Language, type Names, type Said, sentence } from '@carnet/messages';
import { type ImportReport, type ImportResult, MAX_IMPORT } from './import.dto.js';

export type Entry = Record<string, unknown>;

/** A checked entry of a file: the values to store, or the error. */
export type CheckedEntry<Stored extends object> =
  | ({ index: number; /** Names the parts of the entry that are left out. */ note?: Said } & Stored)
  | { index: number; why: Said };

/** Messages about a file as a whole. */
export interface FileWords {
  send: Said;
  /** The specification's message for an empty file. */
  none: Said;
  tooMany: (given: { most: number }) => Said;
}

/** The entries of a file. A single object counts as a list of one (contract §4). */
export function entriesOfFile(body: unknown, { send, none, tooMany }: FileWords): unknown[] {
  const entries = Array.isArray(body) ? (body as unknown[]) : [body];
  if (!Array.isArray(body) && !isEntry(body)) throw new Invalid(send);
  if (entries.length === 0) throw new Invalid(none);
  if (entries.length > MAX_IMPORT) throw new Invalid(tooMany({ most: MAX_IMPORT }));
  return entries;
}

/** Number of entries checked in one go. Other requests run in between. */
const BATCH = 100;

/** Checks every entry of a file without blocking the event loop. */
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

/** Checks one entry; a broken rule becomes its message. */
export function checkedEntry<Stored extends object>(index: number, check: () => Stored): CheckedEntry<Stored> {
  try {
    return { index, ...check() };
  } catch (error) {
    if (error instanceof Invalid) return { index, why: error.said };
    throw error;
  }
}

/** The language of a report, and its labels of fields. */
export interface Spoken {
  language: Language;
  called: Names;
}

/** Reports each entry in order; `ids` are the ids of the stored entries, in order. */
export function reportOn(entries: CheckedEntry<object>[], ids: number[], spoken: Spoken): ImportReport {
  let stored = 0;
  const results = entries.map((entry): ImportResult => {
    if ('why' in entry) return { index: entry.index, ...said(entry.why, spoken) };
    return { index: entry.index, id: ids[stored++]!, ...noted(entry.note, spoken) };
  });
  return { total: entries.length, imported: stored, failed: entries.length - stored, results };
}

/** Reports the values that each entry would store, in order. Stores nothing. */
export function reportOnDryRun<Stored extends object>(
  entries: CheckedEntry<Stored>[],
  valuesOf: (entry: Stored) => object,
  spoken: Spoken,
): ImportReport {
  const results = entries.map((entry): ImportResult => {
    if ('why' in entry) return { index: entry.index, ...said(entry.why, spoken) };
    return { index: entry.index, values: { ...valuesOf(entry) }, ...noted(entry.note, spoken) };
  });
  return { total: entries.length, imported: 0, failed: results.filter(({ msg }) => msg).length, results };
}

const said = (what: Said, { language, called }: Spoken) => sentence(what, language, called);

function noted(note: Said | undefined, spoken: Spoken): Pick<ImportResult, 'note' | 'note_code' | 'note_params'> {
  if (!note) return {};
  const { msg, code, params } = said(note, spoken);
  return { note: msg, note_code: code, note_params: params };
}

export const isEntry = (value: unknown): value is Entry =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Removes the fraction of a number in a file. */
export function wholeNumber(value: unknown): unknown {
  if (typeof value === 'number') return Math.trunc(value);
  return typeof value === 'string' ? value.replace(/^(\s*\d+)\.\d*(\s*)$/, '$1$2') : value;
}

/** Replaces lone surrogates, which PostgreSQL's JSON refuses. */
export const wellFormed = (value: unknown): unknown =>
  typeof value === 'string' ? value.replace(/\p{Surrogate}/gu, '\ufffd') : value;

/** True if sanitising leaves nothing of a description, which is a mistake in the file. */
export const isBlankedOut = (given: unknown, kept: string | null | undefined): boolean =>
  typeof given === 'string' && given.trim() !== '' && !kept;

/**
 * Tells whether the person's currency decides if an entry is valid: the entry has decimals and no currency of its own, or has two currencies. Every currency
 * accepts a whole amount.
 */
export const needsOwnCurrency = (entry: unknown, amount: string): boolean =>
  isEntry(entry) && ((!entry.currency && mayHaveDecimals(entry[amount])) || Boolean(entry.converted_cost));

const mayHaveDecimals = (amount: unknown): boolean =>
  (typeof amount === 'number' || typeof amount === 'string') && !Number.isInteger(Number(amount));
