import { moved, pagesIn } from './join.rules';

const papers = [5, 4, 3, 2, 1].map((id) => ({ id }));
const ids = (choice: Partial<Parameters<typeof pagesIn>[1]>) =>
  pagesIn(papers, { chosen: [], left: [], atOpening: [1, 2, 3, 4, 5], ...choice }).map(({ id }) => id);

test('pages stand as they were chosen', () => {
  expect(ids({ chosen: [3, 1] })).toEqual([3, 1]);
});

test('what was photographed since goes behind them, the first one first, unless it was left out', () => {
  expect(ids({ chosen: [3], atOpening: [1, 2, 3] })).toEqual([3, 4, 5]);
  expect(ids({ chosen: [3], atOpening: [1, 2, 3], left: [4] })).toEqual([3, 5]);
});

test('one that is gone is none', () => {
  expect(ids({ chosen: [9, 1] })).toEqual([1]);
});

test('a page moves by a place', () => {
  expect(moved([1, 2, 3], 2, -1)).toEqual([1, 3, 2]);
  expect(moved([1, 2, 3], 0, 1)).toEqual([2, 1, 3]);
});
