import { isNews, isRepublished } from './fact.js';

const head = { version: 3, revision: 2, deleted: false };
const fact = (version: number, more: { revision?: number; deleted?: boolean } = {}) => ({
  version,
  deleted: false,
  ...more,
});

it.each([
  ['a higher version', fact(4), true],
  ['the known version once more', fact(3, { revision: 2 }), false],
  ['the known version in a former revision', fact(3), false],
  ['the known version in a newer revision', fact(3, { revision: 3 }), true],
  ['an older version in a newer revision', fact(2, { revision: 3 }), false],
  ['the end of the thing, whatever its version', fact(1, { deleted: true }), true],
])('%s: news is %s', (_, one, expected) => {
  expect(isNews(one, head)).toBe(expected);
});

it('takes nothing of a thing that is deleted', () => {
  const gone = { ...head, deleted: true };
  expect([fact(9), fact(9, { deleted: true })].map((one) => isNews(one, gone))).toEqual([false, false]);
});

it('calls no end of a thing a republication', () => {
  expect(isRepublished(fact(3, { revision: 3, deleted: true }), head)).toBe(false);
});
