import { sessionPerson } from '@carnet/mf-kit';
import type { Mapping } from './mapping.rules';
import { signatureOf } from './mapping.rules';
import { FIELDS } from './table-formats';
import type { Table } from './tables.rules';

/** As many tables are remembered, the last ones. */
const MOST = 20;

const keyOf = (person: number): string => `carnet.import-mappings.${person}`;

type Remembered = [signature: string, mapping: Mapping][];

/** How a person had tables with these headers read before, in this browser. */
export function rememberedMapping(table: Table): Mapping | null {
  const found = all().find(([signature]) => signature === signatureOf(table))?.[1];
  return found && fits(found, table) ? found : null;
}

export function rememberMapping(table: Table, mapping: Mapping): void {
  const person = sessionPerson();
  if (person === undefined) return;
  const others = all().filter(([signature]) => signature !== signatureOf(table));
  const kept = [...others, [signatureOf(table), mapping] as const].slice(-MOST);
  try {
    localStorage.setItem(keyOf(person), JSON.stringify(kept));
  } catch {
    // A browser that keeps nothing guesses anew next time.
  }
}

function all(): Remembered {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(sessionPerson() ?? 0)) ?? '[]') as unknown;
    return Array.isArray(kept) ? (kept as Remembered) : [];
  } catch {
    return [];
  }
}

const fits = ({ columns }: Mapping, { header }: Table): boolean =>
  FIELDS.every((field) => columns[field] === undefined || columns[field] < header.length);
