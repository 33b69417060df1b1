import { listed } from './listed';

it.each([
  [[], ''],
  [['a'], 'a'],
  [['a', 'b'], 'a and b'],
  [['a', 'b', 'c'], 'a, b and c'],
])('lists %j as "%s"', (words, text) => {
  expect(listed(words)).toBe(text);
});
