import { digestsOf, type JournalFields, leafOf, saltOf } from '@carnet/journal';
import type { BookJournal } from '../src/checkpoint/book-journal.js';
import { checkpointNote } from '../src/checkpoint/checkpoint.rules.js';
import { appended, EMPTY, leafHash, rootOfEdge } from '../src/checkpoint/merkle.rules.js';
import type { SealingKey } from '../src/seal/sealing-key.js';

export interface TestEntry {
  kind: string;
  id: number;
  fields: JournalFields;
  action?: 'created' | 'changed' | 'opened';
}

/** The journal behind `aBook`: with overwritten values, and with fields that books do not print. */
export const ENTRIES: readonly TestEntry[] = [
  { kind: 'vehicle', id: 7, fields: { make: 'Alfa Romeo', model: 'Giulia Sprint GT', notes: 'Spare key at Scalino' } },
  {
    kind: 'service-event',
    id: 1,
    fields: { name: 'Brakes by Margaret Holloway', cost: '1235.50', currency: 'USD', description: 'Oil and filter.' },
  },
  { kind: 'service-event', id: 1, fields: { name: 'Service number 1' }, action: 'changed' },
  { kind: 'ownership-chapter', id: 2, fields: { owner_name: 'Robin Ellery', from_date: '2001-04-07', price: '4200' } },
  { kind: 'part', id: 3, fields: { name: 'Oil filter', manufacturer: 'FIAMM', cost: '2.00' } },
];

/** @param entries in order */
export function aJournal(
  key: SealingKey,
  entries: readonly TestEntry[] = ENTRIES,
  origin = `${key.name}/vehicles/5f0c`,
): BookJournal {
  const made = entries.map(({ kind, id, fields, action = 'created' }, at) => {
    const salt = `salt of ${at}`;
    const meta = { seq: at + 1, kind, id, version: 1, action, at: '2026-05-01T10:00:00.000Z' };
    const values = Object.fromEntries(
      Object.entries(fields).map(([name, value]) => [name, { salt: saltOf(salt, name), value }]),
    );
    return { leaf: at, text: leafOf(meta, digestsOf(salt, fields)), kind, id, values };
  });
  const hashes = made.map(({ text }) => leafHash(text));
  const head = { origin, size: hashes.length, root: rootOfEdge(appended(EMPTY, hashes)).toString('base64') };
  const leaves = hashes.map((hash) => hash.toString('base64'));
  return { ...head, note: checkpointNote(head, null, key), leaves, entries: made };
}
