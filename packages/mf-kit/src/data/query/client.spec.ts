import { waitFor } from '@testing-library/react';
import { onlineManager, QueryObserver } from '@tanstack/react-query';
import { ApiError } from '../api/api-error';
import { signOut, startSession } from '../session/store';
import { createQueryClient, mayRetry, waitBefore } from './client';

const failure = (status: number, retryAfter: number | null = null) => new ApiError('Failed', status, [], retryAfter);

it('asks a service that is away twice again, and no more', () => {
  expect([0, 1, 2].map((failures) => mayRetry(failures, failure(503)))).toEqual([true, true, false]);
  expect(mayRetry(0, failure(0))).toBe(true);
});

it.each([400, 401, 404, 409, 412, 429, 500])('takes an answer of %i for an answer', (status) => {
  expect(mayRetry(0, failure(status))).toBe(false);
});

it('waits as long as the service asks, within reason', () => {
  expect(waitBefore(0, failure(503, 2))).toBe(2000);
  expect(waitBefore(0, failure(503, 600))).toBe(8000);
  expect([0, 1, 2].map((failures) => waitBefore(failures, failure(503)))).toEqual([500, 1000, 2000]);
});

it('forgets what one person loaded when the session ends', () => {
  const client = createQueryClient();
  startSession('a-token');
  client.setQueryData(['vehicles'], [1]);
  signOut();
  expect(client.getQueryData(['vehicles'])).toBeUndefined();
});

it('asks again for what was on its way for the first time when it became stale', async () => {
  const client = createQueryClient();
  let answerFirst!: (papers: string[]) => void;
  const first = new Promise<string[]>((resolve) => (answerFirst = resolve));
  const queryFn = jest.fn().mockReturnValueOnce(first).mockResolvedValue(['a paper']);
  const list = new QueryObserver(client, { queryKey: ['papers'], queryFn });
  const leave = list.subscribe(() => undefined);
  const asked = client.fetchQuery({ queryKey: ['papers'], queryFn });
  await client.invalidateQueries({ queryKey: ['papers'] });
  answerFirst([]);
  await expect(asked).resolves.toEqual(['a paper']);
  expect(list.getCurrentResult()).toMatchObject({ data: ['a paper'], isStale: false });
  leave();
});

describe('while the browser takes itself for offline', () => {
  beforeEach(() => onlineManager.setOnline(false));
  afterEach(() => onlineManager.setOnline(true));

  it('sends a change all the same: who made it is told what became of it', async () => {
    const client = createQueryClient();
    const change = client.getMutationCache().build(client, { mutationFn: () => Promise.resolve('sent') });
    await expect(change.execute(undefined)).resolves.toBe('sent');
  });

  it('asks for data all the same, and again once it is back online', async () => {
    const client = createQueryClient();
    client.mount();
    const queryFn = jest.fn().mockRejectedValueOnce(failure(404)).mockResolvedValueOnce(['a car']);
    const list = new QueryObserver(client, { queryKey: ['vehicles'], queryFn });
    const leave = list.subscribe(() => undefined);
    await waitFor(() => expect(list.getCurrentResult().isError).toBe(true));
    onlineManager.setOnline(true);
    await waitFor(() => expect(list.getCurrentResult().data).toEqual(['a car']));
    leave();
    client.unmount();
  });
});
