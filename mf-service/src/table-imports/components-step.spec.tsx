import { fakeApi, type FakeCall, renderWithKit } from '@carnet/mf-kit/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aVehicle } from '../testing/factories';
import ImportPage from './import.page';

const EQUIPMENT = 'Description,Notes,Tags,IsEquipped\nWinter tires,On steel,,True\nRoof box,,,False\nHarness,,,True\n';

const COMPONENTS = 'POST /api/imports/components';
const report = (results: object[]) => ({ body: { total: results.length, imported: 1, failed: 0, results } });

async function opened(
  answers: Parameters<typeof fakeApi>[0] = {},
  text = EQUIPMENT,
  path = '/service/import?vehicle_id=7',
) {
  const lists = ['history', 'readings', 'fill-ups'];
  const api = fakeApi({
    'GET /api/vehicles': { body: [aVehicle({ odometer_unit: 'km' })] },
    'GET /api/imports/choices': { body: { categories: [], tables: [] } },
    'PUT /api/imports/choices': { body: { categories: [], tables: [] } },
    ...Object.fromEntries(lists.map((of) => [`GET /api/imports/${of}`, { body: { imports: [] } }])),
    'GET /api/service/events': { body: [] },
    'GET /api/fill-ups/vehicles/7': { body: [] },
    'GET /api/vehicles/7/odometer': { body: { readings: [] } },
    'GET /api/service-schedules/vehicles/7': { body: { schedules: [] } },
    'GET /api/usage/components': { body: [{ id: 1, kind: 'other', name: 'HARNESS', size: null }] },
    [COMPONENTS]: report([{ index: 0, id: 5 }]),
    ...answers,
  });
  renderWithKit(<ImportPage />, { path, route: '/service/import' });
  const bytes = new TextEncoder().encode(text);
  const file = Object.assign(new File([bytes], 'equipment.csv'), { arrayBuffer: async () => bytes.buffer });
  await userEvent.upload(await screen.findByLabelText('File'), file);
  const step = within(await screen.findByRole('region', { name: 'Tyres and components' }));
  if (text === EQUIPMENT) await step.findByText('Not taken: it is there already');
  return { ...api, step };
}

const sent = (calls: FakeCall[]) => calls.filter(({ path }) => path === '/api/imports/components');

it('shows each with where it was and what is taken otherwise, and what is there already', async () => {
  const { step } = await opened();
  const [tires, box, harness] = step.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(tires).toMatch(
    /^Winter tiresSet of tyresMounted since .+The file says that it is on the vehicle, and not since/,
  );
  expect(box).toBe('Roof boxComponent');
  expect(harness).toBe('HarnessNot taken: it is there already');
  expect(screen.getAllByText('No event: see “Tyres and components”')).toHaveLength(3);
});

it('sends those that are wanted, each with its row, and says what it came to', async () => {
  const { step, calls } = await opened();
  expect(screen.getByRole('button', { name: 'Import 2 sets and components' })).toBeEnabled();
  await userEvent.click(step.getByRole('checkbox', { name: /Roof box/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Import 1 set or component' }));
  expect(await screen.findByText('1 set or component was imported: see tyres and components.')).toBeVisible();
  expect(sent(calls).map(({ body }) => body)).toEqual([
    [
      expect.objectContaining({
        row: 2,
        kind: 'tyres',
        note: 'On steel',
        mounted: [expect.objectContaining({ vehicle_id: 7 })],
      }),
    ],
  ]);
  expect(sent(calls)[0]!.query.get('product')).toBe('LubeLogger');
});

it('says of a row that was refused why', async () => {
  const refused = { index: 0, msg: 'Summer wheels is there' };
  await opened({ [COMPONENTS]: report([refused, { index: 1, id: 6 }]) });
  await userEvent.click(await screen.findByRole('button', { name: 'Import 2 sets and components' }));
  expect(await screen.findByText('Row 2: Summer wheels is there')).toBeVisible();
});

it('mounts what is on a vehicle that is made with the import on that one', async () => {
  const vehicles = [
    { id: 3, make: 'Fiat', model: '500', year: 2011, licensePlate: '', isElectric: false, fuelType: '' },
  ];
  const equipmentrecords = [{ id: 1, vehicleId: 3, description: 'Harness', isEquipped: true, distanceTraveled: 0 }];
  const { calls } = await opened(
    {
      'GET /api/vehicles': { body: [] },
      'GET /api/usage/components': { body: [] },
      'GET /api/collections': { body: [{ id: 1 }] },
      'POST /api/vehicles': { status: 201, body: { id: 70 } },
    },
    JSON.stringify({ vehicles, equipmentrecords }),
    '/service/import',
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Import 1 set or component' }));
  await screen.findByText('1 set or component was imported: see tyres and components.');
  expect(sent(calls)[0]!.body).toMatchObject([{ name: 'Harness', mounted: [{ vehicle_id: 70 }] }]);
});
