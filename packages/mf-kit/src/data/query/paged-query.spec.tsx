import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { apiOf } from '../api/client';
import { type AnyPaths, fakeApi, renderWithKit } from '../../testing';
import { pagedQuery } from './paged-query';

const api = apiOf<AnyPaths>();
const partsQuery = (vehicleId: number, search: string) =>
  pagedQuery({
    key: ['parts', vehicleId],
    filters: { search },
    read: (ask, filters) =>
      api.list(`/api/parts/vehicles/${vehicleId}`, { ...ask, fallback: 'Failed', query: { ...filters, limit: 2 } }),
  });

function Parts() {
  const [vehicleId, setVehicle] = useState(7);
  const [search, setSearch] = useState('');
  const parts = useInfiniteQuery(partsQuery(vehicleId, search));
  return (
    <>
      <output>{parts.data?.pages.map(({ rows }) => rows.join()).join(' | ') ?? 'nothing yet'}</output>
      <button onClick={() => void parts.fetchNextPage()}>More</button>
      <button onClick={() => setSearch('oil')}>Search</button>
      <button onClick={() => setVehicle(8)}>Another vehicle</button>
    </>
  );
}

const press = (text: string) => userEvent.click(screen.getByText(text));
const never = () => new Promise<never>(() => undefined);

it('reads page by page, by the links of the service', async () => {
  const { calls } = fakeApi({
    'GET /api/parts/vehicles/7': ({ query }) =>
      query.has('cursor')
        ? { body: ['c'] }
        : { body: ['a', 'b'], headers: { link: '</api/parts/vehicles/7?limit=2&cursor=x>; rel="next"' } },
  });
  renderWithKit(<Parts />);
  expect(await screen.findByText('a,b')).toBeVisible();
  await press('More');
  expect(await screen.findByText('a,b | c')).toBeVisible();
  expect(calls.map(({ query }) => String(query))).toEqual(['limit=2', 'limit=2&cursor=x']);
});

it('shows the rows before while other filters are on the way, but never those of another list', async () => {
  const { on } = fakeApi({ 'GET /api/parts/vehicles/7': { body: ['a'] }, 'GET /api/parts/vehicles/8': never });
  renderWithKit(<Parts />);
  expect(await screen.findByText('a')).toBeVisible();
  on('GET /api/parts/vehicles/7', never);
  await press('Search');
  expect(screen.getByText('a')).toBeVisible();
  await press('Another vehicle');
  expect(screen.getByText('nothing yet')).toBeVisible();
});
