import { ADVISORY_LOCKS } from './advisory-locks.js';

it('gives no two locks the same number', () => {
  const numbers = Object.values<number>(ADVISORY_LOCKS);
  expect(new Set(numbers).size).toBe(numbers.length);
});
