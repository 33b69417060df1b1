import * as fc from 'fast-check';
import { daysText, distanceText, monthsText } from './interval.rules';
import { type Recurrence, recurrenceSummary } from './recurrence.rules';

const recurrence = (fields: Partial<Recurrence>): Recurrence => ({
  recurrence_type: 'Periodic',
  recurrence_time_interval: null,
  recurrence_mileage_interval: null,
  recurrence_total_mileage: null,
  recurrence_total_age: null,
  ...fields,
});

describe('the summary of a periodic template', () => {
  it.each([
    [180, 5000, 'Every 180 days (about 6 months) or 5,000 miles'],
    [180, null, 'Every 180 days (about 6 months)'],
    [null, 5000, 'Every 5,000 miles'],
    [1, 1, 'Every 1 day or 1 mile'],
    [0, 5000, 'Every 5,000 miles'],
    [null, null, 'Not specified'],
    [0, 0, 'Not specified'],
  ])('of %p days and %p miles is %p', (recurrence_time_interval, recurrence_mileage_interval, summary) => {
    expect(recurrenceSummary(recurrence({ recurrence_time_interval, recurrence_mileage_interval }))).toBe(summary);
  });

  it('does not speak of a total mileage', () => {
    expect(recurrenceSummary(recurrence({ recurrence_total_mileage: 60_000 }))).toBe('Not specified');
  });
});

describe('the summary of a template at a total mileage', () => {
  it.each([
    [60_000, 'mi', 'At 60,000 miles'],
    [0, 'mi', 'At 0 miles'],
    [1, 'mi', 'At 1 mile'],
    [null, 'mi', 'At ? miles'],
    [60_000, 'km', 'At 60,000 kilometers'],
    [250, 'h', 'At 250 hours'],
    [90_000, null, 'At 90,000 miles'],
  ] as const)('of %p in %p is %p', (recurrence_total_mileage, distance_unit, summary) => {
    const total = {
      ...{ recurrence_type: 'Total_Mileage', recurrence_time_interval: 90 },
      ...{ recurrence_total_mileage, distance_unit },
    };
    expect(recurrenceSummary(recurrence(total))).toBe(summary);
  });
});

describe('an interval in days', () => {
  it.each([
    [null, 'N/A'],
    [0, 'N/A'],
    [1, '1 day'],
    [29, '29 days'],
    [30, '30 days (about 1 month)'],
    [44, '44 days (about 1 month)'],
    [45, '45 days (about 2 months)'],
    [365, '365 days (about 12 months)'],
    [3650, '3,650 days (about 122 months)'],
  ])('of %p reads %p', (days, text) => {
    expect(daysText(days)).toBe(text);
  });

  it('tells months from 30 days on, and never before', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000 }), (days) => daysText(days).includes('month') === days >= 30),
    );
  });
});

it.each([
  [null, 'N/A', 'N/A'],
  [0, '0 miles', '0 months'],
  [1, '1 mile', '1 month'],
  [12_000, '12,000 miles', '12,000 months'],
])('miles and months of %p read %p and %p', (count, miles, months) => {
  expect([distanceText(count, 'mi'), monthsText(count)]).toEqual([miles, months]);
});
