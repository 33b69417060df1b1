import { aBook, aPaper, aService } from '../../test/a-book.js';
import type { Book } from '../model/book.js';
import type { Drawn } from './drawn.js';
import { paperAttachments, papers as papersOf, plateRows } from './evidence-chapters.js';
import { makingOf, type Making } from './making.js';
import { identity, transferLines } from './overview.js';
import { timeline } from './timeline.js';

const DRAWN: Drawn = {
  photos: new Map(),
  cover: null,
  papers: new Map([
    [2, { sheets: [{ file: '/sheets/R-002-1.jpg', width: 3, height: 7, text: '' }], trouble: null, more: 0 }],
  ]),
};
const making = (changes: Partial<Book> = {}, options: Partial<Book['options']> = {}): Making =>
  makingOf(aBook(changes, options), DRAWN);

describe('originals of papers', () => {
  const AREA = { sheet: 1, x: 0, y: 0, width: 1, height: 0.1 };
  const papers = [aPaper(1), aPaper(2, { hidden: [AREA] }), aPaper(3, { hidden: [] })];

  it('are attached, and of those in which something is hidden the sheets', () => {
    const files = paperAttachments(making({ papers })).map(({ file }) => file);
    expect(files).toEqual(['/papers/R-001', '/sheets/R-002-1.jpg', '/papers/R-003']);
  });

  it('are not where anything is withheld, whatever is hidden of them', () => {
    const files = paperAttachments(making({ papers }, { withhold: ['names'] })).map(({ file }) => file);
    expect(files).toEqual(['/sheets/R-002-1.jpg']);
  });

  it('are not where the chapter is left out: they were never copied', () => {
    expect(paperAttachments(making({ papers }, { chapters: ['services'], sheets: true }))).toEqual([]);
  });
});

it.each([
  [null, '7 more sheets are in the attached file.'],
  [[], '7 more sheets are in the attached file.'],
  [[{ sheet: 1, x: 0, y: 0, width: 1, height: 0.1 }], '7 more sheets are not shown.'],
])('says of sheets that are too many where they are: hidden %j', (hidden, said) => {
  const sheets = [{ file: '/sheets/R-001-1.jpg', width: 3, height: 7, text: '' }];
  const drawn = { ...DRAWN, papers: new Map([[1, { sheets, trouble: null, more: 7 }]]) };
  const [paper] = papersOf(makingOf(aBook({ papers: [aPaper(1, { hidden })] }), drawn)).sheets;
  expect(paper!.sheets.map(({ note }) => note)).toEqual([expect.stringContaining(said)]);
});

it('says in the register which papers say themselves what they charge', () => {
  const papers = [aPaper(1, { isData: true }), aPaper(2, { isData: true, hidden: null }), aPaper(3)];
  const shown = papersOf(making({ papers })).register.map(({ note }) => note);
  expect(shown).toEqual(['By the invoice’s own data', 'By the invoice’s own data', '']);
  const withheld = papersOf(making({ papers }, { withhold: ['names'] })).register.map(({ note }) => note);
  expect(withheld[1]).toBe('By the invoice’s own data. Not shown');
});

it('attaches an invoice that is XML as it came', () => {
  const papers = [aPaper(1, { isData: true, mediaType: 'application/xml', file: 'invoice.xml' })];
  const [attached] = paperAttachments(making({ papers }));
  expect(attached).toMatchObject({ name: 'R-001.xml', mediaType: 'application/xml', relationship: 'source' });
});

it('attaches no original that has been lost', () => {
  const lost = { sheets: [], trouble: 'unreadable' as const, more: 0, original: false };
  const drawn = { ...DRAWN, papers: new Map([[1, lost]]) };
  expect(paperAttachments(makingOf(aBook({ papers: [aPaper(1)] }), drawn))).toEqual([]);
});

describe('plates', () => {
  const drawn = (...numbers: number[]): Drawn => ({
    ...DRAWN,
    photos: new Map(numbers.map((number) => [number, { file: `/photos/${number}.jpg`, width: 3, height: 2 }])),
  });
  const rows = (...numbers: number[]) =>
    plateRows(makingOf(aBook(), drawn(...numbers))).map(({ kind, plates }) => [kind, plates.map((one) => one.number)]);

  it('stand beside each other where they were compared', () => {
    expect(rows(1, 3, 4)).toEqual([
      ['wide', ['P-01']],
      ['compared', ['P-03', 'P-04']],
    ]);
  });

  it('stand alone where the other one of a comparison could not be drawn', () => {
    expect(rows(3)).toEqual([['wide', ['P-03']]]);
  });

  it('say when they were taken, also without a caption', () => {
    const [photo] = aBook().photos;
    const captions = (caption: string, takenOn: string | null) =>
      plateRows(makingOf(aBook({ photos: [{ ...photo!, caption, takenOn }], pairs: [] }), drawn(1)))[0]!.plates[0]!
        .caption;
    expect(captions('', '2001-05-12')).toBe('taken May 12, 2001');
    expect(captions('Bay', '2002')).toBe('Bay, taken 2002');
    expect(captions('Bay', null)).toBe('Bay');
  });
});

describe('the chart of costs', () => {
  const nothingElse = { modifications: [], issues: [], trackDays: [] };
  const charted = (...days: string[]) =>
    timeline(making({ ...nothingElse, services: days.map((day, at) => aService(at + 1, { day })) }));

  it('is none where all costs lie after the year of the book', () => {
    const { charts, pages } = charted('2027-03-01');
    expect(charts.has('/charts/cost.svg')).toBe(false);
    expect(pages.cost).toBeNull();
    expect(pages.rows.map(({ cost }) => cost)).toContain('$1,235.50');
  });

  it('has no column for what may have been in several years; the table has it', () => {
    expect(charted('2001-05-12', '2003/2005').charts.get('/charts/cost.svg')).toBe(
      charted('2001-05-12').charts.get('/charts/cost.svg'),
    );
    expect(charted('2003/2005').charts.has('/charts/cost.svg')).toBe(false);
    expect(charted('2003/2005').pages.rows.map(({ cost }) => cost)).toContain('$1,235.50');
  });
});

it('says of numbers what svc-garage found when it compared them', () => {
  const [vin] = aBook().identities;
  const identities = [
    { ...vin!, asBuilt: 'AR_10\u20105', value: 'AR105' },
    { ...vin!, match: 'replaced' as const },
    { ...vin!, asBuilt: null, match: 'not-known' as const },
  ];
  const { matching } = identity(making({ identities }))!;
  expect(matching.map(({ asBuilt, verdict }) => [asBuilt, verdict])).toEqual([
    ['AR_10\u20105', 'The same'],
    ['AR10535 2219047', 'Different'],
  ]);
});

it('leads from a number and an owner to their papers and plates, and from those back', () => {
  const photos = new Map([[1, { file: '/photos/1.jpg', width: 3, height: 2 }]]);
  const [vin, engine] = aBook().identities;
  const [first, second] = aBook().owners;
  const book = aBook({
    identities: [
      { ...vin!, photos: [1] },
      { ...engine!, papers: [1] },
    ],
    owners: [first!, { ...second!, papers: [1] }],
    ...{ services: [], modifications: [], issues: [], trackDays: [], papers: [aPaper(1)] },
  });
  const making = makingOf(book, { ...DRAWN, photos });
  expect(identity(making)!.rows.map(({ mark, refs }) => [mark, refs.map(({ text }) => text)])).toEqual([
    ['photo', ['P-01']],
    ['paper', ['R-001']],
  ]);
  expect(identity(making)!.rows.map(({ readAt }) => readAt)).toEqual([
    'Bulkhead · entered Jan 1, 2003',
    'entered Jan 1, 2003',
  ]);
  expect(papersOf(making).register[0]!.refs).toEqual([
    { text: 'Robin Ellery', to: 'owner-2' },
    { text: 'Engine number', to: 'identity' },
  ]);
  expect(plateRows(making)[0]!.plates[0]!.refs).toEqual([{ text: 'Chassis number (VIN)', to: 'identity' }]);
});

describe('the transfers of a history', () => {
  const parts = [
    { name: 'first.example', key: 'first.example+1f2e3d4c+AQID', entries: 1 },
    { name: 'second.example', key: 'second.example+4c3d2e1f+AQIE', entries: 214 },
  ];
  const passport = { issuedOn: '2026-05-01', takenInOn: '2026-06-02', parts };
  const of = (transfers: Book['transfers'], options: Partial<Book['options']> = {}) =>
    transferLines(making({ transfers }, options));

  it('are told of a passport by its last installation, with the key of each', () => {
    const { lines, keys } = of({ passport, handedOver: [] })!;
    expect(lines).toEqual([
      'This history was begun elsewhere. It was taken in here on Jun 2, 2026, from a passport that second.example had sealed on May 1, 2026.',
      expect.stringContaining('Passports of this vehicle carry all parts and keys'),
    ]);
    expect(keys).toEqual([
      { label: '1 entry with first.example', value: parts[0]!.key },
      { label: '214 entries with second.example', value: parts[1]!.key },
    ]);
  });

  it('are told of hand-overs by their days', () => {
    expect(of({ passport: null, handedOver: ['2026-07-03'] })).toEqual({
      lines: ['On Jul 3, 2026 this vehicle was handed over to another person, with its history and its journal.'],
      keys: [],
    });
    expect(of({ passport: null, handedOver: ['2026-07-03', '2026-08-04'] })!.lines).toEqual([
      expect.stringMatching(/on each of these days: Jul 3, 2026, Aug 4, 2026\.$/),
    ]);
  });

  it.each(['en', 'de', 'fr', 'it', 'es', 'ja'] as const)('are told in the language of the book: %s', (language) => {
    const { lines, keys } = of({ passport, handedOver: ['2026-07-03'] }, { language, region: language })!;
    expect(new Set([...lines, ...keys.map(({ label }) => label)]).size).toBe(5);
    expect(lines.join(' ')).toContain('second.example');
    expect([...lines, ...keys.map(({ label }) => label)].join(' ')).not.toMatch(/[{}]/);
    if (language !== 'en') expect(lines[0]).not.toContain('This history');
  });

  it('are not told where there are none', () => {
    expect(of(null)).toBeNull();
    expect(of({ passport: null, handedOver: [] })).toBeNull();
  });
});
