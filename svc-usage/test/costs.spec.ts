import { aGuest, eventually, takeStep, type TestClient } from '@carnet/svc-testing';
import { aFillUp, anEngine, aSet, openStack, type Stack } from './stack.js';

let stack: Stack;
beforeAll(async () => (stack = await openStack()));
afterAll(() => stack?.close());

const COSTS = '/api/fill-ups/costs';

it('adds up what fill-ups cost, by vehicle, year, energy and currency, and what a list comes to', async () => {
  const { id, client } = stack.newOwner();
  const [vehicle_id, other] = [stack.aVehicle(id), stack.aVehicle(id)];
  for (const fields of [
    { filled_on: '2025-12-31', total: 60.1 },
    { filled_on: '2026-01-01', total: 59.9, station: 'Aral' },
    { filled_on: '2026-05-01', total: 40.1, excluded: true },
    { filled_on: '2026-05-01', energy: 'electricity', unit: 'kWh', total: 5_000, currency: 'JPY' },
    { filled_on: '2026-05-01' },
    { filled_on: '2026-05-01', unit_price: 1.7 },
    { filled_on: '2026-05-01', vehicle_id: other, total: 7 },
  ])
    expect((await client.post('/api/fill-ups', aFillUp(vehicle_id, fields))).status).toBe(201);
  const petrol = { vehicle_id, kind: 'petrol', currency: 'USD', by_rate: false };
  expect((await client.get(`${COSTS}?vehicle_id=${vehicle_id}`)).body).toEqual([
    { ...petrol, year: 2025, amount: 60.1, count: 1 },
    { ...petrol, kind: 'electricity', year: 2026, currency: 'JPY', amount: 5_000, count: 1 },
    { ...petrol, year: 2026, amount: 100, count: 2 },
  ]);
  expect((await client.get(`${COSTS}?from=2026-02-01&to=2026-12-31`)).body).toMatchObject([
    { amount: 5_000 },
    { amount: 40.1 },
    { vehicle_id: other, amount: 7 },
  ]);
  const sums = async (query = '', as = client) => (await as.get(`${COSTS}/sums${query}`)).body;
  expect(await sums()).toMatchObject([
    { currency: 'USD', amount: 167.1, count: 4 },
    { currency: 'JPY', amount: 5_000, count: 1 },
  ]);
  expect(await sums('?search=aral')).toMatchObject([{ amount: 59.9 }]);
  expect(await sums('?energy=electricity')).toMatchObject([{ amount: 5_000 }]);
  expect(await sums('?to=2025-12-31')).toMatchObject([{ amount: 60.1 }]);
  for (const query of ['', '/sums']) {
    const stranger = stack.newOwner().client;
    expect((await stranger.get(`${COSTS}${query}?vehicle_id=${vehicle_id}`)).body).toEqual([]);
  }
});

describe('the price of tyres and components', () => {
  const PRICES = '/api/usage/costs';
  let owner: number;
  let ann: TestClient;
  let car: number;
  let other: number;

  beforeEach(() => {
    ({ id: owner, client: ann } = stack.newOwner());
    [car, other] = [stack.aVehicle(owner), stack.aVehicle(owner)];
  });

  const bought = async (component: object, ...on: object[]): Promise<number> => {
    const { body } = await ann.post('/api/usage/components', { currency: 'EUR', ...component });
    for (const fields of on)
      expect(await ann.post('/api/usage/fitments', { component_id: body.id, ...fields })).toMatchObject({
        status: 201,
      });
    return body.id;
  };
  const costs = async (query = '', as = ann) =>
    (await as.get(`${PRICES}${query}`)).body as { vehicle_id: number; year: number | null; amount: number }[];
  const winter = (fields: object = {}) => aSet({ price: 512.4, bought_on: '2024-10-20', ...fields });

  it('counts once, for the vehicle that it was on when it was bought, else for the first', async () => {
    await bought(
      winter(),
      { vehicle_id: car, from_on: '2024-11-01', to_on: '2025-04-01' },
      { vehicle_id: other, from_on: '2025-11-01' },
    );
    await bought(
      anEngine({ price: 4_000, bought_on: '2025-06-01' }),
      { vehicle_id: car, from_on: '2020-01-01', to_on: '2025-01-01' },
      { vehicle_id: other, from_on: '2025-02-01' },
    );
    const eur = { currency: 'EUR', by_rate: false, count: 1 };
    expect(await costs()).toEqual([
      { ...eur, vehicle_id: car, year: 2024, kind: 'tyres', amount: 512.4 },
      { ...eur, vehicle_id: other, year: 2025, kind: 'engine', amount: 4_000 },
    ]);
    expect(await costs(`?vehicle_id=${other}`)).toMatchObject([{ kind: 'engine' }]);
    expect(await costs('?to=2024-12-31')).toMatchObject([{ kind: 'tyres' }]);
  });

  it('counts for none where it was on none, and without a day in no year', async () => {
    await bought(winter());
    await bought(anEngine(), { vehicle_id: car, from_on: '2024-11-01' });
    expect(await costs()).toEqual([]);
    await bought(
      winter({ bought_on: null }),
      { vehicle_id: other, from_mileage: 500 },
      { vehicle_id: car, from_on: '2020-11-01', to_on: '2021-04-01' },
    );
    expect(await costs()).toMatchObject([{ vehicle_id: car, year: null, amount: 512.4 }]);
  });

  it('is added up exactly, each currency by itself, and shown to nobody else', async () => {
    const on = { vehicle_id: car, from_on: '2024-11-01' };
    await bought(winter({ price: 0.1 }), { ...on, to_on: '2024-11-02' });
    await bought(winter({ price: 0.2 }), { ...on, from_on: '2024-11-02', to_on: '2024-11-03' });
    await bought(winter({ price: 12.345, currency: 'KWD' }), { ...on, from_on: '2024-11-03' });
    expect((await costs()).map(({ amount }) => amount)).toEqual([0.3, 12.345]);
    const stranger = stack.newOwner().client;
    expect([await costs('', stranger), await costs(`?vehicle_id=${car}`, stranger)]).toEqual([[], []]);
  });

  it('is open to a guest of the vehicle that it counts for, and says nothing of another', async () => {
    await bought(
      winter(),
      { vehicle_id: car, from_on: '2024-11-01', to_on: '2025-04-01' },
      { vehicle_id: other, from_on: '2025-11-01' },
    );
    const guestOf = (vehicle_id: number) =>
      aGuest(stack, { person: owner + 5_000 + vehicle_id, owner, role: 'viewer', vehicle_id });
    const asked = async (guest: TestClient, vehicle: number) =>
      eventually(async () => {
        const { status, body } = await guest.get(`${PRICES}?vehicle_id=${vehicle}`);
        expect(status).not.toBe(401);
        return { status, body };
      });
    expect(await asked(guestOf(car), car)).toMatchObject({ status: 200, body: [{ vehicle_id: car, amount: 512.4 }] });
    expect(await asked(guestOf(other), other)).toEqual({ status: 200, body: [] });
    expect((await asked(guestOf(other), car)).status).toBeGreaterThanOrEqual(400);
  });

  const handed = { id: 1, with_notes: true, without_papers: [], collection_id: 0, head: null };
  const onBoth = () =>
    bought(
      winter(),
      { vehicle_id: car, from_on: '2024-11-01', to_on: '2025-04-01' },
      { vehicle_id: other, from_on: '2025-11-01' },
    );

  const pricesOf = async (as: TestClient) =>
    ((await as.get('/api/usage/components')).body as { price: number | null; currency: string | null }[]).map(
      ({ price, currency }) => [price, currency],
    );
  const gone = async (component: number, id: number, left: number): Promise<void> => {
    stack.producers.garage.publish({ kind: 'vehicle', key: id, ownerId: owner, deleted: true });
    await eventually(async () =>
      expect((await ann.get(`/api/usage/fitments?component_id=${component}`)).body).toHaveLength(left),
    );
  };
  /** Hands a vehicle over with all its costs; returns the receiver. */
  const handOver = async (vehicle_id: number): Promise<TestClient> => {
    const receiver = stack.newOwner();
    const handover = { ...handed, id: owner, from: owner, to: receiver.id, vehicle_id, with_costs: true };
    for (const step of ['hold', 'prepare', 'move', 'tell', 'release']) await takeStep(stack.app, step, handover);
    return receiver.client;
  };

  it('counts for no other vehicle when the one that it was bought for is deleted, and stays where another one is', async () => {
    const set = await onBoth();
    const third = stack.aVehicle(owner);
    await ann.post('/api/usage/fitments', {
      component_id: set,
      vehicle_id: third,
      from_on: '2023-01-01',
      to_on: '2023-02-01',
    });
    expect(await costs()).toMatchObject([{ vehicle_id: third }]);
    await gone(set, other, 2);
    expect(await costs()).toMatchObject([{ vehicle_id: third }]);
    await gone(set, third, 1);
    expect(await costs()).toEqual([]);
    const { body } = await ann.get(`/api/usage/components/${set}`);
    expect([body.price, body.version]).toEqual([512.4, 1]);
    expect((await ann.get(`/api/usage/components/${set}/history`)).body.entries).toHaveLength(1);
  });

  it.each([
    ['goes with the vehicle that it was bought for, and counts for none of those that stay', () => car, true],
    ['stays with the vehicle that it was bought for, and does not count for the one that goes', () => other, false],
  ])('%s', async (_, vehicle, goes) => {
    await onBoth();
    const receiver = await handOver(vehicle());
    const told = [await costs(), await costs('', receiver)];
    const price = [{ vehicle_id: car, year: 2024, amount: 512.4 }];
    expect(told).toMatchObject(goes ? [[], price] : [price, []]);
    expect(await pricesOf(receiver)).toEqual([goes ? [512.4, 'EUR'] : [null, null]]);
    expect(await pricesOf(ann)).toEqual([[512.4, 'EUR']]);
  });

  it('goes with no other vehicle where the one that it was paid for is gone', async () => {
    const set = await onBoth();
    await gone(set, car, 1);
    expect(await pricesOf(await handOver(other))).toEqual([[null, null]]);
  });
});
