import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type KnownRemote, aUser, fakeApi, renderWithKit } from '@carnet/mf-kit/testing';
import { latelyChosen, lastUsedFirst } from './lately-chosen';
import QuickPage from './quick.page';

const aVehicle = (id: number, updated_at = '2026-03-04T10:00:00.000Z') => ({
  ...{ id, year: 1980 + id, make: 'BMW', model: 'E30', nickname: null, cover: null, current_mileage: 1000 * id },
  ...{ odometer_unit: 'mi', updated_at },
});
const kinds: KnownRemote = {
  ...{ name: 'mf-test', id: 'test', paths: [], nav: [], routes: [] },
  slots: {
    'quick-entry': { service: { label: 'Log Service', place: 1 }, reading: { label: 'Log a Reading', place: 2 } },
  },
  panels: {
    'quick-entry': {
      service: async () => ({ default: ({ vehicleId }) => <p>Service of {vehicleId}</p> }),
      reading: async () => ({ default: ({ vehicleId }) => <p>Reading of {vehicleId}</p> }),
    },
  },
};
const visit = (vehicles: object[], path = '/quick') => {
  fakeApi({ 'GET /api/vehicles': { body: vehicles } });
  return renderWithKit(<QuickPage />, { path, route: '/quick', user: aUser(), remotes: [kinds] });
};
beforeEach(() => localStorage.clear());

it('asks which vehicle, and then what its remote asks of it', async () => {
  visit([aVehicle(1), aVehicle(2)]);
  await userEvent.click(await screen.findByRole('link', { name: /1982 BMW E30/ }));
  expect(await screen.findByText('Service of 2')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('link', { name: 'Log a Reading' }));
  expect(await screen.findByText('Reading of 2')).toBeInTheDocument();
  expect(latelyChosen(aUser().id)).toEqual([2]);
});

it('asks nothing of who has one vehicle, and takes kind and vehicle from the address', async () => {
  visit([aVehicle(1)], '/quick?entry=reading');
  expect(await screen.findByText('Reading of 1')).toBeInTheDocument();
});

it('has those that were used last first, then those that changed last', () => {
  const [old, middle, young] = [
    aVehicle(1, '2026-01-01T10:00:00.000Z'),
    aVehicle(2, '2026-02-01T10:00:00.000Z'),
    aVehicle(3, '2026-03-01T10:00:00.000Z'),
  ];
  expect(lastUsedFirst([old, middle, young], [1]).map(({ id }) => id)).toEqual([1, 3, 2]);
});

it('lets one search among many vehicles, by all their names', async () => {
  const many = Array.from({ length: 13 }, (_, at) => aVehicle(at + 1));
  visit([...many, { ...aVehicle(20), make: 'Saab', model: '900', nickname: 'Olive' }]);
  const field = await screen.findByRole('searchbox', { name: 'Find a vehicle' });
  const status = screen.getByRole('status');
  expect(status).toBeEmptyDOMElement();
  await userEvent.type(field, 'bmw{Enter}');
  expect(status).toHaveTextContent('13 vehicles found');
  await userEvent.clear(field);
  await userEvent.type(field, 'olive 900{Enter}');
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  expect(status).toHaveTextContent('1 vehicle found');
  await userEvent.type(screen.getByRole('searchbox'), ' 1901{Enter}');
  expect(status).toHaveTextContent('No vehicle has this name');
});

it.each(['citroen', 'CITROËN', 'ds'])('finds a Citroën by %j', async (search) => {
  const many = Array.from({ length: 13 }, (_, at) => aVehicle(at + 1));
  visit([...many, { ...aVehicle(20), make: 'Citroën', model: 'DS' }]);
  await userEvent.type(await screen.findByRole('searchbox'), `${search}{Enter}`);
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
});

it('has nothing to search among few', async () => {
  visit([aVehicle(1), aVehicle(2)]);
  await screen.findByRole('link', { name: /1982 BMW E30/ });
  expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
});

it('leads to the first vehicle of who has none', async () => {
  visit([]);
  expect(await screen.findByRole('link', { name: 'Add Vehicle' })).toHaveAttribute('href', '/vehicles/new');
});
