import fc from 'fast-check';
import { addMonths, dayAfterKey, firstDayOf, weeksOf } from './calendar.rules';

it.each([
  [1, '2026-10-26', '2026-12-06'],
  [7, '2026-11-01', '2026-12-05'],
  [6, '2026-10-31', '2026-12-04'],
])('shows November 2026 in weeks that begin with day %i', (firstDay, first, last) => {
  const weeks = weeksOf(2026, 11, firstDay);
  expect([weeks[0]![0], weeks.at(-1)![6]]).toEqual([first, last]);
});

it('shows each day of a month once, in whole weeks that begin with the first day, without a week of other months', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1800, max: 2100 }),
      fc.integer({ min: 1, max: 12 }),
      fc.integer({ min: 1, max: 7 }),
      (year, month, firstDay) => {
        const weeks = weeksOf(year, month, firstDay);
        const beginning = `${year}-${String(month).padStart(2, '0')}`;
        const own = weeks.flat().filter((day) => day.startsWith(beginning));
        expect(own).toHaveLength(new Date(Date.UTC(year, month, 0)).getUTCDate());
        expect(new Set(own).size).toBe(own.length);
        for (const week of weeks) {
          expect(new Date(`${week[0]}T00:00:00Z`).getUTCDay() || 7).toBe(firstDay);
          expect(week.some((day) => day.startsWith(beginning))).toBe(true);
        }
      },
    ),
  );
});

it.each([
  ['ArrowLeft', false, '2026-02-28'],
  ['ArrowDown', false, '2026-03-08'],
  ['Home', false, '2026-02-23'],
  ['End', false, '2026-03-01'],
  ['PageDown', false, '2026-04-01'],
  ['PageUp', true, '2025-03-01'],
  ['a', false, null],
])('%s (with Shift: %s) leads from 1 March 2026, a Sunday, to %s', (key, shift, day) => {
  expect(dayAfterKey('2026-03-01', key, shift, 1)).toBe(day);
});

it('ends a month where the day does not exist in it', () => {
  expect([addMonths('2026-03-31', 1), addMonths('2024-01-31', 1), addMonths('2024-02-29', 12)]).toEqual([
    '2026-04-30',
    '2024-02-29',
    '2025-02-28',
  ]);
});

it('begins the week as in the region', () => {
  expect(['de-DE', 'en-US', 'ja-JP', 'ar-EG'].map(firstDayOf)).toEqual([1, 7, 7, 6]);
});
