import type { Log } from '@carnet/runtime';
import type { BuyerPagesRepository } from './buyer-pages.repository.js';
import { Views } from './views.js';

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64)';
const written: unknown[][] = [];
const repository = { addViews: (...args: unknown[]) => Promise.resolve(void written.push(args)) };
const views = (): Views => new Views(repository as unknown as BuyerPagesRepository, {} as Log);

beforeEach(() => {
  written.splice(0);
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

it('writes many views by one statement, and only some seconds later', async () => {
  const counting = views();
  for (let n = 0; n < 500; n += 1) counting.add({ owner_id: 1, id: 1 + (n % 2) }, BROWSER);
  expect(written).toEqual([]);
  await jest.advanceTimersByTimeAsync(5_000);
  expect(written).toEqual([
    [
      [1, 1],
      [1, 2],
      [250, 250],
    ],
  ]);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(written).toHaveLength(1);
});

it('writes the rest where the service stops', async () => {
  const counting = views();
  counting.add({ owner_id: 1, id: 7 }, undefined);
  await counting.onModuleDestroy();
  expect(written).toEqual([[[1], [7], [1]]]);
});

it.each(['Googlebot/2.1', 'facebookexternalhit/1.1', 'WhatsApp/2.23', 'curl/8.0', 'HeadlessChrome'])(
  'counts no program that says so: %s',
  async (agent) => {
    const counting = views();
    counting.add({ owner_id: 1, id: 7 }, agent);
    await counting.write();
    expect(written).toEqual([]);
  },
);
