import type { InstrumentChapter } from '@carnet/contracts';
import type { BookFuelYear, BookMounted, UsageBook } from '@carnet/contracts/book';
import type { TestClient } from '@carnet/svc-testing';
import { aFillUp, anEngine, aSet, NOBODYS, openStack, type Stack } from './stack.js';

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

const token = () => ({ 'x-internal-token': stack.config.internalToken });
const ask = (query = '', of = owner, headers: Record<string, string> = token()) =>
  stack.anyone.get<UsageBook>(`/internal/vehicles/${vehicle}/book?owner_id=${of}${query}`, headers);
const fuel = async (query?: string): Promise<BookFuelYear[]> => (await ask(query)).body.fuel;
const filled = async (filled_on: string, odometer: number | null, fields: object = {}): Promise<void> => {
  const { status, body } = await ann.post('/api/fill-ups', aFillUp(vehicle, { filled_on, odometer, ...fields }));
  expect([status, body]).toEqual([201, body]);
};
const km = (distance: number) => ({ distance, distance_km: distance });

it('says of each energy and year what was filled, what it cost, and what the figures cover', async () => {
  const charge = { energy: 'electricity', unit: 'kWh', amount: 12 };
  await filled('2025-02-01', 10_000, { total: 70, currency: 'EUR' });
  await filled('2025-12-20', 10_600, { amount: 10, full: false, total: 20, currency: 'CHF' });
  await filled('2026-01-05', 11_000, { total: 71.1, currency: 'EUR' });
  await filled('2026-02-01', 11_400, { missed_before: true });
  await filled('2026-03-01', null, charge);
  expect(await fuel()).toEqual([
    {
      ...{ energy: 'petrol', unit: 'l', year: 2025, fill_ups: 2, amount: 50 },
      costs: [
        { currency: 'EUR', total: 70 },
        { currency: 'CHF', total: 20 },
      ],
      ...{ driven: km(0), consumed: { amount: 0, ...km(0) } },
    },
    {
      ...{ energy: 'petrol', unit: 'l', year: 2026, fill_ups: 2, amount: 80 },
      costs: [{ currency: 'EUR', total: 71.1 }],
      // The figure that began in the previous year counts completely in the year in which it ends.
      ...{ driven: km(1_400), consumed: { amount: 50, ...km(1_000) } },
    },
    {
      ...{ energy: 'electricity', unit: 'kWh', year: 2026, fill_ups: 1, amount: 12, costs: [] },
      ...{ driven: km(0), consumed: { amount: 0, ...km(0) } },
    },
  ]);
});

it('adds gallons to litres exactly, and never volume to mass', async () => {
  await filled('2026-01-01', null, { energy: 'lpg', amount: 10 });
  await filled('2026-01-02', null, { energy: 'lpg', amount: 10, unit: 'us_gal' });
  await filled('2026-01-03', null, { energy: 'lpg', amount: 5, unit: 'kg' });
  expect((await fuel()).map(({ unit, amount, fill_ups }) => [unit, amount, fill_ups])).toEqual([
    ['kg', 5, 1],
    ['l', 47.854118, 2],
  ]);
});

it('says nothing of days that are not asked for', async () => {
  await filled('2026-01-01', 1_000);
  await filled('2026-02-01', 1_500);
  await filled('2026-03-01', 2_000, { excluded: true });
  const some = await fuel('&from=2026-01-15&to=2026-02-15');
  expect(some).toMatchObject([{ fill_ups: 1, amount: 40, driven: km(500), consumed: { amount: 40, ...km(500) } }]);
  expect(await fuel('&from=2027-01-01')).toEqual([]);
  expect((await ask('&from=soon')).status).toBe(400);
});

it('knows no distance over a change of the instrument', async () => {
  await filled('2026-01-01', 57_000);
  await filled('2026-03-01', 300);
  await filled('2026-04-01', 800, { excluded: true });
  const replaced: InstrumentChapter = {
    ...{ kind: 'replaced', from_date: '2026-02-01', to_date: null, last_value: null, unit_before: null },
  };
  await stack.ledgerSays(owner, vehicle, { chapters: [replaced] });
  expect(await fuel()).toMatchObject([{ driven: km(500), consumed: { amount: 0, ...km(0) } }]);
});

it.each([
  ['mi', 500, 804.672],
  ['h', 500, null],
] as const)(
  'of a vehicle that counts in %s says the distance in that and in kilometres',
  async (unit, distance, in_km) => {
    vehicle = stack.aVehicle(owner, { odometer_unit: unit });
    await filled('2026-05-01', 1_000);
    await filled('2026-05-10', 1_500);
    expect(await fuel()).toMatchObject([{ driven: { distance, distance_km: in_km } }]);
  },
);

it("is nothing without fill-ups, and 404 for another's vehicle, a missing one, and without the token of the stack", async () => {
  expect((await ask()).body).toEqual({ fuel: [], mounted: [] });
  expect((await ask('', stack.newOwner().id)).status).toBe(404);
  expect((await ask('', owner, {})).status).toBe(404);
  vehicle = NOBODYS;
  expect((await ask()).status).toBe(404);
});

describe('what is mounted', () => {
  const made = async (path: string, fields: object): Promise<{ id: number }> => {
    const { status, body } = await ann.post(path, fields);
    expect([status, body]).toEqual([201, body]);
    return body;
  };
  const mount = async (component: object, fields: object = {}): Promise<number> => {
    const { id } = await made('/api/usage/components', component);
    const since = { from_on: '2024-04-01', from_mileage: 20_000, ...fields };
    await made('/api/usage/fitments', { component_id: id, vehicle_id: vehicle, ...since });
    return id;
  };
  const mounted = async (): Promise<BookMounted[]> => (await ask()).body.mounted!;

  it('is told with its age, its tread, its lives and its limits, tyres first', async () => {
    vehicle = stack.aVehicle(owner, { current_mileage: 30_000 });
    const engine = await mount(
      anEngine({ number: '55501', made_on: '1970-01-01', limits: [{ by: 'hours', value: 100, source: 'Maker' }] }),
    );
    const dots = ['2319', '238', null, null];
    const tyres = ['front-left', 'front-right', 'rear-left', 'rear-right'].map((position, at) => ({
      ...{ position, dot: dots[at], dot_decade: dots[at] === '238' ? 1990 : null },
    }));
    const limits = [{ by: 'tread', value: 1.6, unit: 'mm' }];
    const set = await mount(aSet({ maker: 'Vredestein', size: '185/70 R 15 89V', season: 'winter', tyres, limits }), {
      positions: ['rear-left', 'front-right', 'front-left', 'rear-right'],
    });
    await made('/api/usage/entries', {
      ...{ component_id: engine, kind: 'rebuild', happened_on: '2025-02-01', mileage: 25_000 },
    });
    await made('/api/usage/entries', {
      ...{ component_id: set, kind: 'tread', happened_on: '2025-03-01', mileage: 26_000, depth_unit: 'mm' },
      depths: [{ position: 'rear-left', inner: 5.1, middle: 5.4, outer: 5.6 }],
    });
    const [first, second, ...others] = await mounted();
    expect(others).toEqual([]);
    expect(first).toMatchObject({
      ...{ id: set, kind: 'tyres', name: 'Winter wheels', maker: 'Vredestein', size: '185/70 R 15 89V' },
      ...{ season: 'winter', positions: [], from_on: '2024-04-01', from_mileage: 20_000 },
      tyres: [
        {
          ...{ position: 'rear-left', dot: '2319', made: { year: 2019, week: 23 } },
          tread: { read_on: '2025-03-01', depth_mm: 5.1 },
        },
        { position: 'front-right', dot: '238', made: { year: 1998, week: 23 }, tread: null },
        { position: 'front-left', dot: null, made: null, months: null, tread: null },
        { position: 'rear-right' },
      ],
      lives: [{ distance_km: 10_000, at_least: false }],
      limits: [{ by: 'tread', value: 1.6, unit: 'mm', used: 5.1, state: 'far' }],
    });
    expect(first!.tyres![0]!.months).toBeGreaterThan(70);
    expect(second).toMatchObject({
      ...{ id: engine, number: '55501', tyres: null },
      lives: [
        { from: '1970-01-01', to: '2025-02-01', distance_km: 5_000 },
        { from: '2025-02-01', to: null, distance_km: 5_000 },
      ],
      limits: [{ by: 'hours', value: 100, source: 'Maker', state: 'far' }],
    });
  });

  it('is what comes off on a day that is still to come, with all that it ran until today', async () => {
    vehicle = stack.aVehicle(owner, { current_mileage: 30_000 });
    await stack.ledgerSays(owner, vehicle, { last_read_on: '2026-01-01' });
    const booked = await mount(anEngine(), { to_on: '2099-04-01' });
    expect(await mounted()).toMatchObject([{ id: booked, lives: [{ distance_km: 10_000, at_least: false }] }]);
    const { body } = await ann.get(`/api/usage/lives?vehicle_id=${vehicle}`);
    expect(body.lives).toMatchObject([{ component_id: booked, life: { distance_km: 10_000, open: null } }]);
    const { body: life } = await ann.get(`/api/usage/components/${booked}/life`);
    expect(life).toMatchObject({ vehicle_id: vehicle, total: { distance_km: 10_000, open: null } });
  });

  it('is not what was taken off, given up, on another vehicle, or is mounted only later', async () => {
    const stays = await mount(anEngine());
    await mount(aSet({ name: 'Off' }), { to_on: '2025-04-01' });
    await mount({ kind: 'helmet', name: 'Later' }, { from_on: '2099-01-01', from_mileage: null });
    await mount({ kind: 'seat', name: 'Given up', retired_on: '2025-01-01' });
    const there = vehicle;
    vehicle = stack.aVehicle(owner);
    await mount(aSet({ name: 'Elsewhere' }));
    vehicle = there;
    expect((await mounted()).map(({ id }) => id)).toEqual([stays]);
  });
});
