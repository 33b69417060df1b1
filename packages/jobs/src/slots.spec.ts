import { Slots } from './slots.js';

/** Work that the test ends. */
function someWork() {
  let end = (): void => undefined;
  const work = new Promise<void>((resolve) => (end = resolve));
  return { work, end };
}

it('gives one person no more than their share, and all together no more than there is', async () => {
  const slots = new Slots({ all: 3, ofOne: 2 });
  const [first, second, third] = [someWork(), someWork(), someWork()];
  const freed = jest.fn();
  slots.begin(1, first.work, freed);
  expect(slots.served).toEqual([]);
  slots.begin(1, second.work, freed);
  expect([slots.served, slots.isFull]).toEqual([[1], false]);
  slots.begin(2, third.work, freed);
  expect(slots.isFull).toBe(true);
  first.end();
  await first.work;
  expect([slots.served, slots.isFull, freed.mock.calls.length]).toEqual([[], false, 1]);
  second.end();
  third.end();
  await slots.settle(60_000);
});

it('waits for what is under way no longer than it may', async () => {
  const slots = new Slots({ all: 1, ofOne: 1 });
  slots.begin(1, new Promise(() => undefined), jest.fn());
  await slots.settle(1);
  expect(slots.isFull).toBe(true);
});
