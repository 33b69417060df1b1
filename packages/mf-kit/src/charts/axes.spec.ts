import fc from 'fast-check';
import { scale, valueTicks } from './scale.rules';
import { timeTicks } from './time.rules';

const day = (text: string) => Date.parse(text);

describe('the axes', () => {
  it.each([
    [0, 0, [0, 1]],
    [2, 7, [0, 2, 4, 6, 8]],
    [0, 84_120, [0, 25_000, 50_000, 75_000, 100_000]],
    [90_000, 191_455, [0, 50_000, 100_000, 150_000, 200_000]],
    [80_233, 84_120, [80_000, 81_000, 82_000, 83_000, 84_000, 85_000]],
    [500, 500, [500, 501]],
  ])('have round values around %d to %d', (lowest, highest, expected) => {
    expect(valueTicks(lowest, highest, 4)).toEqual(expected);
  });

  it('have steps as small as what is measured needs', () => {
    expect(valueTicks(1.62, 1.79, 4, 0.01).map((value) => value.toFixed(2))).toEqual([
      '1.60',
      '1.65',
      '1.70',
      '1.75',
      '1.80',
    ]);
  });

  it('have years, or months within few of them', () => {
    const named = (from: string, to: string) =>
      timeTicks(day(from), day(to), 6).map(({ at }) => new Date(at).toISOString().slice(0, 7));
    expect(named('1986-05-12', '2026-05-30')).toEqual(['1990-01', '2000-01', '2010-01', '2020-01']);
    expect(named('2024-02-11', '2025-02-10')).toEqual([
      '2024-03',
      '2024-05',
      '2024-07',
      '2024-09',
      '2024-11',
      '2025-01',
    ]);
  });

  it('never have more than they are asked for, and all between the two ends', () => {
    const moment = fc.integer({ min: day('1900-01-01'), max: day('2100-01-01') });
    fc.assert(
      fc.property(moment, moment, fc.integer({ min: 2, max: 12 }), (a, b, count) => {
        const [first, last] = a < b ? [a, b] : [b, a];
        const ticks = timeTicks(first, last, count);
        expect(ticks.length).toBeLessThanOrEqual(count + 1);
        for (const { at } of ticks) expect(at >= first && at <= last).toBe(true);
      }),
    );
  });

  it('put one value into the middle where there is no range', () => {
    expect(scale([5, 5], [0, 10])(5)).toBe(5);
    expect(scale([0, 10], [100, 0])(2)).toBe(80);
  });
});
