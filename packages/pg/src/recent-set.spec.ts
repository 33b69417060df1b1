import { RecentSet } from './recent-set.js';

it('forgets the oldest where there is one too many', () => {
  const lists = new RecentSet(2);
  for (const text of ['a', 'b', 'a', 'c']) lists.add(text);
  expect(['a', 'b', 'c'].map((text) => lists.has(text))).toEqual([false, true, true]);
  lists.delete('c');
  expect(lists.has('c')).toBe(false);
});
