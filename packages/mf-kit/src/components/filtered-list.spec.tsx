import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useUrlFilters } from '../page/use-url-filters';
import { pagedQuery } from '../query/paged-query';
import { fakeApi, reconnect, renderWithKit } from '../testing';
import { FilterSelect } from './filter-bar';
import { FilteredList } from './filtered-list';

function Parts() {
  const filters = useUrlFilters({ type: '' });
  const parts = useInfiniteQuery(
    pagedQuery<string>({ key: ['parts'], path: '/api/parts', filters: filters.values, limit: 50, fallback: 'Failed' }),
  );
  return (
    <FilteredList
      filters={filters}
      query={parts}
      label="Filter parts"
      one="part"
      loading="Loading parts..."
      fields={
        <FilterSelect
          label="Type"
          value={filters.values.type}
          onChange={(type) => filters.set({ type })}
          options={[{ value: '', label: 'All' }, 'OEM']}
        />
      }
      none={<p>No parts yet.</p>}
      noMatch="No parts found matching your filters."
    >
      {(rows) => rows.join()}
    </FilteredList>
  );
}

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
