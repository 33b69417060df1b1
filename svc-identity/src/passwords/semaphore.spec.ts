import { Unavailable } from '@carnet/svc-kit';
import { Semaphore } from './semaphore.js';

/** Work that ends when the test says so. */
function work() {
  let end!: () => void;
  const running = new Promise<void>((resolve) => (end = resolve));
  const run = jest.fn(() => running);
  return { run, end };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('Semaphore', () => {
  it('lets as many work at once as it may, and the next when one has ended', async () => {
    const semaphore = new Semaphore(2, 5);
    const works = [work(), work(), work()];
    const passed = works.map(({ run }) => semaphore.pass(run));
    await settled();
    expect(works.map(({ run }) => run.mock.calls.length)).toEqual([1, 1, 0]);
    works[0]!.end();
    await settled();
    expect(works[2]!.run).toHaveBeenCalledTimes(1);
    for (const { end } of works) end();
    await Promise.all(passed);
  });

  it('tells whoever finds the line full to come back, and is open again when it has emptied', async () => {
    const semaphore = new Semaphore(1, 1);
    const first = work();
    const inside = semaphore.pass(first.run);
    const waiting = semaphore.pass(async () => 'waited');
    await expect(semaphore.pass(async () => 'too late')).rejects.toBeInstanceOf(Unavailable);
    first.end();
    await inside;
    expect(await waiting).toBe('waited');
    expect(await semaphore.pass(async () => 'welcome')).toBe('welcome');
  });

  it('goes on after work that failed', async () => {
    const semaphore = new Semaphore(1, 1);
    await expect(semaphore.pass(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await semaphore.pass(async () => 'fine')).toBe('fine');
  });
});
