import { openStack, type Stack } from './stack.js';

let stack: Stack;
beforeAll(async () => {
  stack = await openStack();
});
afterAll(() => stack?.close());

const COSTS = '/api/modifications/costs';

it('adds up what modifications cost, by the year in which they were completed, else begun', async () => {
  const { id, client } = stack.newOwner();
  const vehicle_id = stack.aVehicle(id);
  for (const fields of [
    { status: 'Completed', category: 'Safety', start_date: '2023-12-01', completion_date: '2024-01-05', cost: 100.5 },
    { status: 'In Progress', category: 'Safety', start_date: '2024-03-01', cost: 19.5 },
    { status: 'Completed', category: 'Safety', cost: 12_000, currency: 'JPY' },
    { status: 'Planned', category: 'Safety', cost: 7 },
    { status: 'Completed', category: 'Safety' },
    { status: 'Completed', category: 'Safety', cost: 9, service_event_id: stack.aServiceEvent(id, vehicle_id) },
  ])
    expect((await client.post('/api/modifications', { vehicle_id, name: 'Belts', ...fields })).status).toBe(201);
  const safety = { vehicle_id, kind: 'Safety', by_rate: false };
  expect((await client.get(`${COSTS}?vehicle_id=${vehicle_id}`)).body).toEqual([
    { ...safety, year: 2024, currency: 'USD', amount: 120, count: 2 },
    { ...safety, year: null, currency: 'JPY', amount: 12_000, count: 1 },
  ]);
  expect((await client.get(`${COSTS}?from=2024-02-01`)).body).toMatchObject([{ amount: 19.5 }]);
  expect((await stack.newOwner().client.get(`${COSTS}?vehicle_id=${vehicle_id}`)).body).toEqual([]);
});

it('gives a decade and a span no year: of the day that counts', async () => {
  const { id, client } = stack.newOwner();
  const vehicle_id = stack.aVehicle(id);
  const [decade, span] = [
    { start_date: '1970-01-01', start_date_edtf: '197X' },
    { completion_date: '1974-01-01', completion_date_edtf: '1974/1976' },
  ];
  const whole = { completion_date: '1976-01-01', completion_date_edtf: '1976~' };
  for (const [dates, cost] of [
    [decade, 1],
    [span, 2],
    [{ ...decade, ...whole }, 4],
    [{ start_date: '1973-05-01', ...span }, 8],
  ] as const) {
    const made = { vehicle_id, name: 'Belts', status: 'Completed', category: 'Safety', cost, ...dates };
    expect((await client.post('/api/modifications', made)).status).toBe(201);
  }
  const found = (await client.get(`${COSTS}?vehicle_id=${vehicle_id}`)).body as {
    year: number | null;
    amount: number;
  }[];
  expect(found.map(({ year, amount }) => [year, amount])).toEqual([
    [1976, 4],
    [null, 11],
  ]);
});

it('counts a modification with the event that it was done in, unless that event has no cost, or is not done yet', async () => {
  const { id, client } = stack.newOwner();
  const vehicle_id = stack.aVehicle(id);
  const event = (body: object) => stack.aServiceEvent(id, vehicle_id, body);
  for (const [service_event_id, cost] of [
    [event({ has_cost: true }), 1],
    [event({ has_cost: false }), 2],
    [event({ has_cost: true, status: 'Upcoming' }), 4],
    // A fact of an older release, without a cost.
    [event({}), 8],
  ]) {
    const done = { vehicle_id, name: 'Belts', status: 'Completed', category: 'Safety', cost, service_event_id };
    expect((await client.post('/api/modifications', done)).status).toBe(201);
  }
  expect((await client.get(`${COSTS}?vehicle_id=${vehicle_id}`)).body).toMatchObject([{ amount: 6, count: 2 }]);
  // The total of a list matches its rows.
  expect((await client.get(`${COSTS}/sums?vehicle_id=${vehicle_id}`)).body).toMatchObject([{ amount: 15, count: 4 }]);
});

it('adds up what a list shows, by currency, as its filters narrow it', async () => {
  const { id, client } = stack.newOwner();
  const [vehicle_id, other] = [stack.aVehicle(id), stack.aVehicle(id)];
  for (const fields of [
    { status: 'Completed', category: 'Safety', cost: 80.1, description: 'Schroth' },
    { status: 'In Progress', category: 'Comfort', cost: 19.9 },
    { status: 'Planned', category: 'Comfort', cost: 7 },
    { vehicle_id: other, status: 'Completed', category: 'Safety', cost: 12_000, currency: 'JPY' },
  ])
    expect((await client.post('/api/modifications', { vehicle_id, name: 'Belts', ...fields })).status).toBe(201);
  const sums = async (query = '', as = client) => (await as.get(`${COSTS}/sums${query}`)).body;
  const dollars = { currency: 'USD', amount: 100, count: 2, by_rate: false };
  expect(await sums()).toEqual([dollars, { currency: 'JPY', amount: 12_000, count: 1, by_rate: false }]);
  expect(await sums(`?vehicle_id=${vehicle_id}`)).toEqual([dollars]);
  expect(await sums('?category=Comfort')).toMatchObject([{ amount: 19.9 }]);
  expect(await sums('?status=Completed&search=schroth')).toMatchObject([{ amount: 80.1 }]);
  expect(await sums('', stack.newOwner().client)).toEqual([]);
});
