import { sessionPerson } from '@carnet/mf-kit';
import { type Mapping, type Remembered, signatureOf, toRemember } from './mapping.rules';
import { FIELDS } from './table-formats';
import type { Table } from './tables.rules';

/** As many tables are remembered, the last ones. */
const MOST = 20;

const keyOf = (person: number): string => `carnet.import-mappings.${person}`;

type Memory = [signature: string, remembered: Remembered][];

/** What a person said of a table with these headers before, in this browser. */
export function rememberedMapping(table: Table): Remembered | null {
  const found = all().find(([signature]) => signature === signatureOf(table))?.[1];
  // Earlier releases remembered more than what was said.
  return found && fits(found, table) ? toRemember(found as Mapping) : null;
}

export function rememberMapping(table: Table, mapping: Mapping): void {
  const person = sessionPerson();
  if (person === undefined) return;
  const others = all().filter(([signature]) => signature !== signatureOf(table));
  const kept = [...others, [signatureOf(table), toRemember(mapping)] as const].slice(-MOST);
  try {
    localStorage.setItem(keyOf(person), JSON.stringify(kept));
  } catch {
    // A browser that keeps nothing guesses anew next time.
  }
}

function all(): Memory {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(sessionPerson() ?? 0)) ?? '[]') as unknown;
    return Array.isArray(kept) ? (kept as Memory) : [];
  } catch {
    return [];
  }
}

const fits = ({ columns }: Remembered, { header }: Table): boolean =>
  FIELDS.every((field) => columns[field] === undefined || columns[field] < header.length);
