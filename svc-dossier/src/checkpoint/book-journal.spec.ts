import { aBook, aKey } from '../../test/a-book.js';
import { aJournal, ENTRIES, type TestEntry } from '../../test/a-journal.js';
import { prepared } from '../chapters/make-pages.js';
import type { BookOptions } from '../model/book.js';
import { journalFile } from './book-journal.js';

interface File {
  leaves: string[];
  opened: { leaf: number; values: Record<string, { salt: string; value: string }> }[];
}

const key = aKey();
const fileOf = (options: Partial<BookOptions> = {}, entries?: readonly TestEntry[]): string =>
  journalFile(aJournal(key, entries), prepared(aBook({}, options)));
const opened = (file: string) =>
  (JSON.parse(file) as File).opened.map(({ leaf, values }) => [
    leaf,
    ...Object.entries(values).map(([name, { value }]) => `${name}: ${value}`),
  ]);

it('opens what the book prints, of each field what was written last', () => {
  expect(opened(fileOf())).toEqual([
    [0, 'make: Alfa Romeo', 'model: Giulia Sprint GT'],
    [1, 'cost: 1235.50', 'currency: USD', 'description: Oil and filter.'],
    [2, 'name: Service number 1'],
    [3, 'from_date: 2001-04-07', 'owner_name: Robin Ellery'],
    [4, 'manufacturer: FIAMM', 'name: Oil filter'],
  ]);
});

it('has the digests of everything, and nothing of what was overwritten or is not printed', () => {
  const file = fileOf();
  expect((JSON.parse(file) as File).leaves).toHaveLength(ENTRIES.length);
  for (const secret of ['Holloway', 'Scalino', '4200', 'salt of']) expect(file).not.toContain(secret);
});

it('opens nothing that is withheld, even where the book says the same of something else', () => {
  // The amount is a quantity of the book, too.
  const cheap: TestEntry = { kind: 'service-event', id: 2, fields: { cost: '2.00' } };
  const file = fileOf({ withhold: ['prices', 'names'], withholdWords: ['FIAMM'] }, [...ENTRIES, cheap]);
  expect(opened(file)).toEqual([
    [0, 'make: Alfa Romeo', 'model: Giulia Sprint GT'],
    [1, 'description: Oil and filter.'],
    [2, 'name: Service number 1'],
    [3, 'from_date: 2001-04-07'],
    [4, 'name: Oil filter'],
  ]);
  for (const secret of ['1235', 'USD', 'Robin', 'FIAMM', '"2.00"']) expect(file).not.toContain(secret);
});

it('opens nothing of a chapter that is left out', () => {
  const chapters = aBook().options.chapters.filter((chapter) => chapter !== 'ownership');
  expect(fileOf({ chapters })).not.toContain('Robin');
});

it('a field that was emptied is not opened with what it said before', () => {
  const emptied: TestEntry = { kind: 'vehicle', id: 7, fields: { model: null }, action: 'changed' };
  expect(opened(fileOf({}, [...ENTRIES, emptied]))[0]).toEqual([0, 'make: Alfa Romeo']);
});

it('a text is the same as HTML and as it was typed', () => {
  const typed: TestEntry = { kind: 'vehicle', id: 7, fields: { description: 'Scalino\nbody.' } };
  expect(opened(fileOf({}, [typed]))).toEqual([[0, 'description: Scalino\nbody.']]);
});
