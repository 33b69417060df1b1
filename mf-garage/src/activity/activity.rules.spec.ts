import type { VehicleEntry } from '@carnet/contracts';
import { scaleOf, soFar, yearsFrom, yearsOf } from './activity.rules';

const entry = (key: string, date: string): VehicleEntry => ({ key, date, kind: 'Service', title: key, to: '/' });
const told = (years: ReturnType<typeof yearsOf>) =>
  years.map(({ year, entries }) => [year, ...entries.map(({ key }) => key)]);

it('puts the newest first, whichever domain it comes from, by years', () => {
  const all = [entry('oil', '2024-05-01'), entry('leak', '2025-01-02'), entry('pump', '2024-11-30')];
  expect(told(yearsOf(all))).toEqual([
    [2025, 'leak'],
    [2024, 'pump', 'oil'],
  ]);
  expect(all[0]!.key).toBe('oil');
});

it('keeps the order of what happened on one day', () => {
  const merged = yearsOf([entry('a', '2024-05-01'), entry('b', '2024-05-01')]);
  expect(told(merged)).toEqual([[2024, 'a', 'b']]);
});

it('leaves out what is still ahead', () => {
  const all = [entry('today', '2026-03-04'), entry('tomorrow', '2026-03-05')];
  expect(soFar(all, '2026-03-04').map(({ key }) => key)).toEqual(['today']);
});

it('shows whole years from one back, until there are enough', () => {
  const years = yearsOf([
    ...['2026-01-01', '2024-01-01', '2024-02-01', '2023-01-01', '2019-01-01'].map((date) => entry(date, date)),
  ]);
  expect(yearsFrom(years, 2026, 2).map(({ year }) => year)).toEqual([2026, 2024]);
  expect(yearsFrom(years, 2025, 2).map(({ year }) => year)).toEqual([2024]);
  expect(yearsFrom(years, 2024, 99).map(({ year }) => year)).toEqual([2024, 2023, 2019]);
});

it('has a mark for each year, also for one in which nothing happened', () => {
  const years = yearsOf([entry('a', '2021-01-01'), entry('b', '2023-01-01'), entry('c', '2023-01-02')]);
  expect(scaleOf(years)).toEqual([
    { year: 2021, count: 1, height: 0.5 },
    { year: 2022, count: 0, height: 0 },
    { year: 2023, count: 2, height: 1 },
  ]);
});
