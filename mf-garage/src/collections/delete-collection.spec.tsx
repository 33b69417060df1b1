import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, renderWithKit } from '@carnet/mf-kit/testing';
import { aCollection, aVehicle } from '../testing/factories';
import { remotes } from '../testing/remotes';
import { DeleteCollection } from './delete-collection';

const counted = (total: number) => ({ body: [], headers: { 'x-total-count': String(total) } });
const held = {
  'GET /api/collections': {
    body: [aCollection(), aCollection({ id: 4, name: 'Barn' }), aCollection({ id: 5, name: 'Track' })],
  },
  'GET /api/collections/3/vehicles': { body: [aVehicle({ id: 7 }), aVehicle({ id: 8 })] },
  'GET /api/parts/vehicles/7': counted(3),
  'GET /api/parts/vehicles/8': counted(1),
  'GET /api/ownership-chapters': counted(3),
  'GET /api/vehicle-identities': counted(0),
  'GET /counts/events/7': counted(12),
  'GET /counts/events/8': counted(0),
  'GET /counts/issues/7': counted(1),
  'GET /counts/issues/8': counted(5),
  'DELETE /api/collections/3': { status: 204 },
};

function visit(vehicle_count: number) {
  const release = jest.fn();
  renderWithKit(<DeleteCollection collection={aCollection({ vehicle_count })} release={release} />, { remotes });
  return release;
}
const press = async (label: string) => userEvent.click(await screen.findByRole('button', { name: label }));

it('deletes an empty collection in two steps', async () => {
  const { calls } = fakeApi(held);
  const release = visit(0);
  await press('Delete Collection');
  expect(screen.getByRole('alertdialog')).toHaveTextContent('Are you sure you want to delete this collection?');
  expect(calls).toEqual([]);
  await press('Delete');
  expect(release).toHaveBeenCalled();
  expect(calls.map(({ method, query }) => `${method} ${query}`)).toEqual(['DELETE ']);
});

it('moves the vehicles to the collection that was chosen', async () => {
  const { calls } = fakeApi(held);
  const release = visit(2);
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Move them to' }), 'Track');
  await press('Delete Collection');
  expect(screen.getByRole('alertdialog')).toHaveTextContent('Its 2 vehicles will move to Track');
  await press('Move Vehicles and Delete');
  expect(release).toHaveBeenCalled();
  expect(calls.find(({ method }) => method === 'DELETE')?.query.toString()).toBe('move_to=5');
});

it('counts what goes before it deletes the vehicles too', async () => {
  const { calls } = fakeApi(held);
  const release = visit(2);
  await userEvent.click(await screen.findByRole('radio', { name: 'Delete with all their history' }));
  await press('Delete Collection');
  expect(
    await screen.findByText(
      'It takes 2 vehicles, 4 parts, 6 owners, 12 service events and 6 issues with it. This cannot be undone.',
    ),
  ).toBeInTheDocument();
  await press('Delete Everything');
  expect(release).toHaveBeenCalled();
  expect(calls.find(({ method }) => method === 'DELETE')?.query.toString()).toBe('vehicles=delete');
});

it('names the domain that does not answer', async () => {
  fakeApi({ ...held, 'GET /counts/events/7': { status: 503, body: {} } });
  visit(2);
  await userEvent.click(await screen.findByRole('radio', { name: 'Delete with all their history' }));
  await press('Delete Collection');
  expect(await screen.findByText(/How many service events go with it is not known/)).toBeInTheDocument();
});

it('offers no move where there is no other collection', async () => {
  fakeApi({ ...held, 'GET /api/collections': { body: [aCollection()] } });
  visit(2);
  await press('Delete Collection');
  expect(await screen.findByRole('button', { name: 'Delete Everything' })).toBeInTheDocument();
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
});

it('says why it could not be deleted', async () => {
  fakeApi({
    ...held,
    'DELETE /api/collections/3': { status: 409, body: { msg: 'This collection still holds 1 vehicle' } },
  });
  const release = visit(0);
  await press('Delete Collection');
  await press('Delete');
  expect(await screen.findByRole('alert')).toHaveTextContent('This collection still holds 1 vehicle');
  expect(release).not.toHaveBeenCalled();
});
