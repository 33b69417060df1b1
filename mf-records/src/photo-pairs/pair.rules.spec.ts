import { timeBetween } from './pair.rules';

it.each([
  ['2026-05-09T08:00:00', '2026-05-09T20:00:00', 'the same day'],
  ['2026-05-09T23:00:00', '2026-05-10T01:00:00', '1 day later'],
  ['2026-05-01T08:00:00', '2026-05-22T08:00:00', '3 weeks later'],
  ['2026-01-01T08:00:00', '2026-05-01T08:00:00', '4 months later'],
  ['2016-05-01T08:00:00', '2026-05-01T08:00:00', '10 years later'],
  ['2026-05-09T08:00:00', '2026-05-01T08:00:00', '8 days earlier'],
])('says of %s and %s: %s', (before, after, words) => {
  expect(timeBetween(before, after)).toBe(words);
});
