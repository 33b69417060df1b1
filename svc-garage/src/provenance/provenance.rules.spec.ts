import fc from 'fast-check';
import type { Chapter } from './provenance.entity.js';
import { gapsOf, inOrder, overlapsOf, requireChapter, requireIdentity, summaryOf } from './provenance.rules.js';

const aChapter = (
  id: number,
  from_date: string | null,
  to_date: string | null,
  more: Partial<Chapter> = {},
): Chapter => ({
  ...{ id, owned_by: 'named', owner_name: `Owner ${id}`, from_date, to_date },
  ...{ from_date_edtf: null, to_date_edtf: null },
  ...more,
});
const TODAY = '2026-06-01';
const BUILT = '1973-03-14';
const gaps = (chapters: Chapter[], builtOn = BUILT) =>
  gapsOf(chapters, builtOn, TODAY).map(({ after_id, from_date, to_date }) => `${after_id}: ${from_date} ${to_date}`);
const overlaps = (chapters: Chapter[]) =>
  overlapsOf(chapters).map(
    ({ first_id, second_id, from_date, to_date }) => `${first_id} ${second_id} ${from_date} ${to_date}`,
  );

describe('a number', () => {
  it('needs one of both, and a name where it is of another part', () => {
    const engine = { kind: 'engine', name: null, as_built: '6111234', as_fitted: null } as const;
    requireIdentity(engine);
    expect(() => requireIdentity({ ...engine, as_built: null })).toThrow('Enter the number as built');
    expect(() => requireIdentity({ ...engine, name: 'Engine' })).toThrow('Only another part');
    expect(() => requireIdentity({ ...engine, kind: 'other' })).toThrow('Say what carries the number');
  });
});

describe('the order of chapters', () => {
  it('is that of their days; one without a beginning stands where it ends', () => {
    const chapters = [
      aChapter(1, '1998-01-01', null),
      aChapter(2, '1974-05-02', '1980-01-01'),
      aChapter(3, null, '1974-05-02'),
      aChapter(4, '1980-01-01', '1998-01-01'),
    ];
    expect(inOrder(chapters).map(({ id }) => id)).toEqual([3, 2, 4, 1]);
  });
});

describe('a gap', () => {
  it('is between two owners, before the first, and after the last where the person has no chapter', () => {
    const chapters = [aChapter(1, '1974-05-02', '1980-01-01'), aChapter(2, '1985-06-01', '2001-09-30')];
    expect(gaps(chapters, '1972-01-01')).toEqual([
      'null: 1972-01-01 1974-05-01',
      '1: 1980-01-02 1985-05-31',
      '2: 2001-10-01 null',
    ]);
  });

  it('is none where a dealer had it for a month, it was sold within a year, or the last owner is the person', () => {
    expect(gaps([aChapter(1, '1974-03-14', '1980-01-01'), aChapter(2, '1980-02-01', null)])).toEqual([]);
    const mine = aChapter(2, '1980-01-01', '2001-09-30', { owned_by: 'me', owner_name: null });
    expect(gaps([aChapter(1, '1973-04-01', '1980-01-01'), mine])).toEqual([]);
  });

  it('is none where a day is not known, or a longer chapter covers it', () => {
    expect(
      gaps([aChapter(1, null, '1980-01-01'), aChapter(2, null, '1985-01-01'), aChapter(3, '1985-01-01', null)]),
    ).toEqual([]);
    expect(
      gaps([
        aChapter(1, '1973-04-01', '1990-01-01'),
        aChapter(2, '1974-01-01', '1975-01-01'),
        aChapter(3, '1990-01-01', null),
      ]),
    ).toEqual([]);
    expect(gaps([])).toEqual([]);
  });
});

describe('an overlap', () => {
  it('names both chapters and the days that both claim', () => {
    const chapters = [aChapter(1, '1974-01-01', '1980-06-01'), aChapter(2, '1980-01-01', '1990-01-01')];
    expect(overlaps(chapters)).toEqual(['1 2 1980-01-01 1980-06-01']);
    expect(overlaps([aChapter(1, '1974-01-01', '1990-06-01'), aChapter(2, '1980-01-01', '1985-01-01')])).toEqual([
      '1 2 1980-01-01 1985-01-01',
    ]);
  });

  it('is none on the day of a sale, and none where an end or a beginning is not known', () => {
    expect(overlaps([aChapter(1, '1974-01-01', '1980-06-01'), aChapter(2, '1980-06-01', null)])).toEqual([]);
    expect(overlaps([aChapter(1, '1974-01-01', null), aChapter(2, '1980-06-01', null)])).toEqual([]);
    expect(overlaps([aChapter(1, '1974-01-01', '1980-06-01'), aChapter(2, null, '1979-01-01')])).toEqual([]);
  });

  it('is told of the first of each pair in order, and once only', () => {
    const long = aChapter(1, '1974-01-01', '1990-01-01');
    const chapters = [aChapter(4, '1985-01-01', null), aChapter(3, '1980-01-01', '1986-01-01'), long];
    expect(overlaps([aChapter(2, '1975-01-01', '1977-01-01'), ...chapters])).toEqual([
      '1 2 1975-01-01 1977-01-01',
      '1 3 1980-01-01 1986-01-01',
      '1 4 1985-01-01 1990-01-01',
      '3 4 1985-01-01 1986-01-01',
    ]);
  });

  it('is told a hundred times at most of ten thousand chapters, and never of what is only about a day @thorough', () => {
    const many = (from: string, to: string | null, more: Partial<Chapter> = {}) =>
      Array.from({ length: 10_000 }, (_, at) => aChapter(at + 1, from, to, more));
    expect(overlaps(many('1980-01-01', '1990-01-01'))).toHaveLength(100);
    expect(overlaps(many('1980-01-01', null))).toEqual([]);
    const about = { from_date_edtf: '1980/2020' };
    expect(overlaps(many('1980-01-01', '1990-01-01', about))).toEqual([]);
  });

  it('never is of days that are a gap too', () => {
    const day = fc.integer({ min: 0, max: 18_000 }).map((n) => new Date(n * 86_400_000).toISOString().slice(0, 10));
    const chapter = fc.tuple(day, day, fc.boolean()).map(([a, b, isOpen]) => {
      const [from, to] = [a, b].sort() as [string, string];
      return { from, to: isOpen ? null : to };
    });
    fc.assert(
      fc.property(fc.array(chapter, { maxLength: 6 }), (drawn) => {
        const chapters = drawn.map(({ from, to }, at) => aChapter(at + 1, from, to));
        const open = gapsOf(chapters, '1969-01-01', TODAY);
        for (const overlap of overlapsOf(chapters))
          for (const gap of open)
            expect(overlap.to_date <= gap.from_date || overlap.from_date > (gap.to_date ?? TODAY)).toBe(true);
      }),
    );
  });
});

describe('days that are known less exactly', () => {
  const about = (
    from_date: string,
    from_date_edtf: string | null,
    to_date: string,
    to_date_edtf: string | null,
    id = 1,
  ) => aChapter(id, from_date, to_date, { from_date_edtf, to_date_edtf });

  it('are a gap and an overlap only where every day that they may be is one', () => {
    const first = about('1973-05-01', null, '1980-01-01', '1980');
    expect(gaps([first, about('1980-01-01', '1980', '2030-01-01', null, 2)])).toEqual([]);
    expect(overlaps([first, about('1980-01-01', '1980', '2030-01-01', null, 2)])).toEqual([]);
    expect(gaps([first, about('1983-01-01', '1983~', '2030-01-01', null, 2)])).toEqual(['1: 1981-01-01 1982-12-31']);
    expect(overlaps([first, about('1978-01-01', '1978', '2030-01-01', null, 2)])).toEqual([
      '1 2 1978-12-31 1980-01-01',
    ]);
    expect(
      gaps([about('1973-05-01', null, '1980-01-01', '1980/..'), about('1990-01-01', null, '2030-01-01', null, 2)]),
    ).toEqual([]);
  });

  it('may end in the year in which they began, and not before it', () => {
    requireChapter(about('1974-05-01', '1974-05', '1974-01-01', '1974'));
    expect(() => requireChapter(about('1974-05-01', '1974-05', '1973-01-01', '1973'))).toThrow('The last day cannot');
  });
});

it('sums up who is known and how many numbers match', () => {
  const chapters = [
    aChapter(1, '1968-05-01', '1974-01-01', { owner_name: 'Dr. Weiß' }),
    aChapter(2, '1974-01-01', '1980-01-01', { owned_by: 'withheld', owner_name: null }),
    aChapter(3, '1980-01-01', '1990-01-01', { owned_by: 'withheld', owner_name: null }),
    aChapter(4, '1990-01-01', '1995-01-01', { owner_name: 'DR. WEISS' }),
    aChapter(5, '1995-01-01', '1996-01-01', { owner_name: 'dr. weiß' }),
    aChapter(6, '1998-01-01', null, { owned_by: 'me', owner_name: null }),
  ];
  expect(summaryOf(chapters, [{ match: 'matching' }, { match: 'replaced' }, { match: 'not-known' }])).toEqual({
    ...{ owners: 5, since: '1968-05-01', matching: 1, replaced: 1, not_known: 1 },
  });
  expect(summaryOf([], [])).toMatchObject({ owners: 0, since: null });
});

it('refuses a chapter without any day, one that ends before it begins, and a name that is missing or too many', () => {
  const sound = aChapter(1, '1974-01-01', null);
  requireChapter(sound);
  expect(() => requireChapter({ ...sound, from_date: null })).toThrow('Say from when or until when');
  expect(() => requireChapter({ ...sound, to_date: '1973-01-01' })).toThrow('The last day cannot be before the first');
  expect(() => requireChapter({ ...sound, owner_name: null })).toThrow('The name of the owner is required');
  expect(() => requireChapter({ ...sound, owned_by: 'withheld' })).toThrow('Only an owner who is named has a name');
});
