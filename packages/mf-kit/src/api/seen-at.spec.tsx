import { act, render, screen } from '@testing-library/react';
import { apiOf } from '../api';
import { type AnyPaths, fakeApi } from '../testing';
import { useSeenAt } from './seen-at';

const api = apiOf<AnyPaths>();
const Notice = () => <p>{useSeenAt() ?? 'fresh'}</p>;

it('says of when an answer is that was kept, until one comes from its service', async () => {
  const kept = { 'x-seen-at': '2026-05-09T08:00:00.000Z' };
  const headers = [kept, kept, {}];
  fakeApi({ 'GET /api/vehicles': () => ({ body: [], headers: headers.shift() }) });
  render(<Notice />);
  const read = () => act(() => api.get('/api/vehicles', { fallback: 'Failed' }));
  expect(screen.getByText('fresh')).toBeVisible();
  await read();
  await read();
  expect(screen.getByText('2026-05-09T08:00:00.000Z')).toBeVisible();
  await read();
  expect(screen.getByText('fresh')).toBeVisible();
});
