import type { InstrumentChapter } from '@carnet/contracts';
import { countStatements, type TestClient } from '@carnet/svc-testing';
import { aFillUp, NOBODYS, openStack, type Stack } from './stack.js';

let stack: Stack;
let owner: number;
let ann: TestClient;
let vehicle: number;

beforeAll(async () => (stack = await openStack()));
afterAll(() => stack?.close());
beforeEach(() => {
  ({ id: owner, client: ann } = stack.newOwner());
  vehicle = stack.aVehicle(owner);
});

const filled = async (filled_on: string, odometer: number | null, fields: object = {}): Promise<number> => {
  const { status, body } = await ann.post('/api/fill-ups', aFillUp(vehicle, { filled_on, odometer, ...fields }));
  expect([status, body]).toEqual([201, body]);
  return body.id;
};
const consumption = async (query = '') => (await ann.get(`/api/fill-ups/vehicles/${vehicle}/consumption${query}`)).body;

const euros = (total: number) => ({ total, currency: 'EUR' });

it('says what was consumed, what it cost by distance, month by month, and why a figure is missing', async () => {
  const ids = [
    await filled('2026-04-01', 10_000, euros(70)),
    await filled('2026-04-20', 10_400, { full: false, amount: 10, ...euros(18) }),
    await filled('2026-05-02', 10_800, { amount: 42.5, ...euros(75.5) }),
    await filled('2026-05-20', 11_300, { amount: 8.1, unit: 'us_gal', total: 40, currency: 'CHF' }),
    await filled('2026-06-01', 11_800, { missed_before: true }),
  ];
  const petrol = { amount: 52.5, distance: 800, distance_km: 800 };
  const gallons = { amount: 30.661835, distance: 500, distance_km: 500 };
  const cost = { currency: 'EUR', total: 93.5, distance: 800, distance_km: 800 };
  const francs = { currency: 'CHF', total: 40, distance: 500, distance_km: 500 };
  const none = { from_id: null, fill_ups: null, amount: null, distance: null, distance_km: null };
  const unpaid = { total: null, currency: null };
  expect(await consumption()).toEqual({
    ...{ vehicle_id: vehicle, odometer_unit: 'km' },
    energies: [
      {
        ...{ energy: 'petrol', unit: 'l', figures: 2, amount: 83.161835, distance: 1_300, distance_km: 1_300 },
        costs: [cost, francs],
        months: [
          {
            month: '2026-05',
            figures: 2,
            amount: 83.161835,
            distance: 1_300,
            distance_km: 1_300,
            costs: [cost, francs],
          },
        ],
        outcomes: [
          { fill_up_id: ids[4], filled_on: '2026-06-01', reason: 'missed-before', ...none, ...unpaid },
          {
            ...{ fill_up_id: ids[3], filled_on: '2026-05-20', reason: null, from_id: ids[2], fill_ups: 1 },
            ...{ ...gallons, total: 40, currency: 'CHF' },
          },
          {
            ...{ fill_up_id: ids[2], filled_on: '2026-05-02', reason: null, from_id: ids[0], fill_ups: 2 },
            ...{ ...petrol, ...euros(93.5) },
          },
          { fill_up_id: ids[1], filled_on: '2026-04-20', reason: 'not-full', ...none, ...unpaid },
          { fill_up_id: ids[0], filled_on: '2026-04-01', reason: 'first-fill-up', ...none, ...unpaid },
        ],
      },
    ],
    together: { exact: true, costs: [cost, francs] },
  });
  const may = await consumption('?from=2026-05-01&to=2026-05-10');
  expect(may.energies).toMatchObject([{ ...petrol, figures: 1, outcomes: [{ fill_up_id: ids[2] }] }]);
});

it('of a plug-in hybrid has a figure for each energy, and a cost by distance of both', async () => {
  const charge = { energy: 'electricity', unit: 'kWh' };
  await filled('2026-05-01', 1_000, euros(70));
  await filled('2026-05-02', 1_050, { ...charge, amount: 12, ...euros(4) });
  await filled('2026-05-03', 1_100, { ...charge, amount: 12, ...euros(4) });
  await filled('2026-05-09', 2_000, { amount: 30, ...euros(51) });
  const { energies, together } = await consumption();
  expect(energies).toMatchObject([
    { energy: 'petrol', unit: 'l', amount: 30, distance: 1_000, costs: [euros(51)] },
    { energy: 'electricity', unit: 'kWh', amount: 12, distance: 50, costs: [euros(4)] },
  ]);
  expect(together).toEqual({ exact: false, costs: [{ ...euros(59), distance: 1_000, distance_km: 1_000 }] });
});

it("knows no distance where the ledger's instrument was changed, and reads what was put right there", async () => {
  for (const [day, odometer] of [
    ['2026-05-01', 57_000],
    ['2026-05-05', 57_400],
    ['2026-05-10', 300],
    ['2026-05-15', 8_000],
  ] as const)
    await filled(day, odometer);
  const told = async () =>
    (await consumption()).energies[0].outcomes.map(
      (one: { reason: string; distance: number }) => one.reason ?? one.distance,
    );
  expect(await told()).toEqual([7_700, 'odometer-falls', 400, 'first-fill-up']);
  const replaced: InstrumentChapter = {
    ...{ kind: 'replaced', from_date: '2026-05-07', to_date: null, last_value: null, unit_before: null },
  };
  await stack.ledgerSays(owner, vehicle, { chapters: [replaced] });
  expect(await told()).toEqual([7_700, 'instrument-changed', 400, 'first-fill-up']);
  const last = (await consumption()).energies[0].outcomes[0].fill_up_id;
  const correction = { source: 'fill-up', record_id: last, read_value: 8_000, value: 800 };
  await stack.ledgerSays(owner, vehicle, { chapters: [replaced], record_corrections: [correction] });
  expect(await told()).toEqual([500, 'instrument-changed', 400, 'first-fill-up']);
});

it('keeps what the ledger said of the instrument where a release of before tells the rest anew', async () => {
  const chapters: InstrumentChapter[] = [
    { kind: 'replaced', from_date: '2026-05-02', to_date: null, last_value: null, unit_before: null },
  ];
  await stack.ledgerSays(owner, vehicle, { chapters, record_corrections: [] });
  const { garage } = stack.producers;
  garage.publish({
    kind: 'odometer',
    key: vehicle,
    ownerId: owner,
    body: { id: vehicle, pace: null, corrections: [] },
  });
  await ann.get('/api/fill-ups', { 'x-facts-position': garage.position('garage') });
  await filled('2026-05-01', 1_000);
  await filled('2026-05-03', 1_500);
  expect((await consumption()).energies[0].outcomes[0].reason).toBe('instrument-changed');
});

it.each([
  ['mi', 500, 804.672],
  ['h', 500, null],
] as const)(
  'of a vehicle that counts in %s says the distance in that and in kilometres',
  async (odometer_unit, distance, distance_km) => {
    vehicle = stack.aVehicle(owner, { odometer_unit });
    await filled('2026-05-01', 1_000);
    await filled('2026-05-10', 1_500);
    expect(await consumption()).toMatchObject({ odometer_unit, energies: [{ distance, distance_km, amount: 40 }] });
  },
);

it('is nothing of a vehicle without fill-ups, and of none that is not there', async () => {
  expect(await consumption()).toEqual({
    ...{ vehicle_id: vehicle, odometer_unit: 'km', energies: [] },
    together: { exact: true, costs: [] },
  });
  vehicle = NOBODYS;
  expect(await consumption()).toEqual({ msg: 'Vehicle not found', code: 'vehicle.not_found' });
});

it('takes one statement, however many fill-ups there are', async () => {
  for (let day = 1; day < 10; day += 1) await filled(`2026-05-0${day}`, day * 100);
  expect(await countStatements(() => consumption())).toHaveLength(1);
});
