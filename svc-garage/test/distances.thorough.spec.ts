import { eventually, type TestClient, type TestService } from '@carnet/svc-testing';
import { aPerson, aServiceEvent, aUserId, createVehicle, eventFact, startGarage } from './garage.js';

let service: TestService;
let person: TestClient;

beforeAll(async () => {
  service = await startGarage();
});
afterAll(() => service?.close());
beforeEach(() => {
  person = aPerson(service);
});

const distances = async (query = '', as = person) => (await as.get(`/api/vehicles/distances${query}`)).body;

async function aDriven(readings: [string, number][], fields: Record<string, unknown> = {}): Promise<number> {
  const { id: vehicle_id } = await createVehicle(person, fields);
  for (const [read_on, value] of readings)
    expect((await person.post('/api/odometer-readings', { vehicle_id, read_on, value })).status).toBe(201);
  return vehicle_id;
}

it('tells what each vehicle has covered, year by year, over all its instruments', async () => {
  const readings: [string, number][] = [
    ['2022-01-01', 50_000],
    ['2024-01-01', 57_310],
    ['2024-07-01', 500],
  ];
  const driven = await aDriven(readings, { odometer_unit: 'km' });
  const replaced = {
    vehicle_id: driven,
    kind: 'replaced',
    from_date: '2024-02-01',
    last_value: 57_400,
    first_value: 0,
  };
  expect((await person.post('/api/odometer-chapters', replaced)).status).toBe(201);
  const resting = await aDriven([], { odometer_unit: 'h' });
  expect(await distances()).toEqual([
    {
      vehicle_id: driven,
      ...{ odometer_unit: 'km', distance: 7_900, at_least: false },
      years: [
        { year: 2022, distance: 3_655 },
        { year: 2023, distance: 3_655 },
        { year: 2024, distance: 590 },
      ],
    },
    { vehicle_id: resting, odometer_unit: 'h', distance: 0, at_least: false, years: [] },
  ]);
  expect(await distances(`?vehicle_id=${resting}`)).toHaveLength(1);
});

it('says where some of the way is not known', async () => {
  await aDriven([
    ['2022-01-01', 50_000],
    ['2023-01-01', 40_000],
    ['2024-01-01', 41_000],
  ]);
  expect(await distances()).toMatchObject([{ distance: 1_000, at_least: true }]);
});

it('takes no reading of an inexact day for what was driven by a year', async () => {
  const owner = aUserId();
  person = service.as(owner);
  const vehicle_id = await aDriven([
    ['2020-01-01', 10_000],
    ['2022-01-01', 17_310],
  ]);
  const events = [
    { id: 1, date_performed: '2010-01-01', date_performed_edtf: '201X', mileage_at_service: 1_000 },
    { id: 2, date_performed: '2021-01-01', date_performed_edtf: '2021', mileage_at_service: 17_000 },
  ];
  service.producers.service.publish(
    ...events.map((event) => eventFact(owner, aServiceEvent({ vehicle_id, ...event }))),
  );
  await eventually(async () =>
    expect(await distances()).toMatchObject([
      {
        distance: 16_310,
        years: [
          { year: 2020, distance: 3_660 },
          { year: 2021, distance: 3_650 },
        ],
      },
    ]),
  );
});

it('shows a stranger nothing', async () => {
  const id = await aDriven([['2022-01-01', 5]]);
  expect(await distances(`?vehicle_id=${id}`, aPerson(service))).toEqual([]);
});
