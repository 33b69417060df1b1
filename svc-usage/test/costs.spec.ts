import { aFillUp, openStack, type Stack } from './stack.js';

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
