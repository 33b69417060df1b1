import { requirePair } from './photo-pair.rules.js';

const vehicleOf = new Map([
  [1, 7],
  [2, 7],
  [3, 8],
  [4, null],
  [5, null],
]);
const pair = (before_id: number, after_id: number) => () =>
  requirePair({ before_id, after_id, title: null }, vehicleOf);

it('a pair is of one vehicle, or of none', () => {
  expect(pair(1, 2)).not.toThrow();
  expect(pair(4, 5)).not.toThrow();
  for (const [before, after] of [
    [1, 3],
    [1, 4],
  ] as const)
    expect(pair(before, after)).toThrow('Before and after must be of one vehicle');
});

it('a pair is two photos that are there', () => {
  expect(pair(1, 1)).toThrow('Before and after must be two photos');
  for (const [before, after] of [
    [9, 1],
    [1, 9],
    [9, 9],
  ] as const)
    expect(pair(before, after)).toThrow('Photo not found');
});
