import { pagesFrom } from './pages.rules.js';

it.each([
  [2, 1, []],
  [2, 3, [2, 3]],
  [2, 9, [2, 3, 4, 5, 6]],
  [47, 10_000, [47, 48, 49, 50]],
  [52, 10_000, []],
])('from page %i of %i pages, %j are drawn', (next, pages, expected) =>
  expect(pagesFrom(next, pages)).toEqual(expected),
);
