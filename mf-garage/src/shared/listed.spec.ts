import { listed, sentences } from './listed';

it.each([
  [[], ''],
  [['a'], 'a'],
  [['a', 'b'], 'a and b'],
  [['a', 'b', 'c'], 'a, b and c'],
])('lists %j as "%s"', (words, text) => {
  expect(listed(words)).toBe(text);
});

it('sets what is wrong one behind the other', () => {
  expect([sentences(['a']), sentences(['a', 'b', 'c'])]).toEqual(['a', 'a. b. c']);
});
