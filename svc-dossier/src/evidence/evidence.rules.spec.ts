import { aBook, aService } from '../../test/a-book.js';
import { coverage, distanceGaps, evidenceOf, lastDay, yearGaps } from './evidence.rules.js';

const nothing = { papers: [], photos: [], enteredOn: '2004-05-01' };

describe('what stands behind an entry', () => {
  it('is a paper before a photo, a photo before a word', () => {
    expect(evidenceOf({ ...nothing, papers: [1], photos: [2] }).source).toBe('paper');
    expect(evidenceOf({ ...nothing, photos: [2] }).source).toBe('photo');
    expect(evidenceOf(nothing).source).toBe('word');
  });

  it.each([
    ['2004-03-02', false],
    ['2004-03-01', true],
    ['2004-03', false],
    ['2004-02', true],
    ['2003', true],
    ['2004', false],
    ['2004-06-01', false],
    ['199X', true],
    ['2003/..', true],
    ['../2004-05-01', true],
  ])('was written down late or in time: %s, entered on 1 May', (day, isLate) => {
    expect(evidenceOf({ ...nothing, day }).isLate).toBe(isLate);
  });

  it('is not late where nobody knows when it was written down', () => {
    expect(evidenceOf({ ...nothing, day: '1990-01-01', enteredOn: null }).isLate).toBe(false);
  });
});

it('ends a month that is a day long in leap years too', () => {
  expect(lastDay('2004-02')).toBe('2004-02-29');
});

it('covers every year from the first that is known to that of the book', () => {
  const years = coverage(aBook());
  expect([years[0]!.year, years.at(-1)!.year]).toEqual([1967, 2026]);
  expect(years.find(({ year }) => year === 2001)).toEqual({ year: 2001, paper: 1, photo: 0, word: 0 });
  expect(years.find(({ year }) => year === 2002)).toEqual({ year: 2002, paper: 0, photo: 1, word: 0 });
});

it.each([
  ['1974/1976', [1974, 1975, 1976]],
  ['197X', [1970, 1971, 1972, 1973, 1974, 1975, 1976, 1977, 1978, 1979]],
  ['1974-11/1975-02', [1974, 1975]],
  ['1974~', [1974]],
  ['1974/..', [1974]],
  ['../1974', []],
])('covers every year in which it may have been: %s', (day, covered) => {
  const nothingElse = { modifications: [], issues: [], trackDays: [] };
  const years = coverage(aBook({ ...nothingElse, services: [aService(1, { day, papers: [1] })] }));
  expect(years.filter(({ paper }) => paper > 0).map(({ year }) => year)).toEqual(covered);
});

it('counts the year in which an owner came where something is shown of that', () => {
  const [first, second] = aBook().owners;
  const came = (papers: number[], photos: number[]) => {
    const owners = [first!, { ...second!, from: '1988-04-07', papers, photos }];
    return coverage(aBook({ owners })).find(({ year }) => year === 1988);
  };
  expect(came([1], [])).toEqual({ year: 1988, paper: 1, photo: 0, word: 0 });
  expect(came([], [1])).toEqual({ year: 1988, paper: 0, photo: 1, word: 0 });
  expect(came([], [])).toEqual({ year: 1988, paper: 0, photo: 0, word: 0 });
});

it('does not count what is only planned', () => {
  const [planned] = aBook().modifications;
  const years = coverage(aBook({ modifications: [{ ...planned!, day: '2020-01-01', status: 'Planned' }] }));
  expect(years.find(({ year }) => year === 2020)).toEqual({ year: 2020, paper: 0, photo: 0, word: 0 });
});

it('tells years with nothing from those without a paper', () => {
  const year = (year: number, paper: number, word: number) => ({ year, paper, photo: 0, word });
  expect(yearGaps([year(2000, 0, 0), year(2001, 0, 0), year(2002, 0, 2), year(2003, 1, 0), year(2004, 0, 0)])).toEqual([
    { from: 2000, to: 2001, kind: 'nothing' },
    { from: 2002, to: 2002, kind: 'no-paper' },
    { from: 2004, to: 2004, kind: 'nothing' },
  ]);
});

it('finds stretches without a paper, whatever was written down meanwhile', () => {
  const services = [
    aService(1, { mileage: 20_000, papers: [1] }),
    aService(2, { mileage: 28_000 }),
    aService(3, { mileage: 31_000, papers: [1] }),
    aService(4, { mileage: 40_000, papers: [1] }),
  ];
  const gaps = distanceGaps(aBook({ services, trackDays: [], readings: [] }));
  expect(gaps.map(({ from, to, distance }) => [from.value, to.value, distance])).toEqual([[20_000, 31_000, 11_000]]);
});

it('ends a stretch without a paper where one says what was shown when an owner came', () => {
  const services = [aService(1, { mileage: 20_000, papers: [1] }), aService(4, { mileage: 31_000, papers: [1] })];
  const [first, second] = aBook().owners;
  const gapsWith = (papers: number[]) => {
    const owners = [first!, { ...second!, from: '2003-01-01', mileageFrom: 26_000, papers }];
    return distanceGaps(aBook({ services, owners, modifications: [], trackDays: [], readings: [] }));
  };
  expect(gapsWith([])).toHaveLength(1);
  expect(gapsWith([1])).toEqual([]);
});
