import { labelledOf, slotsOf, stackOf, totalOf } from './columns.rules';

const years = (count: number, apart = false) => [
  ...Array.from({ length: count }, (_, i) => ({ key: String(i), label: String(1960 + i), values: [1, 2] })),
  ...(apart ? [{ key: 'none', label: 'Without a date', values: [3, 0], apart: true }] : []),
];

it('puts values on top of each other', () => {
  const column = { key: '2024', label: '2024', values: [10, 0, 5] };
  expect(stackOf(column)).toEqual([
    { from: 0, to: 10 },
    { from: 10, to: 10 },
    { from: 10, to: 15 },
  ]);
  expect(totalOf(column)).toBe(15);
});

it.each([1, 2, 12, 60, 140])('has room for %d columns, one beside the other', (count) => {
  const slots = slotsOf(years(count, true), 40, 340);
  expect(slots[0]!.x).toBeGreaterThanOrEqual(40);
  expect(slots.at(-1)!.x + slots.at(-1)!.width).toBeLessThanOrEqual(340.001);
  slots.slice(1).forEach(({ x }, i) => expect(x).toBeGreaterThan(slots[i]!.x + slots[i]!.width * 0.99));
});

it('keeps what has no place on the scale apart', () => {
  const [first, second, apart] = slotsOf(years(2, true), 0, 250);
  expect(apart!.x - second!.x).toBeGreaterThan(second!.x - first!.x);
});

it('labels as many columns as have room, the last one always', () => {
  expect([...labelledOf(years(4), 400, 50)]).toEqual([0, 1, 2, 3]);
  expect([...labelledOf(years(12), 300, 50)]).toEqual([1, 3, 5, 7, 9, 11]);
  expect(labelledOf(years(60, true), 300, 50).size).toBe(4);
});
