import { ageText, latestYear, normaliseVin } from './vehicle.rules';

it('takes next year’s models', () => {
  expect(latestYear('2026-12-31')).toBe(2027);
});

it('reads a VIN without its blanks, in upper case', () => {
  expect(normaliseVin(' wp0 zzz 99z ts392124 ')).toBe('WP0ZZZ99ZTS392124');
});

it.each([
  [0, '0 months'],
  [1, '1 month'],
  [23, '23 months'],
  [24, '24 months (2 years)'],
  [637, '637 months (53 years)'],
])('says an age of %d months', (months, text) => {
  expect(ageText(months)).toBe(text);
});
