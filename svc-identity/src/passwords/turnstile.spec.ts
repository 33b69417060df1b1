import { Unavailable } from '@carnet/svc-kit';
import { Turnstile } from './turnstile.js';

/** Work that ends when the test says so. */
function work() {
  let end!: () => void;
  const running = new Promise<void>((resolve) => (end = resolve));
  const run = jest.fn(() => running);
  return { run, end };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('Turnstile', () => {
  it('lets as many work at once as it may, and the next when one has ended', async () => {
    const turnstile = new Turnstile(2, 5);
    const works = [work(), work(), work()];
    const passed = works.map(({ run }) => turnstile.pass(run));
    await settled();
    expect(works.map(({ run }) => run.mock.calls.length)).toEqual([1, 1, 0]);
    works[0]!.end();
    await settled();
    expect(works[2]!.run).toHaveBeenCalledTimes(1);
    for (const { end } of works) end();
    await Promise.all(passed);
  });

  it('tells whoever finds the line full to come back, and is open again when it has emptied', async () => {
    const turnstile = new Turnstile(1, 1);
    const first = work();
    const inside = turnstile.pass(first.run);
    const waiting = turnstile.pass(async () => 'waited');
    await expect(turnstile.pass(async () => 'too late')).rejects.toBeInstanceOf(Unavailable);
    first.end();
    await inside;
    expect(await waiting).toBe('waited');
    expect(await turnstile.pass(async () => 'welcome')).toBe('welcome');
  });

  it('goes on after work that failed', async () => {
    const turnstile = new Turnstile(1, 1);
    await expect(turnstile.pass(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await turnstile.pass(async () => 'fine')).toBe('fine');
  });
});
