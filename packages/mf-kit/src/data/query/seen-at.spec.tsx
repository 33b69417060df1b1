import { act, render, screen, waitFor } from '@testing-library/react';
import { type QueryClient, QueryClientProvider, QueryObserver, useQuery } from '@tanstack/react-query';
import { apiOf } from '../api/client';
import { type AnyPaths, fakeApi } from '../../testing';
import { createQueryClient, FRESH_FOR_MS } from './client';
import { useSeenAt } from './seen-at';

const api = apiOf<AnyPaths>();
const [MORNING, NOON] = ['2026-05-09T08:00:00.000Z', '2026-05-09T12:00:00.000Z'];

const read = (of: string) => ({
  queryKey: [of],
  queryFn: ({ signal }: { signal: AbortSignal }) => api.get(`/api/${of}`, { signal, fallback: 'Failed' }),
});
const Notice = () => <p role="status">{useSeenAt() ?? 'fresh'}</p>;
const Part = ({ of }: { of: string }) => <p>{`${of} ${JSON.stringify(useQuery(read(of)).data)}`}</p>;

/** Fakes a service worker: paths in the returned record are answered from its cache, all others by the service. */
function aStack(seen: Record<string, string>) {
  const answers: Record<string, string> = { ...seen };
  const answer = (of: string) => (): { body: string; headers: Record<string, string> } => ({
    body: answers[of] ? 'old' : 'new',
    headers: answers[of] ? { 'x-seen-at': answers[of] } : {},
  });
  fakeApi({
    'GET /api/vehicles': answer('vehicles'),
    'GET /api/parts': answer('parts'),
    'GET /api/auth/me': answer('auth/me'),
  });
  return answers;
}

let client: QueryClient;
function show(...parts: string[]) {
  const page = (shown: string[]) => (
    <QueryClientProvider client={client}>
      <Notice />
      {shown.map((of) => (
        <Part key={of} of={of} />
      ))}
    </QueryClientProvider>
  );
  const { rerender } = render(page(parts));
  return (...others: string[]) => rerender(page(others));
}
const notice = () => screen.getByRole('status').textContent;
const reconnect = () =>
  act(() => {
    window.dispatchEvent(new Event('offline'));
    window.dispatchEvent(new Event('online'));
  });

beforeEach(() => (client = createQueryClient()));
afterEach(() => {
  client.clear();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

it('is of the oldest that is shown, whatever else comes from a service meanwhile', async () => {
  aStack({ vehicles: NOON, parts: MORNING });
  const showOthers = show('vehicles', 'parts');
  await waitFor(() => expect(notice()).toBe(MORNING));
  await act(() => api.get('/api/auth/me', { fallback: 'Failed' }));
  await act(() => client.fetchQuery(read('auth/me')));
  expect(notice()).toBe(MORNING);
  showOthers('vehicles');
  expect(notice()).toBe(NOON);
});

it('stays after reconnecting until what is shown has been asked for anew, which it is at once', async () => {
  const answers = aStack({ vehicles: NOON, parts: NOON });
  show('vehicles', 'parts');
  await waitFor(() => expect(notice()).toBe(NOON));
  delete answers.vehicles;
  reconnect();
  expect(await screen.findByText('vehicles "new"')).toBeVisible();
  expect(notice()).toBe(NOON);
  delete answers.parts;
  reconnect();
  expect(await screen.findByText('parts "new"')).toBeVisible();
  expect(notice()).toBe('fresh');
});

it('has what was given again asked for anew where it is shown next', async () => {
  const answers = aStack({ vehicles: NOON });
  const showOthers = show('vehicles');
  await waitFor(() => expect(notice()).toBe(NOON));
  showOthers();
  expect(notice()).toBe('fresh');
  delete answers.vehicles;
  showOthers('vehicles');
  expect(screen.getByText('vehicles "old"')).toBeVisible();
  expect(notice()).toBe(NOON);
  expect(await screen.findByText('vehicles "new"')).toBeVisible();
  expect(notice()).toBe('fresh');
});

it('is asked for anew at once also where the page was opened without a network', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  client = createQueryClient();
  const answers = aStack({ vehicles: NOON });
  show('vehicles');
  await waitFor(() => expect(notice()).toBe(NOON));
  delete answers.vehicles;
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('vehicles "new"')).toBeVisible();
});

it('is asked for anew soon where the network came back while it was being read', async () => {
  jest.useFakeTimers();
  const answers = aStack({ vehicles: NOON });
  show('vehicles');
  // The answer of before is on its way, so that this asks for nothing.
  reconnect();
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(notice()).toBe(NOON);
  delete answers.vehicles;
  await act(() => jest.advanceTimersByTimeAsync(1_000));
  expect(notice()).toBe('fresh');
});

it('is asked for anew ever less often where the network that came back leads nowhere', async () => {
  jest.useFakeTimers();
  let asked = 0;
  fakeApi({ 'GET /api/vehicles': () => ((asked += 1), { body: 'old', headers: { 'x-seen-at': NOON } }) });
  show('vehicles');
  await act(() => jest.advanceTimersByTimeAsync(0));
  reconnect();
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  // At once, and after 1, 2, 4, 8, 16 and 32 s.
  expect(asked).toBe(1 + 7);
});

it.each([
  ['that never asks again by itself', {}],
  ['that asks again while something is under way', { refetchInterval: () => false as const }],
])('has a query %s ask by and by: no browser tells that a network leads somewhere again', async (_what, more) => {
  jest.useFakeTimers();
  const answers = aStack({ vehicles: NOON });
  const leave = new QueryObserver(client, client.defaultQueryOptions({ ...read('vehicles'), ...more })).subscribe(
    () => undefined,
  );
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(client.getQueryData(['vehicles'])).toBe('old');
  delete answers.vehicles;
  await act(() => jest.advanceTimersByTimeAsync(FRESH_FOR_MS));
  expect(client.getQueryData(['vehicles'])).toBe('new');
  leave();
});

it('is of what no query has asked for, until any answer comes from its service', async () => {
  const answers = aStack({ 'auth/me': NOON });
  show();
  const ask = () => act(() => api.get('/api/auth/me', { fallback: 'Failed' }));
  await ask();
  expect(notice()).toBe(NOON);
  delete answers['auth/me'];
  await ask();
  expect(notice()).toBe('fresh');
});
