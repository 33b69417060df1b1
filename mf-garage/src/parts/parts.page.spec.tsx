import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, renderWithKit } from '@carnet/mf-kit/testing';
import { aPartRow, aVehicle } from '../testing/factories';
import PartsPage from './parts.page';

const vehicles = { 'GET /api/vehicles': { body: [aVehicle()] } };
const visit = (query = '') => renderWithKit(<PartsPage />, { path: `/parts${query}`, route: '/parts' });

it('lists parts in the documents’ columns', async () => {
  fakeApi({ ...vehicles, 'GET /api/parts': { body: [aPartRow(), aPartRow({ id: 22, name: 'Cap', cost: null })] } });
  visit();
  const table = within(await screen.findByRole('table', { name: 'Parts' }));
  const headings = table.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(headings.slice(0, 6)).toEqual(['Name', 'Part Number', 'Manufacturer', 'Type', 'Status', 'Cost']);
  const row = within(table.getByRole('row', { name: /Fuel pump 0 580 464 999 Bosch OEM Installed \$289\.00/ }));
  expect(row.getByRole('link', { name: 'View Fuel pump' })).toHaveAttribute('href', '/parts/21');
  expect(row.getByRole('link', { name: 'Edit Fuel pump' })).toHaveAttribute('href', '/parts/21/edit');
  expect(screen.getByRole('link', { name: 'Add New Part' })).toHaveAttribute('href', '/parts/new');
});

it('says what the rows that match come to, by currency, once they are there', async () => {
  const dollars = { currency: 'USD', amount: 345, count: 2, by_rate: true };
  const sums = [dollars, { ...dollars, currency: 'JPY', amount: 12_000, by_rate: false }];
  const { calls } = fakeApi({
    ...vehicles,
    'GET /api/parts': { body: [aPartRow()] },
    'GET /api/parts/costs/sums': { body: sums },
  });
  visit('?type=OEM');
  expect(await screen.findByText('In storage and installed, in all: ≈ $345.00 · ¥12,000')).toBeInTheDocument();
  expect(calls.at(-1)).toMatchObject({ path: '/api/parts/costs/sums' });
  expect(calls.at(-1)!.query.get('type')).toBe('OEM');
});

it('asks for what the address filters by', async () => {
  const { calls } = fakeApi({ ...vehicles, 'GET /api/parts': { body: [aPartRow()] } });
  visit('?search=pump&type=OEM&status=In+Storage&vehicle_id=7');
  await screen.findByRole('table');
  expect(calls.find(({ path }) => path === '/api/parts')?.query.toString()).toBe(
    'search=pump&type=OEM&status=In+Storage&vehicle_id=7&limit=50&view=row',
  );
});

it('says when no part matches, and clears the filters', async () => {
  fakeApi({ ...vehicles, 'GET /api/parts': ({ query }) => ({ body: query.get('status') ? [] : [aPartRow()] }) });
  visit();
  await screen.findByRole('table');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Planned');
  const empty = within((await screen.findByText('No parts found matching your filters.')).parentElement!);
  await userEvent.click(empty.getByRole('button', { name: 'Clear Filters' }));
  expect(await screen.findByRole('table')).toBeInTheDocument();
});

it('says how to begin where there is none', async () => {
  fakeApi({ ...vehicles, 'GET /api/parts': { body: [] } });
  visit();
  expect(await screen.findByRole('link', { name: 'Add Your First Part' })).toHaveAttribute('href', '/parts/new');
});

it('says what went wrong and tries again', async () => {
  const api = fakeApi({ ...vehicles, 'GET /api/parts': { status: 500, body: {} } });
  visit();
  expect(await screen.findByRole('alert')).toHaveTextContent('Error fetching parts');
  api.on('GET /api/parts', { body: [aPartRow()] });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('table')).toBeInTheDocument();
});
