import fc from 'fast-check';
import { isDay } from './day.rules.js';
import { dayOf, EDTF_LENGTH, isExact, readEdtf } from './edtf.rules.js';

describe('an EDTF text', () => {
  it.each([
    ['1974-05-03', 'day', '1974-05-03', '1974-05-03'],
    ['1974-05', 'month', '1974-05-01', '1974-05-31'],
    ['1976-02', 'month', '1976-02-01', '1976-02-29'],
    ['1974', 'year', '1974-01-01', '1974-12-31'],
    ['1974~', 'year', '1974-01-01', '1974-12-31'],
    ['1974?', 'year', '1974-01-01', '1974-12-31'],
    ['1974%', 'year', '1974-01-01', '1974-12-31'],
    ['1974-05~', 'month', '1974-05-01', '1974-05-31'],
    ['1974-05-03?', 'day', '1974-05-03', '1974-05-03'],
    ['197X', 'decade', '1970-01-01', '1979-12-31'],
    ['1974/1976', 'span', '1974-01-01', '1976-12-31'],
    ['1974-05/1976-02', 'span', '1974-05-01', '1976-02-29'],
    ['1974-05-03/1974', 'span', '1974-05-03', '1974-12-31'],
    ['1974~/1976?', 'span', '1974-01-01', '1976-12-31'],
    ['197X/1983', 'span', '1970-01-01', '1983-12-31'],
    ['../1976', 'span', null, '1976-12-31'],
    ['1974-05/..', 'span', '1974-05-01', null],
  ])('%s is a %s from %s to %s', (edtf, precision, first, last) => {
    expect(readEdtf(edtf)).toEqual({ edtf, precision, first, last });
  });

  it.each([
    ['197x', '197X'],
    [' 1974~ ', '1974~'],
    ['1974 / 1976', '1974/1976'],
    ['1974/1974', '1974'],
    ['1974-05-03/1974-05-03', '1974-05-03'],
  ])('%j is written as %s', (given, edtf) => {
    expect(readEdtf(given)?.edtf).toBe(edtf);
  });

  it.each([
    ...['', ' ', '74', '974', '19745', '1974-13', '1974-00', '1974-5', '1974-02-30', '1799', '2201', '179X', '220X'],
    ...['../..', '/1976', '1974/', '..', '1976/1974', '1974-06/1974-05', '1974/1975/1976', '1974~~', '~1974'],
    ...[
      '19XX',
      '1974-XX',
      '1974-21',
      '-0044',
      'Y17000',
      '1974-05-03T10:00',
      '[1974,1976]',
      '1974\n1975',
      '1974/unknown',
    ],
  ])('%j is none that is taken', (given) => {
    expect(readEdtf(given)).toBeNull();
  });

  it('is text', () => {
    fc.assert(fc.property(fc.anything(), (given) => typeof given === 'string' || readEdtf(given) === null));
  });
});

const aYear = fc.integer({ min: 1800, max: 2199 }).map(String);
const aMonth = fc.tuple(aYear, fc.integer({ min: 1, max: 12 })).map(([y, m]) => `${y}-${String(m).padStart(2, '0')}`);
const aDay = fc
  .date({ min: new Date('1800-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const aDecade = fc.integer({ min: 180, max: 219 }).map((ten) => `${ten}X`);
const aDate = fc
  .tuple(fc.oneof(aYear, aMonth, aDay, aDecade), fc.constantFrom('', '', '~', '?', '%'))
  .map((parts) => parts.join(''));
const anEnd = fc.oneof({ weight: 4, arbitrary: aDate }, fc.constant('..'));
const anEdtf = fc
  .oneof(
    aDate,
    fc.tuple(anEnd, anEnd).map((ends) => ends.join('/')),
  )
  .map(readEdtf)
  .filter((known) => known !== null);

describe('every date', () => {
  it('is read from its canonical spelling as the same', () => {
    fc.assert(
      fc.property(anEdtf, (known) => {
        expect(readEdtf(known.edtf)).toEqual(known);
        expect(known.edtf.length).toBeLessThanOrEqual(EDTF_LENGTH);
      }),
    );
  });

  it('begins before it ends, on days that exist', () => {
    fc.assert(
      fc.property(anEdtf, ({ first, last }) => {
        for (const day of [first, last]) if (day !== null) expect(isDay(day)).toBe(true);
        if (first !== null && last !== null) expect(first <= last).toBe(true);
        expect(first ?? last).not.toBeNull();
      }),
    );
  });

  it('stands at a day that it may be, and at its first where it has one', () => {
    fc.assert(
      fc.property(anEdtf, (known) => {
        const day = readEdtf(dayOf(known))!;
        expect(isExact(day)).toBe(true);
        if (known.first !== null) expect(day.edtf).toBe(known.first);
      }),
    );
  });
});
