import { InfiniteQueryObserver, QueryObserver } from '@tanstack/react-query';
import { apiOf } from '../api/client';
import { signOut, startSession } from '../session/store';
import { type AnyPaths, fakeApi } from '../../testing';
import { createQueryClient } from './client';
import { pagedQuery } from './paged-query';

const api = apiOf<AnyPaths>();
const POSITION = 'x-facts-position';
const PLACE = 'service=0000000a/12.3';
const vehicle = {
  queryKey: ['vehicle', 7],
  queryFn: ({ signal }: { signal: AbortSignal }) => api.get('/api/vehicles/7', { signal, fallback: 'Failed' }),
};
const behind = (mileage: number) => ({ body: { mileage }, headers: { 'x-facts-behind': 'service' } });
const known = (mileage: number) => ({ body: { mileage } });

beforeEach(() => {
  signOut();
  startSession('a-token');
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

async function watch(answers: object[]) {
  const { calls } = fakeApi({
    'PUT /api/service/events/1': { body: {}, headers: { [POSITION]: PLACE } },
    'GET /api/vehicles/7': () => answers.shift() ?? behind(1_000),
  });
  await api.put('/api/service/events/1', {}, { fallback: 'Failed' });
  const client = createQueryClient();
  const observer = new QueryObserver(client, vehicle);
  const leave = observer.subscribe(() => undefined);
  await pass(0);
  const reads = () => calls.filter(({ method }) => method === 'GET');
  return { client, observer, leave, reads };
}

it('shows an answer that does not know yet of what was written, and counts it as stale', async () => {
  const { observer, leave, reads } = await watch([behind(1_000)]);
  expect(observer.getCurrentResult()).toMatchObject({ data: { mileage: 1_000 }, isStale: true, isError: false });
  expect(reads()).toHaveLength(1);
  leave();
});

it('asks again until the answer knows of it, and then no more', async () => {
  const { observer, leave, reads } = await watch([behind(1_000), behind(1_000), known(1_001)]);
  await pass(1_000);
  expect([observer.getCurrentResult().data, reads().length]).toEqual([{ mileage: 1_000 }, 2]);
  await pass(2_000);
  expect(observer.getCurrentResult()).toMatchObject({ data: { mileage: 1_001 }, isStale: false });
  await pass(300_000);
  expect(reads()).toHaveLength(3);
  leave();
});

it('asks ever more rarely, each time for the same place, and not for ever', async () => {
  const { observer, leave, reads } = await watch([]);
  const counts: number[] = [];
  for (const wait of [1_000, 2_000, 4_000, 8_000, 15_000, 30_000, 60_000]) {
    await pass(wait - 1);
    counts.push(reads().length);
    await pass(1);
  }
  expect(counts).toEqual([1, 2, 3, 4, 5, 6, 7]);
  await pass(600_000);
  expect(reads().map(({ headers }) => headers.get(POSITION))).toEqual(Array(8).fill(PLACE));
  expect(observer.getCurrentResult().isStale).toBe(true);
  leave();
});

it('stops where nobody looks any more, and asks anew when somebody does', async () => {
  const { client, leave, reads } = await watch([]);
  leave();
  await pass(60_000);
  expect(reads()).toHaveLength(1);
  const back = new QueryObserver(client, vehicle).subscribe(() => undefined);
  await pass(1_000);
  expect(reads()).toHaveLength(3);
  back();
});

it('leaves it to who asked meanwhile, and got an answer that knows', async () => {
  const { client, observer, leave, reads } = await watch([behind(1_000), known(1_001)]);
  await client.invalidateQueries({ queryKey: vehicle.queryKey });
  await pass(60_000);
  expect([observer.getCurrentResult().data, reads().length]).toEqual([{ mileage: 1_001 }, 2]);
  leave();
});

it('asks again for a list that comes page by page, where one page does not know of it', async () => {
  const answers = [behind(1_000), known(1_001)];
  fakeApi({ 'GET /api/vehicles': () => ({ ...answers.shift(), body: [] }) });
  const read = (ask: { signal: AbortSignal; page: string | null }) =>
    api.list('/api/vehicles', { ...ask, fallback: 'Failed' });
  const list = new InfiniteQueryObserver(createQueryClient(), pagedQuery({ key: ['vehicles'], read }));
  const leave = list.subscribe(() => undefined);
  await pass(0);
  expect(list.getCurrentResult()).toMatchObject({ isSuccess: true, isStale: true });
  await pass(1_000);
  expect([list.getCurrentResult().isStale, answers]).toEqual([false, []]);
  leave();
});
