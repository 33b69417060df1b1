import { createTestDatabase, withClient } from '@carnet/embedded-pg';
import { paysIn } from '@carnet/svc-testing';
import { service } from '../src/app.js';
import { aVehicle, oilChange, openStack, OWNER, type Stack, STRANGER } from './stack.js';

const [DOLLARS, YEN, DINARS] = [OWNER, STRANGER, 9];

let stack: Stack;
beforeAll(async () => {
  stack = await openStack();
  await stack.told(aVehicle(1), aVehicle(2, {}, YEN), aVehicle(3, {}, DINARS));
  await paysIn(stack, YEN, 'JPY');
  await paysIn(stack, DINARS, 'KWD');
});
afterAll(() => stack?.close());

const post = (owner: number, fields: object) =>
  stack.as(owner).post('/api/service/events', oilChange({ [DOLLARS]: 1, [YEN]: 2, [DINARS]: 3 }[owner]!, fields));

it.each([
  [DOLLARS, { cost: 12.5 }, { cost: 12.5, currency: 'USD' }],
  [YEN, { cost: 1200 }, { cost: 1200, currency: 'JPY' }],
  [YEN, { cost: 12.5, currency: 'chf' }, { cost: 12.5, currency: 'CHF' }],
  [DINARS, { cost: 12.345 }, { cost: 12.345, currency: 'KWD' }],
  [DOLLARS, { cost: 480, currency: 'DEM' }, { cost: 480, currency: 'DEM' }],
  [DOLLARS, { currency: 'CHF' }, { cost: null, currency: null }],
  [DOLLARS, {}, { cost: null, currency: null, converted_cost: null, converted_currency: null }],
])('of person %d, %j is kept as %j', async (owner, fields, kept) => {
  const { status, body } = await post(owner, fields);
  expect([status, body]).toEqual([201, expect.objectContaining(kept)]);
  expect((await stack.as(owner).get(`/api/service/events/${body.id}`)).body).toEqual(body);
});

it.each([
  [DOLLARS, { cost: 1.005 }, 'cost', 'Cost must be a number with at most 2 decimals'],
  [YEN, { cost: 12.5 }, 'cost', 'Cost must be a whole number: JPY has no decimals'],
  [DOLLARS, { cost: 12.5, currency: 'JPY' }, 'cost', 'Cost must be a whole number: JPY has no decimals'],
  [DINARS, { cost: 1.2345 }, 'cost', 'Cost must be a number with at most 3 decimals, as KWD has'],
  [DOLLARS, { cost: 1, currency: 'XQQ' }, 'currency', 'Currency must be a code of three letters, as USD or EUR'],
  [
    DOLLARS,
    { cost: 480, currency: 'USD', converted_cost: 545 },
    'converted_currency',
    'Converted currency must be another than that of the cost',
  ],
  [
    YEN,
    { cost: 480, currency: 'CHF', converted_cost: 545.5 },
    'converted_cost',
    'Converted cost must be a whole number: JPY has no decimals',
  ],
])('of person %d, %j is refused at %s', async (owner, fields, field, msg) => {
  const { status, body } = await post(owner, fields);
  expect([status, body]).toMatchObject([400, { msg, errors: [{ field, msg }] }]);
});

it('keeps what the cost was in the own currency, until there is no cost', async () => {
  const { body } = await post(DOLLARS, { cost: 480, currency: 'CHF', converted_cost: 545 });
  expect(body).toMatchObject({ cost: 480, currency: 'CHF', converted_cost: 545, converted_currency: 'USD' });
  const path = `/api/service/events/${body.id}`;
  expect((await stack.owner.put(path, { currency: null })).status).toBe(400);
  expect((await stack.owner.put(path, { name: 'Oil' })).body).toMatchObject({ converted_cost: 545 });
  expect((await stack.owner.put(path, { cost: null })).body).toMatchObject({
    ...{ cost: null, currency: null, converted_cost: null, converted_currency: null },
  });
});

it('an update that says no currency judges by that which the amount has', async () => {
  const { body } = await post(DOLLARS, { cost: 480, currency: 'JPY' });
  const path = `/api/service/events/${body.id}`;
  expect((await stack.owner.put(path, { cost: 12.5 })).status).toBe(400);
  expect((await stack.owner.put(path, { cost: 12.5, currency: null })).body).toMatchObject({ currency: 'USD' });
});

it('another currency of the person leaves what was said before', async () => {
  await paysIn(stack, 10, 'EUR');
  await stack.told(aVehicle(4, {}, 10));
  const as = stack.as(10);
  const before = await as.post('/api/service/events', oilChange(4, { cost: 5 }));
  await paysIn(stack, 10, 'CHF');
  expect((await as.post('/api/service/events', oilChange(4, { cost: 5 }))).body).toMatchObject({ currency: 'CHF' });
  expect((await as.get(`/api/service/events/${before.body.id}`)).body).toMatchObject({ currency: 'EUR' });
});

it('a file says currencies; what is too precise for its own is left out, and said', async () => {
  const events = [
    oilChange(2, { cost: 5 }),
    oilChange(2, { cost: 5.25, currency: 'CHF', converted_cost: 800 }),
    oilChange(2, { cost: 5.25 }),
  ];
  const { body } = await stack.as(YEN).post('/api/service/events/import', events);
  expect(body).toMatchObject({ imported: 2, failed: 1 });
  expect(body.results[2]).toMatchObject({ index: 2, msg: 'Cost must be a whole number: JPY has no decimals' });
  expect((await stack.as(YEN).get(`/api/service/events/${body.results[1].id}`)).body).toMatchObject({
    ...{ cost: 5.25, currency: 'CHF', converted_cost: 800, converted_currency: 'JPY' },
  });
});

it('a template keeps a currency of its estimate', async () => {
  const template = { name: 'Oil', type: 'Repair', recurrence_type: 'Periodic', recurrence_time_interval: 180 };
  const path = '/api/service-event-templates';
  const { body } = await stack.as(YEN).post(path, { ...template, estimated_cost: 80 });
  expect(body).toMatchObject({ estimated_cost: 80, currency: 'JPY' });
  expect((await stack.as(YEN).put(`${path}/${body.id}`, { currency: 'EUR' })).body).toMatchObject({ currency: 'EUR' });
  expect((await stack.as(YEN).post(path, { ...template, estimated_cost: 80.5 })).body.errors[0].field).toBe(
    'estimated_cost',
  );
  const files = await stack.as(YEN).post(`${path}/import`, [{ ...template, estimated_cost: 80.5, currency: 'EUR' }]);
  expect(files.body).toMatchObject({ imported: 1 });
});

it('what was kept before has the currency that its owner has when that becomes known, and the release of before goes on', async () => {
  const database = await createTestDatabase();
  const query = (text: string) => withClient(database.url, async (client) => (await client.query(text)).rows);
  const insert = (owner: number, cost: string) =>
    query(`insert into service_events (owner_id, vehicle_id, name, type, status, cost)
      values (${owner}, 1, 'Oil', 'Repair', 'Completed', ${cost}) returning id`);
  const before = service.migrations.slice(0, service.migrations.indexOf('ServiceCurrencies1775500000000'));
  await service.prepareDatabase(database.url, before);
  await query(`insert into vehicle_copies (owner_id, id, type, make, model, year)
    select owner, 1, 'Car', 'Lancia', 'Fulvia', 1973 from generate_series(1, 2) owner`);
  await insert(1, '86.40');
  await insert(1, 'null');
  await insert(2, '12');
  await service.prepareDatabase(database.url, service.migrations);
  await query(`insert into own_currencies values (1, 'EUR', 2)`);
  await query(`update own_currencies set code = 'CHF' where owner_id = 1`);
  await insert(1, '5.50');
  await insert(2, '5.50');
  expect(await query('select owner_id, cost, currency from service_events order by id')).toEqual([
    { owner_id: 1, cost: 86.4, currency: 'EUR' },
    { owner_id: 1, cost: null, currency: null },
    { owner_id: 2, cost: 12, currency: null },
    { owner_id: 1, cost: 5.5, currency: 'CHF' },
    { owner_id: 2, cost: 5.5, currency: 'USD' },
  ]);
  await database.drop();
});
