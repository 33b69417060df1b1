import { FAILING_DAYS, hasFailed, isTaken, secondsUntilNextTry, wantsNoMore } from './webhook.rules.js';

const DAY = 24 * 60 * 60;

it('tries later each time, up to a day, and so long that a receiver is turned off by its failures', () => {
  const pauses = Array.from({ length: 12 }, (_, n) => secondsUntilNextTry(n + 1));
  const waited = pauses.filter((pause) => pause !== null);
  expect(waited[0]).toBe(5);
  expect(waited).toEqual(waited.toSorted((a, b) => a - b));
  expect(waited.at(-1)).toBe(DAY);
  expect(hasFailed(waited.reduce((sum, pause) => sum + pause, 0))).toBe(true);
  expect(pauses.at(-1)).toBeNull();
});

it.each([
  [FAILING_DAYS * DAY - 1, false],
  [FAILING_DAYS * DAY, true],
])('after %i seconds of failures counts as failed: %s', (seconds, failed) => expect(hasFailed(seconds)).toBe(failed));

it.each([
  [200, true],
  [204, true],
  [199, false],
  [301, false],
  [404, false],
  [500, false],
])('%i is taken: %s', (status, taken) => expect(isTaken(status)).toBe(taken));

it('wants nothing more by 410 alone', () => {
  expect([404, 410, 500].filter(wantsNoMore)).toEqual([410]);
});
