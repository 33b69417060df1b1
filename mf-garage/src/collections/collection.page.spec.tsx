import { screen, within } from '@testing-library/react';
import { fakeApi, renderWithKit } from '@carnet/mf-kit/testing';
import { aCollection, aVehicle } from '../testing/factories';
import CollectionPage from './collection.page';

const visit = () => renderWithKit(<CollectionPage />, { path: '/collections/3', route: '/collections/:id' });

it('shows the collection and its vehicles', async () => {
  fakeApi({
    'GET /api/collections/3': { body: aCollection() },
    'GET /api/collections/3/vehicles': { body: [aVehicle()] },
  });
  visit();
  expect(await screen.findByRole('heading', { name: 'Air-cooled', level: 1 })).toBeInTheDocument();
  expect(screen.getByText('Engines in the back')).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: '1973 Porsche 911 T' })).toHaveAttribute('href', '/vehicles/7');
});

it('adds a vehicle to this collection, and edits it', async () => {
  fakeApi({ 'GET /api/collections/3': { body: aCollection() }, 'GET /api/collections/3/vehicles': { body: [] } });
  visit();
  await screen.findByText('No vehicles in this collection yet.');
  for (const link of screen.getAllByRole('link', { name: 'Add Vehicle' }))
    expect(link).toHaveAttribute('href', '/vehicles/new?collection_id=3');
  expect(screen.getByRole('link', { name: 'Edit' })).toHaveAttribute('href', '/collections/3/edit');
});

it('leads back where the collection is not found', async () => {
  fakeApi({ 'GET /api/collections/3': { status: 404, body: { msg: 'Collection not found' } } });
  visit();
  expect(await screen.findByRole('heading', { name: 'Collection not found' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Collections' })).toHaveAttribute('href', '/collections');
});

it('keeps the collection in sight where its vehicles cannot be read', async () => {
  fakeApi({
    'GET /api/collections/3': { body: aCollection() },
    'GET /api/collections/3/vehicles': { status: 500, body: {} },
  });
  visit();
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Failed to fetch vehicles in collection');
  expect(within(alert).getByRole('button', { name: 'Try again' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Air-cooled' })).toBeInTheDocument();
});
