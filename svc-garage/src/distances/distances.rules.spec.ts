import fc from 'fast-check';
import { byYear } from './distances.rules.js';

const way = (from: string, to: string, distance: number | null) => ({ from, to, distance, open: distance === null });

it('spreads what was driven between two readings over its days', () => {
  expect(byYear([way('2022-12-22', '2023-01-11', 200)])).toEqual([
    { year: 2022, distance: 100 },
    { year: 2023, distance: 100 },
  ]);
});

it('names no year that lies wholly where nobody knows what was driven', () => {
  const years = byYear([
    way('2019-06-01', '2020-01-01', 214),
    way('2020-01-01', '2022-05-01', null),
    way('2022-05-01', '2023-05-01', 0),
    way('2023-05-01', '2025-03-01', null),
  ]);
  expect(years).toEqual([
    { year: 2019, distance: 214 },
    { year: 2022, distance: 0 },
    { year: 2023, distance: 0 },
  ]);
  expect(byYear([])).toEqual([]);
});

it('names the year of two readings on one day', () => {
  expect(byYear([way('2020-01-01', '2020-01-01', 5), way('2020-01-01', '2022-05-01', null)])).toEqual([
    { year: 2020, distance: 5 },
  ]);
});

it('adds up to what was driven in all', () => {
  const day = fc
    .integer({ min: 0, max: 30_000 })
    .map((days) => new Date(Date.UTC(1950, 0) + days * 86_400_000).toISOString().slice(0, 10));
  const readings = fc.array(fc.record({ day, distance: fc.double({ min: 0, max: 1e5, noNaN: true }) }), {
    minLength: 2,
  });
  fc.assert(
    fc.property(readings, (all) => {
      const days = all.map((one) => one.day).sort();
      const driven = all.slice(1).map(({ distance }, i) => way(days[i]!, days[i + 1]!, distance));
      const total = Math.round(driven.reduce((sum, { distance }) => sum + distance!, 0));
      const years = byYear(driven);
      expect(years.reduce((sum, { distance }) => sum + distance, 0)).toBe(total);
      expect(years.every(({ distance }) => distance >= 0)).toBe(true);
    }),
  );
});
