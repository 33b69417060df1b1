import { formatCount, formatDate, formatMiles, formatMoney, formatPreview, NONE, today } from './format';

it('shows money with a dollar sign and two decimals', () => {
  expect([1234.5, 0, -3, 1234567.891].map((amount) => formatMoney(amount))).toEqual([
    '$1,234.50',
    '$0.00',
    '-$3.00',
    '$1,234,567.89',
  ]);
});

it('shows mileage in miles', () => {
  expect(formatMiles(12345)).toBe('12,345 mi');
});

it('shows the same day in every time zone', () => {
  expect(formatDate('2026-03-04')).toBe('Mar 4, 2026');
  expect(formatDate('2026-03-04T23:30:00Z')).toBe('Mar 4, 2026');
});

it('shows a dash, or what the page says, where nothing is known', () => {
  expect([formatMoney(null), formatMiles(undefined), formatDate(''), formatDate('soon')]).toEqual([
    NONE,
    NONE,
    NONE,
    NONE,
  ]);
  expect(formatMoney(null, 'Not specified')).toBe('Not specified');
});

it('counts in words', () => {
  expect([0, 1, 1200].map((count) => formatCount(count, 'vehicle'))).toEqual([
    '0 vehicles',
    '1 vehicle',
    '1,200 vehicles',
  ]);
  expect(formatCount(2, 'history', 'histories')).toBe('2 histories');
});

it('knows today where the person is', () => {
  expect(today(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
});

describe('a preview', () => {
  it('keeps a text of 70 characters whole, and cuts a longer one there', () => {
    expect(formatPreview('a'.repeat(70))).toBe('a'.repeat(70));
    expect(formatPreview('a'.repeat(71))).toBe(`${'a'.repeat(70)}...`);
  });

  it('is one line', () => {
    expect(formatPreview(' Lowered\n\nby  two inches ')).toBe('Lowered by two inches');
    expect(formatPreview(null)).toBe('');
  });

  it('cuts no sign in two', () => {
    expect(formatPreview('🏁🏁🏁', 2)).toBe('🏁🏁...');
  });
});
