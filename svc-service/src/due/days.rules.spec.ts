import { addDays, addMonths, daysBetween } from './days.rules.js';

it.each([
  ['2026-02-28', 1, '2026-03-01'],
  ['2024-02-28', 1, '2024-02-29'],
  ['2026-01-01', -1, '2025-12-31'],
  ['2026-01-01', 2_147_483_647, null],
])('%s and %d days are %s', (day, days, then) => {
  expect(addDays(day, days)).toBe(then);
});

it.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2024-01-31', 1, '2024-02-29'],
  ['2025-11-15', 3, '2026-02-15'],
  ['1973-06-30', 0, '1973-06-30'],
  ['1973-06-30', 636, '2026-06-30'],
  ['1973-06-30', 2_147_483_647, null],
])('%s and %d months are %s', (day, months, then) => {
  expect(addMonths(day, months)).toBe(then);
});

it('counts days over the change of the clock', () => {
  expect(daysBetween('2026-03-28', '2026-03-30')).toBe(2);
  expect(daysBetween('2026-03-30', '2026-03-28')).toBe(-2);
});
