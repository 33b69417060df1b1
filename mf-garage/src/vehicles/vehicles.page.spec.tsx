import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, renderWithKit } from '@carnet/mf-kit/testing';
import { aCollection, aVehicle } from '../testing/factories';
import VehiclesPage from './vehicles.page';

const visit = (query = '') => renderWithKit(<VehiclesPage />, { path: `/vehicles${query}`, route: '/vehicles' });
const collections = { 'GET /api/collections': { body: [aCollection()] } };

it('shows each vehicle as a card', async () => {
  fakeApi({ ...collections, 'GET /api/vehicles': { body: [aVehicle()], headers: { 'x-total-count': '1' } } });
  visit();
  const card = await screen.findByRole('article');
  for (const text of ['Olive', 'Car', '…2124', '84,120 mi', 'Olive Green', 'Air-cooled'])
    expect(card).toHaveTextContent(text);
  expect(card).not.toHaveTextContent('WP0ZZZ');
  expect(within(card).getByRole('link', { name: '1973 Porsche 911 T' })).toHaveAttribute('href', '/vehicles/7');
  expect(within(card).getByRole('link', { name: 'View Details 1973 Porsche 911 T' })).toHaveAttribute(
    'href',
    '/vehicles/7',
  );
  expect(within(card).getByRole('link', { name: 'Edit 1973 Porsche 911 T' })).toHaveAttribute(
    'href',
    '/vehicles/7/edit',
  );
});

it('asks for what the address filters by', async () => {
  const { calls } = fakeApi({ ...collections, 'GET /api/vehicles': { body: [aVehicle()] } });
  visit('?type=Car&collection_id=3&search=911');
  await screen.findByRole('article');
  expect(calls.find(({ path }) => path === '/api/vehicles')?.query.toString()).toBe(
    'search=911&collection_id=3&type=Car&sort=newest&limit=48',
  );
  expect(screen.getByRole('combobox', { name: 'Collection' })).toHaveDisplayValue('Air-cooled');
  expect(screen.getByRole('link', { name: /Add Vehicle/ })).toHaveAttribute('href', '/vehicles/new?collection_id=3');
});

it('keeps filters in the address, and clears them', async () => {
  fakeApi({
    ...collections,
    'GET /api/vehicles': ({ query }) => ({ body: query.get('type') ? [] : [aVehicle()] }),
  });
  visit();
  await screen.findByRole('article');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Type' }), 'Truck');
  const empty = within((await screen.findByText('No vehicles found matching your filters.')).parentElement!);
  expect(window.location.search).toBe('?type=Truck');
  await userEvent.click(empty.getByRole('button', { name: 'Clear Filters' }));
  expect(await screen.findByRole('article')).toBeInTheDocument();
  expect(window.location.search).toBe('');
});

it('searches when the person pauses', async () => {
  const { calls } = fakeApi({ ...collections, 'GET /api/vehicles': { body: [aVehicle()] } });
  visit();
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Search' }), '911');
  await waitFor(() => expect(window.location.search).toBe('?search=911'));
  await waitFor(() => expect(calls.at(-1)?.query.get('search')).toBe('911'));
  expect(calls.filter(({ query }) => query.has('search'))).toHaveLength(1);
});

it('says how to begin in an empty garage', async () => {
  fakeApi({ 'GET /api/collections': { body: [] }, 'GET /api/vehicles': { body: [] } });
  visit();
  expect(await screen.findByRole('link', { name: 'Add Your First Vehicle' })).toHaveAttribute('href', '/vehicles/new');
});

it('says what went wrong and tries again', async () => {
  const api = fakeApi({ ...collections, 'GET /api/vehicles': { status: 500, body: {} } });
  visit();
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch vehicles');
  api.on('GET /api/vehicles', { body: [aVehicle()] });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('article')).toBeInTheDocument();
});
