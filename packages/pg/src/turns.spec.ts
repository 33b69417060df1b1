import { Unavailable } from '@carnet/messages';
import { Turns } from './turns.js';

/** Work that runs until the test ends it. */
function work() {
  let end!: () => void;
  const ended = new Promise<void>((resolve) => (end = resolve));
  return { run: () => ended, end };
}

it('lets the writes of an owner in one by one, as they came', async () => {
  const turns = new Turns();
  const order: number[] = [];
  const first = work();
  const all = [first.run, ...[2, 3].map((n) => () => Promise.resolve(void order.push(n)))].map((one) =>
    turns.take(1, one),
  );
  await turns.take(2, () => Promise.resolve(void order.push(1)));
  first.end();
  await Promise.all(all);
  expect(order).toEqual([1, 2, 3]);
});

it('lets the next one in after one that failed', async () => {
  const turns = new Turns();
  const failing = turns.take(1, () => Promise.reject(new Error('no')));
  const next = turns.take(1, () => Promise.resolve('done'));
  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('done');
});

it('answers 503 to one who waits too long, and lets nobody else in before their turn', async () => {
  const turns = new Turns(10);
  const long = work();
  const first = turns.take(1, long.run);
  let runs = 0;
  const patient = () => Promise.resolve(void (runs += 1));
  await expect(turns.take(1, patient)).rejects.toBeInstanceOf(Unavailable);
  await expect(turns.take(1, patient)).rejects.toBeInstanceOf(Unavailable);
  expect(runs).toBe(0);
  long.end();
  await first;
  await turns.take(1, patient);
  expect(runs).toBe(1);
});
