import { keepRunning, type Running } from './keep-running.js';

class Actor implements Running {
  readonly pid = 1;
  stopped = false;
  die!: (code?: number) => void;
  readonly exited = new Promise<{ code?: number }>((resolve) => (this.die = (code) => resolve({ code })));
  stop() {
    this.stopped = true;
    this.die(0);
    return Promise.resolve();
  }
}

const actors: Actor[] = [];
const delays: number[] = [];
let faults = 0;

function options() {
  return {
    start: () =>
      faults-- > 0 ? Promise.reject(new Error('no')) : Promise.resolve(actors[actors.push(new Actor()) - 1]!),
    onDeath: (_deaths: number, delayMs: number) => void delays.push(delayMs),
  };
}

beforeEach(() => {
  jest.useFakeTimers();
  actors.length = delays.length = faults = 0;
});
afterEach(() => jest.useRealTimers());

it('starts again what dies, with growing pauses while it keeps dying', async () => {
  const kept = await keepRunning(options());
  for (let round = 0; round < 9; round += 1) {
    kept.current?.die(1);
    await jest.advanceTimersByTimeAsync(10_000);
  }
  expect(actors).toHaveLength(10);
  expect(delays.slice(0, 4)).toEqual([100, 200, 400, 800]);
  expect(Math.max(...delays)).toBe(10_000);
  await kept.stop();
});

it('forgets old deaths of what has lived for a while', async () => {
  const kept = await keepRunning(options());
  for (let round = 0; round < 3; round += 1) {
    await jest.advanceTimersByTimeAsync(60_000);
    kept.current?.die(1);
    await jest.advanceTimersByTimeAsync(100);
  }
  expect(delays).toEqual([100, 100, 100]);
  await kept.stop();
});

it('does not hold against anyone that it left when asked to', async () => {
  const kept = await keepRunning(options());
  kept.current?.die(0);
  await jest.advanceTimersByTimeAsync(100);
  expect(actors).toHaveLength(2);
  expect(delays).toEqual([]);
  await kept.stop();
});

it('tries again when a later start fails', async () => {
  const kept = await keepRunning(options());
  faults = 2;
  kept.current?.die(1);
  await jest.advanceTimersByTimeAsync(1_000);
  expect(actors).toHaveLength(2);
  await kept.stop();
});

it('leaves the failure of the first start to the caller', async () => {
  faults = 1;
  await expect(keepRunning(options())).rejects.toThrow('no');
});

it('starts nothing after it was told to stop, not even out of a pause', async () => {
  const kept = await keepRunning(options());
  kept.current?.die(1);
  await jest.advanceTimersByTimeAsync(50);
  await kept.stop();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(actors).toHaveLength(1);
});
