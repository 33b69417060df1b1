import { aVehicle, oilChange, openStack, OWNER, type Stack, STRANGER } from './stack.js';
import { paysIn } from '@carnet/svc-testing';

let stack: Stack;
beforeAll(async () => {
  stack = await openStack();
  await stack.told(aVehicle(1), aVehicle(2), aVehicle(3, {}, STRANGER));
  await paysIn(stack, OWNER, 'USD');
});
afterAll(() => stack?.close());

const COSTS = '/api/service/costs';
const costs = async (query = '') => (await stack.owner.get(`${COSTS}${query}`)).body;

const done = async (vehicle: number, fields: object, as = stack.owner) => {
  const event = oilChange(vehicle, { status: 'Completed', ...fields });
  expect((await as.post('/api/service/events', event)).status).toBe(201);
};

const REGULAR = { kind: 'Regular Maintenance', by_rate: false };

it('adds up by vehicle, year, type and currency, and never one currency to another', async () => {
  expect(await costs()).toEqual([]);
  await done(1, { date_performed: '2024-12-31', cost: 80.1 });
  await done(1, { date_performed: '2024-01-01', cost: 19.95 });
  await done(1, { date_performed: '2025-01-01', cost: 5 });
  await done(1, { date_performed: '2024-06-01', cost: 12_000, currency: 'JPY' });
  await done(1, { date_performed: '2024-06-01', cost: 0, type: 'Repair' });
  await done(2, { cost: 7 });
  expect(await costs()).toEqual([
    { vehicle_id: 1, year: 2024, currency: 'JPY', amount: 12_000, count: 1, ...REGULAR },
    { vehicle_id: 1, year: 2024, currency: 'USD', amount: 100.05, count: 2, ...REGULAR },
    { vehicle_id: 1, year: 2024, currency: 'USD', amount: 0, count: 1, ...REGULAR, kind: 'Repair' },
    { vehicle_id: 1, year: 2025, currency: 'USD', amount: 5, count: 1, ...REGULAR },
    { vehicle_id: 2, year: null, currency: 'USD', amount: 7, count: 1, ...REGULAR },
  ]);
});

it('counts an event with a rate of the person in the currency to which it was converted, and says so', async () => {
  await done(2, { date_performed: '2026-05-01', cost: 480, currency: 'CHF', converted_cost: 545 });
  await done(2, { date_performed: '2026-05-02', cost: 55 });
  expect(await costs('?vehicle_id=2&from=2026-01-01')).toEqual([
    { vehicle_id: 2, year: 2026, currency: 'USD', amount: 600, count: 2, ...REGULAR, by_rate: true },
  ]);
});

it('counts what was done, and of that only what has an amount', async () => {
  const before = await costs();
  for (const fields of [{ status: 'Upcoming', cost: 5 }, { status: 'Overdue', cost: 5 }, {}]) await done(1, fields);
  expect(await costs()).toEqual(before);
});

it('answers the amounts of a span of days, from its first to its last; without a day none', async () => {
  expect(await costs('?from=2024-12-31&to=2025-01-01&vehicle_id=1')).toMatchObject([
    { year: 2024, amount: 80.1 },
    { year: 2025, amount: 5 },
  ]);
  expect(await costs('?vehicle_id=2&to=2025-12-31')).toEqual([]);
  expect((await stack.owner.get(`${COSTS}?from=yesterday`)).status).toBe(400);
});

it('comes in pages, and refuses a cursor that no list gave', async () => {
  const whole = await costs();
  const first = await stack.owner.get(`${COSTS}?limit=2`);
  expect([first.body, first.headers['x-total-count']]).toEqual([whole.slice(0, 2), String(whole.length)]);
  const next = /<([^>]+)>/.exec(first.headers.link!)![1]!;
  expect((await stack.owner.get(next)).body).toEqual(whole.slice(2, 4));
  expect((await stack.owner.get(`${COSTS}?cursor=bm9uZQ`)).body).toMatchObject({ code: 'request.cursor_invalid' });
});

it('gives a decade and a span no year, and what is about one year that year', async () => {
  await stack.told(aVehicle(4));
  await done(4, { date_performed: '1970-01-01', date_performed_edtf: '197X', cost: 1 });
  await done(4, { date_performed: '1974-01-01', date_performed_edtf: '1974/1976', cost: 2 });
  await done(4, { date_performed: '1974-01-01', date_performed_edtf: '1974~', cost: 4 });
  const found = (await costs('?vehicle_id=4')) as { year: number | null; amount: number }[];
  expect(found.map(({ year, amount }) => [year, amount])).toEqual([
    [1974, 4],
    [null, 3],
  ]);
});

it('shows a stranger nothing, also of a vehicle that is named', async () => {
  await done(3, { cost: 9 }, stack.stranger);
  expect(await costs('?vehicle_id=3')).toEqual([]);
  const theirs = (await stack.stranger.get(COSTS)).body as { vehicle_id: number }[];
  expect(theirs.map(({ vehicle_id }) => vehicle_id)).toEqual([3]);
});

it('adds up what a list shows, by currency, as its filters narrow it', async () => {
  await stack.told(aVehicle(5, { nickname: 'Greta' }), aVehicle(6));
  const sums = async (query = '') => (await stack.owner.get(`${COSTS}/sums?vehicle_id=5${query}`)).body;
  expect(await sums()).toEqual([]);
  await done(5, { cost: 80.1, description: 'Castrol' });
  await done(5, { cost: 19.9, type: 'Repair' });
  await done(5, { cost: 480, currency: 'CHF', converted_cost: 500 });
  await done(5, { cost: 12_000, currency: 'JPY' });
  await done(5, { cost: 1_000, status: 'Upcoming' });
  await done(6, { cost: 3 });
  const yen = { currency: 'JPY', amount: 12_000, count: 1, by_rate: false };
  expect(await sums()).toEqual([{ currency: 'USD', amount: 600, count: 3, by_rate: true }, yen]);
  expect(await sums('&type=Repair')).toEqual([{ currency: 'USD', amount: 19.9, count: 1, by_rate: false }]);
  expect(await sums('&search=castrol')).toMatchObject([{ amount: 80.1 }]);
  expect(await sums('&search=greta')).toMatchObject([{ amount: 600 }, yen]);
  expect(await sums('&status=Upcoming')).toEqual([]);
  expect((await stack.stranger.get(`${COSTS}/sums?vehicle_id=5`)).body).toEqual([]);
});
