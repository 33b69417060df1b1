import { dayOf, isExact, readEdtf } from '@carnet/fields';
import fc from 'fast-check';
import type { Chapter, Reading } from './odometer.entity.js';
import {
  accounted,
  coveredBy,
  expectedOn,
  explainedOf,
  findingsOf,
  outlookOf,
  plausibleOn,
  requireChapter,
} from './odometer.rules.js';

/** Readings as `day value`, in any order, the day in EDTF; a `?` after one marks a typing error. */
const readings = (...written: string[]): Reading[] =>
  written.map((line, i) => {
    const [date, value, mark] = line.split(' ');
    const known = readEdtf(date)!;
    return {
      source: 'by-hand',
      id: i + 1,
      read_on: dayOf(known),
      read_on_edtf: isExact(known) ? null : known.edtf,
      value: Number(value),
      standing: mark ? 'typing-error' : 'as-read',
      written_value: null,
    };
  });

const aChapter = (fields: Partial<Chapter>): Chapter => ({
  id: 1,
  kind: 'replaced',
  from_date: '2000-01-01',
  to_date: null,
  last_value: null,
  first_value: null,
  unit_before: null,
  reading_source: null,
  reading_id: null,
  read_value: null,
  corrected_value: null,
  earlier_source: null,
  earlier_id: null,
  earlier_value: null,
  ...fields,
});
const replaced = (from_date: string, last_value: number | null, first_value: number) =>
  aChapter({ kind: 'replaced', from_date, last_value, first_value });
const rolledOver = (from_date: string) => aChapter({ kind: 'rolled-over', from_date });
const unknown = (from_date: string, to_date: string | null) =>
  aChapter({ kind: 'unknown-mileage', from_date, to_date });
const laidUp = (from_date: string, to_date: string | null) => aChapter({ kind: 'laid-up', from_date, to_date });

/** Invented histories, each with its expected findings as `kind before > after`. */
const HISTORIES: [string, string[], Chapter[], string[]][] = [
  ['nothing at all', [], [], []],
  ['one reading', ['1974-05-01 12'], [], []],
  ['a car that is driven', ['2019-03-01 40000', '2020-03-01 48000', '2021-03-01 55500'], [], []],
  ['readings that were entered in another order', ['2021-03-01 55500', '2019-03-01 40000', '2020-03-01 48000'], [], []],
  ['the same twice', ['2020-03-01 48000', '2020-03-01 48000'], [], []],
  ['a test drive on one day', ['2020-03-01 48000', '2020-03-01 48004'], [], []],
  ['two looks on one day', ['2020-03-01 48000', '2020-03-01 48400'], [], ['two-values-in-a-day 48000 > 48400']],
  ['two looks on one day, and one was wrong', ['2020-03-01 48000', '2020-03-01 48400 ?'], [], []],
  ['a year between two days, which it fits', ['1974-02-01 1000', '1974 2000', '1974-11-01 3000'], [], []],
  ['a year that may be before and after', ['1974-05-01 9000', '1974 2000', '1974-11-01 9500'], [], []],
  ['a year that is too fast for one of its days', ['1973-12-31 1000', '1974 99000', '1976-05-01 99500'], [], []],
  ['a year and another that are far apart', ['1974 1000', '1978~ 9000'], [], ['silent 1000 > 9000']],
  ['two years in a row may be a day apart', ['1974 1000', '1976 9000'], [], []],
  ['a year that is sure to show less', ['1973-05-01 9000', '1974 2000'], [], ['turned-back 9000 > 2000']],
  ['an open beginning says nothing of what was before', ['1973-05-01 9000', '../1976 2000'], [], []],
  [
    'a clock turned back',
    ['2018-01-01 120000', '2019-01-01 70000', '2020-01-01 80000'],
    [],
    ['turned-back 120000 > 70000'],
  ],
  [
    'turned back twice',
    ['2017-01-01 90', '2018-01-01 50', '2019-01-01 70', '2020-01-01 60'],
    [],
    ['turned-back 90 > 50', 'turned-back 70 > 60'],
  ],
  [
    'a digit too many',
    ['2018-01-01 84120', '2018-06-01 841200', '2019-01-01 86000'],
    [],
    ['too-fast 84120 > 841200', 'turned-back 841200 > 86000'],
  ],
  ['a digit too many, and it is said', ['2018-01-01 84120', '2018-06-01 841200 ?', '2019-01-01 86000'], [], []],
  ['a digit too few', ['2018-01-01 84120', '2018-06-01 8500', '2019-01-01 86000'], [], ['turned-back 84120 > 8500']],
  ['a drive around the world', ['2018-01-01 10000', '2018-01-11 40000'], [], ['too-fast 10000 > 40000']],
  ['a rally', ['2018-01-01 10000', '2018-01-11 34000'], [], []],
  ['far within a day and the next', ['2018-01-01 10000', '2018-01-02 12600'], [], ['too-fast 10000 > 12600']],
  ['three years of silence', ['2015-01-01 10000', '2018-01-02 12000'], [], ['silent 10000 > 12000']],
  ['two years less a day', ['2016-01-01 10000', '2017-12-31 12000'], [], []],
  ['silence while it was laid up', ['2015-01-01 10000', '2018-01-02 10000'], [laidUp('2015-02-01', '2017-12-01')], []],
  ['silence while nobody knows', ['1975-01-01 10000', '1998-01-02 60000'], [unknown('1976-01-01', '1997-01-01')], []],
  [
    'silence after it was laid up',
    ['2000-01-01 1', '2001-01-01 2', '2008-01-01 3'],
    [laidUp('2000-02-01', '2000-12-01')],
    ['silent 2 > 3'],
  ],
  ['five digits that began anew', ['1980-01-01 98000', '1981-01-01 4000'], [], ['rollover 98000 > 4000']],
  [
    'five digits that began anew, and it is said',
    ['1980-01-01 98000', '1981-01-01 4000'],
    [rolledOver('1980-06-01')],
    [],
  ],
  [
    'twice round',
    ['1980-01-01 98000', '1980-12-01 4000', '1981-12-01 99000', '1982-06-01 1000'],
    [rolledOver('1980-06-01'), rolledOver('1982-01-01')],
    [],
  ],
  ['six digits that fell', ['1999-01-01 198000', '2000-01-01 4000'], [], ['turned-back 198000 > 4000']],
  ['a new instrument', ['2001-01-01 88000', '2002-01-01 3000'], [replaced('2001-03-01', 88500, 0)], []],
  ['a used instrument', ['2001-01-01 88000', '2002-01-01 153000'], [replaced('2001-03-01', 88500, 150000)], []],
  [
    'a used instrument of which nothing is said',
    ['2001-01-01 88000', '2001-01-20 153000'],
    [],
    ['too-fast 88000 > 153000'],
  ],
  [
    'a new instrument on the day of both readings',
    ['2001-03-01 88000', '2001-03-01 0', '2001-09-01 900'],
    [replaced('2001-03-01', 88000, 0)],
    [],
  ],
  [
    'a new instrument and then turned back',
    ['2001-01-01 88000', '2002-01-01 3000', '2003-01-01 2000'],
    [replaced('2001-03-01', 88000, 0)],
    ['turned-back 3000 > 2000'],
  ],
  ['a change after the last reading', ['2001-01-01 88000', '2002-01-01 89000'], [replaced('2002-03-01', 89000, 0)], []],
  ['less after a span that nobody knows', ['1970-01-01 70000', '1990-01-01 12000'], [unknown('1972-01-01', null)], []],
  ['a leap day', ['2020-02-28 1000', '2020-03-01 6001'], [], ['too-fast 1000 > 6001']],
];

describe('the findings of a history', () => {
  it.each(HISTORIES)('of %s', (_, written, chapters, expected) => {
    const found = findingsOf(readings(...written), chapters);
    expect(found.map(({ kind, before, after }) => `${kind} ${before.value} > ${after.value}`)).toEqual(expected);
    for (const { explanations } of found) expect(explanations.length).toBeGreaterThan(0);
  });

  const day = fc.integer({ min: 0, max: 20_000 }).map((n) => new Date(n * 86_400_000).toISOString().slice(0, 10));
  const someReadings = fc.array(fc.record({ read_on: day, value: fc.nat({ max: 200_000 }) }), { maxLength: 12 });

  it('are the same in whichever order readings were entered, and none is of a reading that is said to be wrong', () => {
    fc.assert(
      fc.property(someReadings, fc.infiniteStream(fc.nat()), (some, keys) => {
        const all: Reading[] = some.map((one, i) => ({
          ...one,
          id: i,
          source: 'by-hand',
          standing: i % 3 ? 'as-read' : 'typing-error',
          written_value: null,
        }));
        const shuffled = all
          .map((one) => [keys.next().value as number, one] as const)
          .sort((a, b) => a[0] - b[0])
          .map(([, one]) => one);
        const told = (list: Reading[]) =>
          findingsOf(list, []).map(({ kind, before, after }) => [kind, before.value, after.value]);
        expect(told(shuffled)).toEqual(told(all));
        for (const { before, after } of findingsOf(all, []))
          expect([before.standing, after.standing]).toEqual(['as-read', 'as-read']);
      }),
    );
  });

  it('are none where a car is driven at most 100 miles a day and looked at every month', () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 3000 }), { minLength: 2, maxLength: 40 }), (monthly) => {
        let value = 0;
        const looks = monthly.map((miles, i) => {
          value += miles;
          return `${new Date(Date.UTC(2000, i, 1)).toISOString().slice(0, 10)} ${value}`;
        });
        expect(findingsOf(readings(...looks), [])).toEqual([]);
        expect(coveredBy(readings(...looks), [])).toMatchObject({ distance: value - monthly[0]!, at_least: false });
      }),
    );
  });
});

describe('units of instruments', () => {
  const inKm = (from_date: string, fields: Partial<Chapter> = {}) =>
    aChapter({ kind: 'unit-changed', from_date, unit_before: 'km', ...fields });

  it('a change of unit explains what looks turned back, and counts on in the other unit', () => {
    const written = readings('2001-01-01 100000', '2002-01-01 63000');
    expect(findingsOf(written, []).map(({ kind }) => kind)).toEqual(['turned-back']);
    expect(findingsOf(written, [inKm('2001-06-01')])).toEqual([]);
    // 100,000 km are 62,137 mi.
    expect(coveredBy(written, [inKm('2001-06-01')])!.distance).toBe(863);
  });

  it('an instrument that counted otherwise and was replaced is added up in the unit of today', () => {
    const written = readings('2000-01-01 0', '2001-01-01 16093', '2002-01-01 500');
    const swap = { ...replaced('2001-01-01', 16093, 0), unit_before: 'km' as const };
    expect(coveredBy(written, [swap])!.distance).toBe(10_500);
    expect(coveredBy(written, [{ ...swap, unit_before: 'mi' }], 'km')!.distance).toBe(26_399);
  });

  it('more than 2,500 miles, 4,000 kilometres or 24 hours a day is too fast', () => {
    const kinds = (value: number, unit: 'mi' | 'km' | 'h') =>
      findingsOf(readings('2000-01-01 0', `2000-01-02 ${value}`), [], unit).map(({ kind }) => kind);
    expect([kinds(2500, 'mi'), kinds(2501, 'mi')]).toEqual([[], ['too-fast']]);
    expect([kinds(4000, 'km'), kinds(4001, 'km')]).toEqual([[], ['too-fast']]);
    expect([kinds(24, 'h'), kinds(25, 'h')]).toEqual([[], ['too-fast']]);
  });

  it('says nothing else than before where no unit is said', () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat({ max: 99_999 }), { minLength: 1, maxLength: 8 }),
        fc.constantFrom('mi', 'km'),
        (values, unit) => {
          const rising = [...values].sort((a, b) => a - b);
          const written = readings(...rising.map((value, i) => `20${10 + i}-01-01 ${value}`));
          expect(coveredBy(written, [], unit)!.distance).toBe(rising.at(-1)! - rising[0]!);
        },
      ),
    );
  });
});

describe('what is said of a reading', () => {
  const written = readings('2018-01-01 84120', '2018-06-01 841200', '2019-01-01 86000');
  const typo = aChapter({
    ...{ kind: 'typing-error', from_date: '2018-06-01', reading_source: 'by-hand', reading_id: 2 },
    ...{ read_value: 841_200, corrected_value: 84_200 },
  });

  it('corrects it, and what did not fit before is told with what explains it', () => {
    const counted = accounted(written, [typo]);
    expect(counted[1]).toMatchObject({ value: 84_200, written_value: 841_200, standing: 'corrected' });
    expect(findingsOf(counted, [typo])).toEqual([]);
    expect(explainedOf(written, [typo]).map(({ kind, chapters }) => [kind, chapters])).toEqual([
      ['too-fast', [1]],
      ['turned-back', [1]],
    ]);
    expect(coveredBy(counted, [typo])!.distance).toBe(1_880);
  });

  it('is no more said of one that says something else by now', () => {
    expect(accounted(written, [{ ...typo, read_value: 84_119 }])).toEqual(written);
  });

  it('leaves it out where nobody knows the right value', () => {
    expect(findingsOf(accounted(written, [{ ...typo, corrected_value: null }]), [])).toEqual([]);
  });

  it('that a way is right as it is holds for these two readings and what they say', () => {
    const right = aChapter({
      ...{ kind: 'confirmed', from_date: '2018-06-01', reading_source: 'by-hand', reading_id: 2, read_value: 841_200 },
      ...{ earlier_source: 'by-hand', earlier_id: 1, earlier_value: 84_120 },
    });
    expect(findingsOf(written, [right]).map(({ kind }) => kind)).toEqual(['turned-back']);
    expect(findingsOf(written, [{ ...right, earlier_value: 1 }])).toHaveLength(2);
  });
});

describe('the distance covered', () => {
  it.each([
    ['is null without a reading', [], [], null],
    ['is nothing with one', ['2000-01-01 500'], [], [0, false]],
    [
      'goes on over a new instrument',
      ['2001-01-01 88000', '2002-01-01 3000'],
      [replaced('2001-03-01', 88500, 0)],
      [3500, false],
    ],
    [
      'begins where a used instrument began',
      ['2001-01-01 88000', '2002-01-01 153000'],
      [replaced('2001-03-01', 88500, 150000)],
      [3500, false],
    ],
    [
      'counts a change of which the last mileage is not known from the last reading',
      ['2001-01-01 88000', '2002-01-01 3000'],
      [replaced('2001-03-01', null, 0)],
      [3000, false],
    ],
    [
      'goes on over the end of five digits',
      ['1980-01-01 98000', '1981-01-01 4000'],
      [rolledOver('1980-06-01')],
      [6000, false],
    ],
    [
      'leaves out what nobody knows, and says so',
      ['1970-01-01 70000', '1971-01-01 74000', '1990-01-01 12000', '1991-01-01 13000'],
      [unknown('1972-01-01', '1989-01-01')],
      [5000, true],
    ],
    [
      'is no more than what is left of a fall and the rise after it',
      ['2023-01-01 57000', '2025-01-01 12000', '2025-09-01 64000'],
      [],
      [7000, true],
    ],
    [
      'is no more than what is left of a rise and the fall after it',
      ['2023-01-01 57000', '2025-01-01 570000', '2025-09-01 64000'],
      [],
      [7000, true],
    ],
    [
      'leaves out what was turned back, and says so',
      ['2018-01-01 1000', '2019-01-01 700', '2020-01-01 900'],
      [],
      [200, true],
    ],
  ] as [string, string[], Chapter[], [number, boolean] | null][])('%s', (_, written, chapters, expected) => {
    const covered = coveredBy(readings(...written), chapters);
    expect(covered && [covered.distance, covered.at_least]).toEqual(expected);
  });
});

describe('the expected mileage', () => {
  const on = (day: string, written: string[], chapters: Chapter[] = []) =>
    expectedOn(day, readings(...written), chapters);

  it('goes on at the rate of the last two years, between the slowest and the fastest of its legs', () => {
    const expected = on('2021-01-31', ['2020-01-01 10000', '2020-07-01 11820', '2021-01-01 15500']);
    expect(expected).toMatchObject({ value: 15951, low: 15800, high: 16100 });
  });

  it('does not look at how it was driven before', () => {
    expect(
      on('2021-01-31', ['1990-01-01 0', '2019-06-01 9000', '2020-01-01 10000', '2021-01-01 13660'])!.per_day,
    ).toBeCloseTo(8.03, 1);
  });

  it.each([
    ['there is no reading', []],
    ['there is one', ['2020-01-01 10000']],
    ['they are less than 60 days apart', ['2020-01-01 10000', '2020-02-28 12000']],
    ['the two are years apart', ['2010-01-01 10000', '2020-02-28 12000']],
    ['it begins at a reading that does not fit', ['2017-01-01 57000', '2019-06-01 12000', '2020-06-01 64000']],
    ['something does not fit', ['2019-06-01 12000', '2020-01-01 10000', '2020-06-01 14000']],
  ])('is none where %s', (_, written) => expect(on('2020-07-01', written)).toBeNull());

  it('is none where nobody knows how far it went lately', () => {
    expect(on('2020-07-01', ['2019-06-01 9000', '2020-06-01 14000'], [unknown('2019-08-01', '2019-09-01')])).toBeNull();
  });

  it('of a day between two readings lies on the way between them, and there is none before the first', () => {
    const written = ['2019-06-01 9000', '2020-06-01 12660'];
    expect(on('2019-06-11', written)).toEqual({ day: '2019-06-11', per_day: 10, value: 9100, low: 9100, high: 9100 });
    expect(on('2020-06-01', written)).toMatchObject({ value: 12660, per_day: 10 });
    expect(on('2019-05-31', written)).toBeNull();
  });

  it('of a day between two readings follows the instrument that was there on it', () => {
    const chapters = [replaced('2001-01-11', 88100, 0)];
    const written = ['2001-01-01 88000', '2001-01-21 200'];
    expect(on('2001-01-06', written, chapters)!.value).toBe(88050);
    expect(on('2001-01-16', written, chapters)!.value).toBe(100);
  });

  it('goes on with an instrument that came after the last reading', () => {
    expect(on('2001-02-10', ['2000-01-01 0', '2001-01-01 3660'], [replaced('2001-01-31', null, 5)])!.value).toBe(105);
  });
});

describe('a chapter', () => {
  const fields = ({ id: _, ...chapter }: Chapter) => chapter;
  it.each([
    ['ends before it begins', laidUp('2000-01-02', '2000-01-01')],
    ['is a replacement of several days', { ...replaced('2000-01-01', 1, 0), to_date: '2000-01-02' }],
    ['is a span with a mileage', { ...laidUp('2000-01-01', null), first_value: 1 }],
    ['does not say what the new instrument showed', { ...replaced('2000-01-01', 1, 0), first_value: null }],
    ['counts in another unit and says not which', aChapter({ kind: 'unit-changed' })],
    ['is a span in another unit', { ...laidUp('2000-01-01', null), unit_before: 'km' as const }],
    ['is a typing error of no reading', aChapter({ kind: 'typing-error' })],
    ['is right as it is, and names no reading', aChapter({ kind: 'confirmed', reading_source: 'vehicle' })],
    [
      'is a new instrument of one reading',
      { ...replaced('2000-01-01', 1, 0), reading_source: 'vehicle' as const, reading_id: 1 },
    ],
    ['corrects what is no typing error', { ...replaced('2000-01-01', 1, 0), corrected_value: 1 }],
  ])('is refused where it %s', (_, chapter) => expect(() => requireChapter(fields(chapter))).toThrow());

  it.each([
    laidUp('2000-01-01', '2000-01-01'),
    unknown('2000-01-01', null),
    rolledOver('2000-01-01'),
    replaced('2000-01-01', null, 0),
  ])('is taken as %j', (chapter) => expect(() => requireChapter(fields(chapter))).not.toThrow());
});

describe('the outlook, whatever was read', () => {
  const day = (n: number) => new Date(Date.UTC(2020, 0, 1) + n * 86_400_000).toISOString().slice(0, 10);
  const anyReadings = fc.uniqueArray(fc.record({ on: fc.nat(2_000), value: fc.nat(300_000) }), {
    selector: ({ on }) => on,
    maxLength: 12,
  });
  const readingsOf = (list: readonly { on: number; value: number }[]): Reading[] =>
    list.map(({ on, value }, id) => ({
      ...{ source: 'by-hand', id, read_on: day(on), value, standing: 'as-read', written_value: null },
    }));
  /** Histories without doubt: values only rise. */
  const driven = anyReadings.map((list) => {
    const values = list.map(({ value }) => value).sort((a, b) => a - b);
    return [...list].sort((a, b) => a.on - b.on).map(({ on }, i) => ({ on, value: values[i]! }));
  });

  it('is never backwards, and its band holds the mean', () => {
    fc.assert(
      fc.property(fc.oneof(anyReadings, driven), (list) => {
        const outlook = outlookOf(readingsOf(list), [], 'mi');
        if (!outlook) return;
        expect(outlook.slowest).toBeGreaterThanOrEqual(0);
        expect(outlook.per_day).toBeGreaterThanOrEqual(outlook.slowest);
        expect(outlook.fastest).toBeGreaterThanOrEqual(outlook.per_day);
      }),
    );
  });

  it('says the same distance in each unit: what was read in kilometers until a change is as many miles after it', () => {
    fc.assert(
      fc.property(driven, (list) => {
        const before = outlookOf(readingsOf(list), [], 'km');
        const last = list.at(-1);
        if (!before || !last) return;
        const change = aChapter({ kind: 'unit-changed', from_date: day(last.on + 1), unit_before: 'km' });
        const after = outlookOf(readingsOf(list), [change], 'mi');
        if (!after) return;
        expect(after.per_day * 1.609344).toBeCloseTo(before.per_day, 6);
        expect(after.value * 1.609344).toBeCloseTo(before.value, 4);
      }),
    );
  });
});

describe('what an instrument may show', () => {
  const one = readings('2026-05-01 150000');
  const two = readings('2024-05-01 140000', '2026-05-01 150000');

  it.each([
    ['on the day of its only reading', one, '2026-05-01', [150_000, 149_000, 160_000]],
    ['a year later, of which nothing is expected', one, '2027-05-01', [150_000, 149_000, 214_750]],
    ['before it', one, '2025-05-01', [150_000, 0, 151_000]],
    ['between two', two, '2025-05-01', [145_000, 139_000, 151_000]],
    ['where it is expected', two, '2026-05-31', [150_411, 149_000, 164_500]],
  ] as const)('%s', (_, known, day, [value, low, high]) => {
    expect(plausibleOn(day, known, [])).toEqual({ day, value, low, high });
  });

  it('counts what the instrument counts', () => {
    expect(plausibleOn('2026-05-01', one, [], 'km')).toMatchObject({ low: 148_500, high: 165_000 });
    expect(plausibleOn('2026-05-01', one, [], 'h')).toMatchObject({ low: 149_950, high: 150_500 });
  });

  it('is that of the instrument which is there now, and nothing of one before', () => {
    const list = readings('2000-01-01 88000', '2026-05-01 3000');
    const chapters = [replaced('2020-01-01', 88_000, 0)];
    expect(plausibleOn('2026-05-01', list, chapters)).toMatchObject({ value: 3_000, high: 13_000 });
    expect(plausibleOn('2010-01-01', list, chapters)).toBeNull();
  });

  it('is nothing without a reading that counts', () => {
    expect(plausibleOn('2026-05-01', readings('2026-05-01 150000 ?'), [])).toBeNull();
  });
});
