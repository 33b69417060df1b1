import fc from 'fast-check';
import { secondsUntilNextTry, secondsWith } from './back-off.js';

const LIMITS = { first: 5, longest: 3_600 };

it('waits twice as long each time, up to the longest', () => {
  const random = jest.spyOn(Math, 'random').mockReturnValue(0);
  expect([1, 2, 3, 10, 11, 40].map(secondsUntilNextTry)).toEqual([5, 10, 20, 2_560, 3_600, 3_600]);
  random.mockRestore();
});

it('takes no more than a fifth off by chance', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2_000 }), (failures) => {
      const seconds = secondsWith(LIMITS, failures);
      const full = Math.min(5 * 2 ** Math.max(0, failures - 1), 3_600);
      expect(seconds).toBeGreaterThanOrEqual(Math.floor(full * 0.8));
      expect(seconds).toBeLessThanOrEqual(full);
    }),
  );
});

it('lets those that failed together come apart', () => {
  const random = jest.spyOn(Math, 'random').mockReturnValueOnce(0).mockReturnValueOnce(0.99);
  expect(secondsWith(LIMITS, 9)).not.toBe(secondsWith(LIMITS, 9));
  random.mockRestore();
});
