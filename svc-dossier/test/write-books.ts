// Writes small books of one vehicle, for browser tests: `node --import tsx svc-dossier/test/write-books.ts <folder>`.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeBook } from '../src/make-book.js';
import { aBook, aKey, anEmptyFolder } from './a-book.js';
import { aJournal, ENTRIES, type TestEntry } from './a-journal.js';

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Say where to write');
await mkdir(folder, { recursive: true });

const key = aKey();
const changed: TestEntry = { kind: 'vehicle', id: 7, fields: { make: 'Alfa Romeo', model: 'Another' } };
const books: Record<string, readonly TestEntry[]> = {
  earlier: ENTRIES.slice(0, 3),
  later: ENTRIES,
  rewritten: [changed, ...ENTRIES.slice(1)],
};
const book = aBook({ photos: [], pairs: [], papers: [] });
for (const [name, entries] of Object.entries(books)) {
  const order = { book, source: folder, folder: await anEmptyFolder(), key, engine: 'any' as const };
  const { pdf } = await makeBook({ ...order, journal: aJournal(key, entries) });
  await writeFile(join(folder, `${name}.pdf`), pdf);
}
