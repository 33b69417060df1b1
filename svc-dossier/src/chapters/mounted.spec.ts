import { aBook, aHarness, aLimit, aSetOfTyres } from '../../test/a-book.js';
import type { Book, BookOptions, Mounted } from '../model/book.js';
import { makePages, prepared } from './make-pages.js';
import { makingOf } from './making.js';
import { mounted } from './mounted.js';

const DRAWN = { photos: new Map(), cover: null, papers: new Map() };
const pagesOf = (things: Mounted[], options: Partial<BookOptions> = {}, vehicle: Partial<Book['vehicle']> = {}) => {
  const book = aBook({ mounted: things }, options);
  return mounted(makingOf(prepared({ ...book, vehicle: { ...book.vehicle, ...vehicle } }), DRAWN));
};
const read = (text: string): string => text.replaceAll('\u00a0', ' ');
const rows = (some: readonly object[]): string[][] => some.map((row) => Object.values(row).map(read));
const IN_GERMAN = { language: 'de', region: 'de-DE', distanceUnit: 'km' } as const;

it('says of a set of tyres what it is, where each stands, how old it is and how deep its tread', () => {
  const { intro, things } = pagesOf([aSetOfTyres()]);
  const [set] = things;
  expect([set!.name, ...set!.facts.map(read)]).toEqual([
    ...['Cinturatos', 'Tyres', 'Pirelli', '165 HR 14', 'Summer'],
    ...['mounted on Apr 1, 2024', 'mounted at 69,000 mi'],
  ]);
  expect(rows(set!.tyres)).toEqual([
    ['Front left', '2319', 'week 23 of 2019', '7 years, 5 months', '6/32 in', 'Mar 1, 2026'],
    ['Rear left', '–', '–', '–', '–', '–'],
  ]);
  expect(rows(set!.lives)).toEqual([['Jun 3, 2019 to today', '7 years, 5 months', 'at least 7,457 mi', '–', '–']]);
  expect(rows(set!.limits)).toEqual([['Tread: 2/32 in', 'DE, EU', '6/32 in', '92,000 mi', 'good']]);
  expect(intro).toHaveLength(2);
});

it('says of a component its number, its place, its lives and until when it is good', () => {
  const rebuilt = {
    from: '2021-02-01',
    until: '2024-01-01',
    months: 35,
    km: 90,
    hours: 1,
    sessions: 1,
    atLeast: false,
  };
  const { intro, things } = pagesOf([aHarness({ lives: [rebuilt, ...aHarness().lives] })], IN_GERMAN);
  expect(things[0]!.facts.map(read)).toEqual(['Gurt', 'Schroth', 'S-4711', 'Driver', 'montiert bei 96.561 km']);
  expect(things[0]!.tyres).toEqual([]);
  expect(rows(things[0]!.lives)).toEqual([
    ['1. Feb. 2021 bis 1. Jan. 2024', '2 Jahre, 11 Monate', '90 km', '1 h', '1'],
    ['1. Feb. 2021 bis heute', '5 Jahre, 9 Monate', '7.000 km', '14,3 h', '31'],
  ]);
  expect(rows(things[0]!.limits)).toEqual([['Etikett: 31. März 2027', 'FIA 8853-2016', '–', '31. März 2027', 'bald']]);
  expect(intro).toHaveLength(1);
});

it.each<[string, Parameters<typeof aLimit>, string, string]>([
  ['a distance', ['distance', { value: 50_000, unit: 'km', used: 12_000.4 }], 'Distance: 31,069 mi', '7,457 mi'],
  [
    'miles',
    ['distance', { value: 30_000, unit: 'mi', used: 10, atLeast: true }],
    'Distance: 30,000 mi',
    'at least 10 mi',
  ],
  ['hours', ['hours', { value: 40, used: 12.5 }], 'Hours: 40 h', '12.5 h'],
  ['sessions', ['sessions', { value: 20, used: 1 }], 'Sessions: 20 sessions', '1 session'],
  ['an age', ['age', { value: 72, used: 0 }], 'Age: 6 years', '0 months'],
  ['a tread in inches', ['tread', { value: 2, unit: '1/32in', used: 6 }], 'Tread: 2/32 in', '6/32 in'],
  ['a tread that was never read', ['tread', { value: 1.6, unit: 'mm', state: 'unknown' }], 'Tread: 2/32 in', '–'],
])('writes a limit by %s in its own measure', (_, limit, value, used) => {
  const [row] = pagesOf([aHarness({ limits: [aLimit(...limit)] })]).things[0]!.limits;
  expect([row!.limit, row!.used].map(read)).toEqual([value, used]);
});

it('knows no distance where nothing of it is known', () => {
  const life = { ...aHarness().lives[0]!, km: 0, atLeast: true };
  expect(pagesOf([aHarness({ lives: [life] })]).things[0]!.lives[0]!.distance).toBe('–');
});

it('calls what it does not know yet as it is told, and keeps its days from words that are withheld', () => {
  const odd = aSetOfTyres({ kind: 'wing' as never, season: 'snow' as never, name: 'A 2019 set' });
  const [thing] = pagesOf([odd], { withholdWords: ['2019', 'winter', 'front'] }).things;
  expect(thing!.facts.slice(0, 4)).toEqual(['wing', 'Pirelli', '165 HR 14', 'snow']);
  expect(thing!.name).toBe('A [–––] set');
  expect(thing!.tyres[0]!.position).toBe('Front left');
  expect(thing!.lives[0]!.life).toBe('Jun 3, 2019 to today');
});

const made = (options: Partial<BookOptions>) =>
  makePages(prepared(aBook({}, options)), DRAWN, { ...{ sealKey: '', verifier: '', journal: null } });

it('is nowhere in a book that leaves it out, and the book says so', () => {
  const chapters = aBook().options.chapters.filter((chapter) => chapter !== 'mounted');
  const { pages, files } = made({ chapters });
  expect(pages.mounted).toBeNull();
  expect(JSON.parse(String(files.get('/content.json')))).toMatchObject({ mounted: [] });
  expect(pages.reading.withheld.join(' ')).toContain('What is on it, and how old');
});

it('is attached as data, and not in a book of a time that is over', () => {
  const contentOf = (options: Partial<BookOptions>) => JSON.parse(String(made(options).files.get('/content.json')));
  expect(contentOf({})).toMatchObject({ mounted: [{ name: 'Cinturatos' }, { name: 'Six-point harness' }] });
  expect(contentOf({ from: '2020-01-01' }).mounted).toHaveLength(2);
  expect(contentOf({ to: '2020-01-01' }).mounted).toEqual([]);
});
