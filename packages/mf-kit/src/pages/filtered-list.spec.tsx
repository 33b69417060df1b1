import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useUrlFilters } from './use-url-filters';
import { pagedQuery } from '../data/query/paged-query';
import { apiOf } from '../data/api/client';
import { type AnyPaths, fakeApi, reconnect, renderWithKit } from '../testing';
import { FilteredList } from './filtered-list';
import { ListFilters } from './list-filters';

function Parts() {
  const filters = useUrlFilters({ type: '', search: '', sort: 'name' });
  const parts = useInfiniteQuery(
    pagedQuery({
      key: ['parts'],
      filters: filters.values,
      read: (ask, query) => api.list('/api/parts', { ...ask, query: { ...query, limit: 50 }, fallback: 'Failed' }),
    }),
  );
  return (
    <FilteredList
      filters={filters}
      query={parts}
      label="Filter parts"
      count={({ count }) => `${count} of the parts`}
      loading="Loading parts..."
      fields={
        <ListFilters
          filters={filters}
          search="Name"
          selects={[
            { name: 'type', label: 'Type', all: 'All', options: ['OEM'] },
            { name: 'sort', label: 'Sort by', options: ['name', 'type'] },
          ]}
        />
      }
      none={<p>No parts yet.</p>}
      noMatch="No parts found matching your filters."
    >
      {(rows) => rows.join()}
    </FilteredList>
  );
}

const api = apiOf<AnyPaths>();
const PARTS = 'GET /api/parts';

it('shows the rows and says how many match', async () => {
  fakeApi({ [PARTS]: { body: ['a', 'b'] } });
  renderWithKit(<Parts />, { path: '/parts' });
  expect(await screen.findByText('a,b')).toBeVisible();
  expect(screen.getByText('2 of the parts')).toBeVisible();
});

it('tells what to do next where there is nothing yet', async () => {
  fakeApi({ [PARTS]: { body: [] } });
  renderWithKit(<Parts />, { path: '/parts' });
  expect(await screen.findByText('No parts yet.')).toBeVisible();
});

it('leads back to everything where no row matches the filters', async () => {
  fakeApi({ [PARTS]: ({ query }) => ({ body: query.has('type') ? [] : ['a'] }) });
  renderWithKit(<Parts />, { path: '/parts?type=OEM' });
  expect(await screen.findByText('No parts found matching your filters.')).toBeVisible();
  await userEvent.click(screen.getAllByRole('button', { name: 'Clear Filters' })[0]!);
  expect(await screen.findByText('a')).toBeVisible();
});

it('goes on showing its rows where they cannot be fetched again', async () => {
  const { calls, on } = fakeApi({ [PARTS]: { body: ['a', 'b'] } });
  renderWithKit(<Parts />, { path: '/parts' });
  expect(await screen.findByText('a,b')).toBeVisible();
  on(PARTS, { status: 500, body: { msg: 'Away' } });
  await reconnect();
  await waitFor(() => expect(calls).toHaveLength(2));
  await act(() => Promise.resolve());
  expect(screen.getByText('a,b')).toBeVisible();
});

it('forgets with the filters what was typed and not sent yet, whichever button clears them', async () => {
  fakeApi({ [PARTS]: ({ query }) => ({ body: query.has('type') ? [] : ['a'] }) });
  for (const button of [0, 1]) {
    const { unmount } = renderWithKit(<Parts />, { path: '/parts?type=OEM' });
    await screen.findByText('No parts found matching your filters.');
    const box = screen.getByRole('searchbox', { name: 'Search' });
    fireEvent.change(box, { target: { value: 'oil' } });
    fireEvent.click(screen.getAllByRole('button', { name: 'Clear Filters' })[button]!);
    expect(await screen.findByText('a')).toBeVisible();
    expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveValue('');
    unmount();
  }
});

it('sends what its fields say, and no more than that', async () => {
  const { calls } = fakeApi({ [PARTS]: { body: ['a'] } });
  renderWithKit(<Parts />, { path: '/parts' });
  await screen.findByText('a');
  const sort = screen.getByLabelText('Sort by');
  expect([...sort.querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual(['name', 'type']);
  await userEvent.selectOptions(sort, 'type');
  await userEvent.selectOptions(screen.getByLabelText('Type'), 'OEM');
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search' }), 'oil{Enter}');
  await waitFor(() => expect(String(calls.at(-1)!.query)).toBe('type=OEM&search=oil&sort=type&limit=50'));
  await userEvent.selectOptions(screen.getByLabelText('Type'), 'All');
  await waitFor(() => expect(String(calls.at(-1)!.query)).toBe('search=oil&sort=type&limit=50'));
});
