import { aBook, aKey, aService } from '../../test/a-book.js';
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
  // The amount is a printed quantity, too.
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

const oilChange = (id: number, day: string): TestEntry => ({
  kind: 'service-event',
  id,
  fields: { name: 'Oil change', date_performed: day, cost: '89.00', currency: 'USD' },
});
const cost = { amount: 89, currency: 'USD' };

it('opens nothing of a record from another time, even where one of the book says the same', () => {
  const parts = (id: number) => [{ id, name: 'Oil filter', number: null, maker: 'FIAMM', quantity: 1 }];
  const book = aBook(
    {
      services: [
        aService(15, { name: 'Oil change', cost, parts: parts(31) }),
        aService(22, { name: 'Oil change', cost, parts: parts(32) }),
      ],
      readings: [
        { day: '2015-05-12', value: 60_000 },
        { day: '2022-05-12', value: 60_000 },
      ],
    },
    { from: '2020-01-01' },
  );
  const entries: TestEntry[] = [
    oilChange(15, '2015-05-12'),
    oilChange(22, '2022-05-12'),
    { kind: 'part', id: 31, fields: { name: 'Oil filter', manufacturer: 'FIAMM' } },
    { kind: 'part', id: 32, fields: { name: 'Oil filter', manufacturer: 'FIAMM' } },
    { kind: 'odometer-reading', id: 41, fields: { read_on: '2015-05-12', value: '60000' } },
    { kind: 'odometer-reading', id: 42, fields: { read_on: '2021-01-01', value: '60000' } },
    { kind: 'odometer-reading', id: 42, fields: { read_on: '2022-05-12' }, action: 'changed' },
  ];
  expect(opened(journalFile(aJournal(key, entries), prepared(book)))).toEqual([
    [1, 'cost: 89.00', 'currency: USD', 'date_performed: 2022-05-12', 'name: Oil change'],
    [3, 'manufacturer: FIAMM', 'name: Oil filter'],
    [5, 'value: 60000'],
    [6, 'read_on: 2022-05-12'],
  ]);
});

it('opens nothing of a record in a chapter that is left out, even where another chapter says the same', () => {
  const book = aBook(
    { services: [aService(22, { name: 'Oil change', cost })] },
    { chapters: ['services', 'timeline', 'papers'] },
  );
  const others: TestEntry[] = [
    { kind: 'modification', id: 1, fields: { name: 'Oil change', cost: '89.00', currency: 'USD' } },
    { kind: 'issue', id: 22, fields: { title: 'Oil change' } },
    { kind: 'vehicle-identity', id: 22, fields: { name: 'Oil change' } },
    { kind: 'ownership-chapter', id: 22, fields: { from_date: '2022-05-12' } },
  ];
  const file = journalFile(aJournal(key, [...others, oilChange(22, '2022-05-12')]), prepared(book));
  expect(opened(file).map(([leaf]) => leaf)).toEqual([others.length]);
});

it('a number of a paper, of a part or of a record opens no amount', () => {
  const inOtherCost = { ...aBook().modifications[0]!, id: 7, cost: null, papers: [2], photos: [1] };
  const entries: TestEntry[] = ['1', '2', '7'].map((amount) => ({
    kind: 'modification',
    id: 7,
    fields: { cost: amount },
  }));
  for (const entry of entries)
    expect(opened(journalFile(aJournal(key, [entry]), aBook({ modifications: [inOtherCost] })))).toEqual([]);
});

it('a field that was emptied is not opened with what it said before', () => {
  const emptied: TestEntry = { kind: 'vehicle', id: 7, fields: { model: null }, action: 'changed' };
  expect(opened(fileOf({}, [...ENTRIES, emptied]))[0]).toEqual([0, 'make: Alfa Romeo']);
});

it('a text is the same as HTML and as it was typed', () => {
  const typed: TestEntry = { kind: 'vehicle', id: 7, fields: { description: 'Scalino\nbody.' } };
  expect(opened(fileOf({}, [typed]))).toEqual([[0, 'description: Scalino\nbody.']]);
});
