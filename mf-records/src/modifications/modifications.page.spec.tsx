import { fakeApi, renderWithKit } from '@carnet/mf-kit/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aModification, aVehicle } from '../testing/factories';
import ModificationsPage from './modifications.page';

const LIST = 'GET /api/modifications';
const vehicles = { 'GET /api/vehicles': { body: [aVehicle()] } };

const visit = (path = '/modifications') => renderWithKit(<ModificationsPage />, { path, route: '/modifications' });

it('shows each modification with its vehicle, where it stands, its dates and its cost', async () => {
  const done = aModification({ id: 10, name: 'Roll bar', nickname: 'Giulia', completion_date: '2026-05-01' });
  fakeApi({ ...vehicles, [LIST]: { body: [aModification(), done] } });
  visit();
  const row = (await screen.findByRole('link', { name: 'Roll bar' })).closest('tr')!;
  expect(screen.getByRole('heading', { name: 'Modifications' })).toBeInTheDocument();
  expect(
    within(row)
      .getAllByRole('cell')
      .slice(1, -1)
      .map((cell) => cell.textContent),
  ).toEqual(['Giulia', 'Performance', 'In Progress', 'Mar 4, 2026', 'May 1, 2026', '$380.00']);
  expect(within(row).getByRole('link', { name: 'View Roll bar' })).toHaveAttribute('href', '/modifications/10');
  expect(within(row).getByRole('link', { name: 'Edit Roll bar' })).toHaveAttribute('href', '/modifications/10/edit');
  expect(screen.getByRole('cell', { name: '1973 Alfa Romeo GT Junior' })).toBeInTheDocument();
});

it('cuts a description at 70 characters', async () => {
  fakeApi({ ...vehicles, [LIST]: { body: [aModification({ description: 'x'.repeat(71) })] } });
  visit();
  expect(await screen.findByText(`${'x'.repeat(70)}...`)).toBeInTheDocument();
});

it('says what the rows that match come to, by currency, once they are there', async () => {
  const dollars = { currency: 'USD', amount: 345, count: 2, by_rate: true };
  const sums = [dollars, { ...dollars, currency: 'JPY', amount: 12_000, by_rate: false }];
  const { calls } = fakeApi({
    ...vehicles,
    [LIST]: { body: [aModification()] },
    'GET /api/modifications/costs/sums': { body: sums },
  });
  visit('/modifications?category=Safety');
  expect(await screen.findByText('Begun and done, in all: ≈ $345.00 · ¥12,000')).toBeInTheDocument();
  expect(calls.at(-1)).toMatchObject({ path: '/api/modifications/costs/sums' });
  expect(calls.at(-1)!.query.get('category')).toBe('Safety');
});

it('asks for what the address filters by, and clears it', async () => {
  const { calls } = fakeApi({ ...vehicles, [LIST]: { body: [] } });
  visit('/modifications?search=ignition&category=Performance&status=Planned&vehicle_id=7');
  const empty = within((await screen.findByText('No modifications found matching your filters.')).parentElement!);
  expect(Object.fromEntries(calls.find(({ path }) => path === '/api/modifications')!.query)).toEqual({
    search: 'ignition',
    category: 'Performance',
    status: 'Planned',
    vehicle_id: '7',
    limit: '50',
    view: 'row',
  });
  await userEvent.click(empty.getByRole('button', { name: 'Clear Filters' }));
  expect(await screen.findByText('No modifications yet.')).toBeInTheDocument();
  expect(window.location.search).toBe('');
});

it.each([
  ['Category', 'Safety', '?category=Safety'],
  ['Status', 'In Progress', '?status=In+Progress'],
])('puts a chosen %s into the address', async (label, choice, search) => {
  fakeApi({ ...vehicles, [LIST]: { body: [aModification()] } });
  visit();
  await screen.findByText('Electronic ignition');
  await userEvent.selectOptions(screen.getByLabelText(label), choice);
  expect(window.location.search).toBe(search);
});

it('leads to the first modification where there is none', async () => {
  fakeApi({ ...vehicles, [LIST]: { body: [] } });
  visit();
  const first = await screen.findByRole('link', { name: 'Create Your First Modification' });
  expect(first).toHaveAttribute('href', '/modifications/new');
});

it('offers another try where the service is away', async () => {
  const api = fakeApi({ ...vehicles, [LIST]: { status: 500 } });
  visit();
  expect(await screen.findByText('Error fetching modifications')).toBeInTheDocument();
  api.on(LIST, { body: [aModification()] });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Electronic ignition')).toBeInTheDocument();
});
