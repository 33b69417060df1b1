import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useUrlFilters } from '../page/use-url-filters';
import { pagedQuery } from '../query/paged-query';
import { apiOf } from '../api';
import { type AnyPaths, fakeApi, reconnect, renderWithKit } from '../testing';
import { FilterSelect, SearchField } from './filter-bar';
import { FilteredList } from './filtered-list';

function Parts() {
  const filters = useUrlFilters({ type: '', search: '' });
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
      one="part"
      loading="Loading parts..."
      fields={
        <>
          <SearchField label="Search" value={filters.values.search} onChange={(search) => filters.set({ search })} />
          <FilterSelect
            label="Type"
            value={filters.values.type}
            onChange={(type) => filters.set({ type })}
            options={[{ value: '', label: 'All' }, 'OEM']}
          />
        </>
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
  expect(screen.getByText('2 parts')).toBeVisible();
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
