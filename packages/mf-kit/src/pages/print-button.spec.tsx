import { useInfiniteQuery } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithKit } from '../testing';
import { pagedQuery } from '../data/query/paged-query';
import { PagedList } from './paged-list';
import { PrintButton } from './print-button';

let printed: string[][];

beforeEach(() => {
  printed = [];
  window.print = () => printed.push(screen.queryAllByRole('listitem').map((row) => row.textContent));
});

const press = () => userEvent.click(screen.getByRole('button', { name: 'Print' }));

/** A list of three pages; `fails` names the page that fails to load. */
function List({ fails }: { fails: () => string | null }) {
  const read = async ({ page }: { page: string | null }) => {
    const at = Number(page ?? 1);
    if (fails() === String(at)) throw new Error('No answer');
    return { rows: [`Row ${at}`], total: 3, next: at < 3 ? String(at + 1) : null };
  };
  const query = useInfiniteQuery(pagedQuery({ key: ['rows'], read }));
  return (
    <PagedList query={query} loading="Loading..." empty={null}>
      {(rows) => rows.map((row) => <li key={row}>{row}</li>)}
    </PagedList>
  );
}

const show = (fails: () => string | null = () => null) =>
  renderWithKit(
    <>
      <PrintButton />
      <List fails={fails} />
    </>,
  );

it('prints a page as it is', async () => {
  renderWithKit(<PrintButton />);
  await press();
  expect(printed).toEqual([[]]);
});

it('prints once, when all rows of the lists on the page are drawn', async () => {
  show();
  await screen.findByText('Row 1');
  await press();
  await waitFor(() => expect(printed).toEqual([['Row 1', 'Row 2', 'Row 3']]));
});

it('prints nothing where rows do not come, says why, and tries again when it is pressed again', async () => {
  let missing: string | null = '2';
  show(() => missing);
  await screen.findByText('Row 1');
  await press();
  expect(await screen.findByText('Something went wrong. Please try again.')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Print' })).toBeEnabled());
  expect(printed).toEqual([]);
  missing = null;
  await press();
  await waitFor(() => expect(printed).toEqual([['Row 1', 'Row 2', 'Row 3']]));
});
