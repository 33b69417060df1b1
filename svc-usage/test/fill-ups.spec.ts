import { countStatements, eventually, type TestClient } from '@carnet/svc-testing';
import { aFillUp, NOBODYS, openStack, type Stack } from './stack.js';

const PATH = '/api/fill-ups';

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

const made = async (fields: object = {}, as = ann) => {
  const { status, body } = await as.post(PATH, aFillUp(vehicle, fields));
  expect([status, body]).toEqual([201, body]);
  return body;
};

describe('a fill-up', () => {
  it('is kept as it was written', async () => {
    const said = {
      ...{
        filled_on: '2026-05-01',
        at: '14:05',
        odometer: 52_310,
        trip: 431.7,
        energy: 'petrol',
        amount: 11.093,
        unit: 'us_gal',
      },
      ...{ full: false, missed_before: true, excluded: true, total: 41.05, currency: 'USD', unit_price: 3.699 },
      ...{
        station: 'Shell, Monterey',
        tank: 2,
        note: 'Before the rally',
        charge_kind: null,
        from_percent: null,
        to_percent: null,
      },
    };
    const body = await made(said);
    expect(body).toMatchObject({ ...said, vehicle_id: vehicle, make: 'Alfa Romeo', odometer_unit: 'km', version: 1 });
    const read = await ann.get(`${PATH}/${body.id}`);
    expect(read.body).toEqual(body);
    expect(read.headers.etag).toBe('"1"');
  });

  it('is found among those that are to be completed, until its owner says that it is', async () => {
    const { id } = await made({ to_complete: true });
    const found = async () => (await ann.get(`${PATH}?to_complete=true`)).body.map((one: { id: number }) => one.id);
    expect(await found()).toEqual([id]);
    expect((await ann.put(`${PATH}/${id}`, { note: 'Later' })).body.to_complete).toBe(true);
    expect((await ann.put(`${PATH}/${id}`, { to_complete: false })).body.to_complete).toBe(false);
    expect(await found()).toEqual([]);
  });

  it('takes what a client adds in binary for the sum that it means, one by one and in an import', async () => {
    const added = { amount: 10.1 + 0.2, unit_price: 0.1 + 0.7, total: 1.1 + 2.2 };
    expect(added.amount).not.toBe(10.3);
    const meant = { amount: 10.3, unit_price: 0.8, total: 3.3 };
    const { id } = await made({ ...added, currency: 'EUR' });
    expect((await ann.get(`${PATH}/${id}`)).body).toMatchObject(meant);
    const url = '/api/imports/fill-ups?batch=018f6d3e-0000-7000-8000-00000000000b&file_name=log.csv';
    const exported = aFillUp(vehicle, { ...added, amount: '10.299999999999999', currency: 'EUR' });
    const { body } = await ann.post(url, [exported]);
    expect((await ann.get(`${PATH}/${body.results[0].id}`)).body).toMatchObject(meant);
  });

  it('is full, and nothing is missing before it, where nothing else is said', async () => {
    expect(await made({ total: 60 })).toMatchObject({
      ...{ full: true, missed_before: false, excluded: false, at: null, odometer: null, total: 60, currency: 'USD' },
      ...{ unit_price: null, station: null },
    });
  });

  it('of electricity says how it was charged', async () => {
    const charge = {
      energy: 'electricity',
      unit: 'kWh',
      amount: 48.2,
      charge_kind: 'dc',
      from_percent: 12,
      to_percent: 80,
    };
    expect(await made(charge)).toMatchObject(charge);
    const { status, body } = await ann.post(PATH, aFillUp(vehicle, { to_percent: 80 }));
    expect([status, body.errors]).toMatchObject([400, [{ field: 'to_percent', code: 'fill_up.only_charges' }]]);
  });

  it.each([
    ['petrol', 'kWh'],
    ['petrol', 'kg'],
    ['electricity', 'l'],
    ['hydrogen', 'l'],
  ])('of %s in %s is refused', async (energy, unit) => {
    const { status, body } = await ann.post(PATH, aFillUp(vehicle, { energy, unit }));
    expect([status, body.errors]).toMatchObject([400, [{ field: 'unit', code: 'fill_up.not_sold_in' }]]);
  });

  it.each([
    ['amount', 0],
    ['amount', -1],
    ['amount', 1.0000001],
    ['amount', '40 l'],
    ['filled_on', '2026-02-30'],
    ['at', '24:00'],
    ['at', '9:05'],
    ['odometer', 1.5],
    ['energy', 'coal'],
    ['total', 1.999],
    ['tank', 0],
  ])('with %s %p is refused', async (field, value) => {
    const { status, body } = await ann.post(PATH, aFillUp(vehicle, { currency: 'EUR', [field]: value }));
    expect([status, body.errors]).toMatchObject([400, [{ field }]]);
  });

  it.each(['vehicle_id', 'filled_on', 'energy', 'amount', 'unit'])('needs its %s', async (field) => {
    const { status, body } = await ann.post(PATH, { ...aFillUp(vehicle), [field]: undefined });
    expect([status, body.msg]).toEqual([400, 'Vehicle, date, energy, amount and unit are required']);
  });

  it("has a currency with a price alone, its owner's where none is said", async () => {
    expect(await made({ unit_price: 1.799 })).toMatchObject({ total: null, unit_price: 1.799, currency: 'USD' });
    expect(await made({ unit_price: 1.799, currency: 'CHF' })).toMatchObject({ currency: 'CHF' });
    expect(await made({ currency: 'CHF' })).toMatchObject({ currency: null });
  });

  it('is made once with one key', async () => {
    const key = { 'idempotency-key': 'k' };
    const [first, again] = [await ann.post(PATH, aFillUp(vehicle), key), await ann.post(PATH, aFillUp(vehicle), key)];
    expect(again.body).toEqual(first.body);
    expect((await ann.get(PATH)).body).toHaveLength(1);
  });

  it('is changed as far as something is said, and only if nobody else has changed it', async () => {
    const { id } = await made({ odometer: 100, station: 'Aral', total: 60, currency: 'EUR', full: false });
    const path = `${PATH}/${id}`;
    const changed = await ann.put(path, { amount: 41.5, station: null, full: null }, { 'if-match': '"1"' });
    expect(changed.body).toMatchObject({
      amount: 41.5,
      station: null,
      full: true,
      odometer: 100,
      currency: 'EUR',
      version: 2,
    });
    const late = await ann.put(path, { amount: 42 }, { 'if-match': '"1"' });
    expect([late.status, late.body.version, late.body.current]).toEqual([412, 2, (await ann.get(path)).body]);
    expect((await ann.put(path, { amount: 41.5 })).body.version).toBe(2);
    expect((await ann.put(path, { unit: 'kWh' })).status).toBe(400);
    expect((await ann.delete(path, { 'if-match': '"1"' })).status).toBe(412);
    expect((await ann.delete(path)).status).toBe(204);
    expect((await ann.get(path)).status).toBe(404);
  });

  it('says what was changed of it, and when', async () => {
    const { id } = await made();
    await ann.put(`${PATH}/${id}`, { station: 'Aral' });
    const { entries } = (await ann.get(`${PATH}/${id}/history`)).body;
    expect(entries[0].changes).toEqual([{ name: 'station', before: null, after: 'Aral' }]);
  });

  it('is of a vehicle of its owner alone', async () => {
    const bob = stack.newOwner();
    const { id } = await made();
    for (const answer of [
      await bob.client.get(`${PATH}/${id}`),
      await bob.client.put(`${PATH}/${id}`, { amount: 1 }),
      await bob.client.delete(`${PATH}/${id}`),
      await bob.client.get(`${PATH}/${id}/history`),
      await bob.client.get(`${PATH}/vehicles/${vehicle}`),
      await bob.client.get(`${PATH}/vehicles/${vehicle}/consumption`),
      await bob.client.get(`${PATH}/vehicles/${vehicle}/last-used`),
    ])
      expect([answer.status, answer.body.msg]).toMatchObject([404, expect.stringMatching(/ not found$/)]);
    for (const vehicle_id of [vehicle, NOBODYS])
      expect((await bob.client.post(PATH, aFillUp(vehicle_id))).body).toMatchObject({
        errors: [{ field: 'vehicle_id', msg: 'Vehicle not found' }],
      });
  });

  it('goes with its vehicle, and with its owner', async () => {
    const other = stack.aVehicle(owner);
    const [{ id }, { body: left }] = [await made(), await ann.post(PATH, aFillUp(other))];
    stack.producers.garage.publish({ kind: 'vehicle', key: vehicle, ownerId: owner, deleted: true });
    await eventually(async () => expect((await ann.get(`${PATH}/${id}`)).status).toBe(404));
    expect((await ann.get(PATH)).body).toMatchObject([{ id: left.id }]);
  });

  it('takes one statement to read and one to make', async () => {
    const { id } = await made({ odometer: 5 });
    expect(await countStatements(() => ann.get(`${PATH}/${id}`))).toHaveLength(1);
    expect((await countStatements(() => made({ odometer: 6 }))).length).toBeLessThanOrEqual(3);
  });
});

describe('the list', () => {
  const ids = async (query: string) => (await ann.get(`${PATH}?${query}`)).body.map(({ id }: { id: number }) => id);

  it('is narrowed by vehicle, energy and days, searched in station and note, and ordered', async () => {
    const other = stack.aVehicle(owner, { make: 'Tesla', model: '3' });
    const first = await made({ filled_on: '2026-01-01', station: 'Zürich Süd' });
    const second = await made({ filled_on: '2026-03-01', note: 'Zum Nürburgring' });
    const third = await made({
      vehicle_id: other,
      filled_on: '2026-02-01',
      energy: 'electricity',
      unit: 'kWh',
      station: 'Ionity',
    });
    expect(await ids('')).toEqual([second.id, third.id, first.id]);
    expect(await ids('sort=oldest')).toEqual([first.id, third.id, second.id]);
    expect(await ids('sort=station')).toEqual([second.id, third.id, first.id]);
    expect(await ids(`vehicle_id=${vehicle}`)).toEqual([second.id, first.id]);
    expect(await ids('energy=electricity')).toEqual([third.id]);
    expect(await ids('from=2026-02-01')).toEqual([second.id, third.id]);
    expect(await ids('to=2026-02-01')).toEqual([third.id, first.id]);
    expect(await ids('search=zurich')).toEqual([first.id]);
    expect(await ids('search=nurburgring')).toEqual([second.id]);
    expect(await ids('search=tesla')).toEqual([third.id]);
    expect((await ann.get(`${PATH}/vehicles/${vehicle}`)).headers['x-total-count']).toBe('2');
    expect((await ann.get(`${PATH}?sort=colour`)).status).toBe(400);
  });
});

describe('many at once', () => {
  it('are deleted together, or not at all', async () => {
    const [first, second] = [await made({ odometer: 5 }), await made()];
    const bob = stack.newOwner();
    const { status, body } = await ann.post(`${PATH}/delete`, { ids: [first.id, NOBODYS] });
    expect([status, body.errors]).toMatchObject([400, [{ field: 'ids' }]]);
    expect((await bob.client.post(`${PATH}/delete`, { ids: [first.id] })).status).toBe(400);
    expect((await ann.get(PATH)).body).toHaveLength(2);
    expect((await ann.post(`${PATH}/delete`, { ids: [first.id, second.id] })).body).toEqual({ removed: 2 });
    expect((await ann.get(PATH)).body).toEqual([]);
    expect((await stack.readingsOf(first.id)).at(-1)).toMatchObject({ deleted: true, version: 2 });
  });
});

describe('what was said last', () => {
  it('comes for each energy, and where it was filled', async () => {
    const before = { currency: 'EUR', unit_price: 1.7 };
    await made({ filled_on: '2026-01-01', station: 'Shell', ...before });
    const last = await made({ filled_on: '2026-03-01', station: 'Aral', full: false, odometer: 500, ...before });
    const charged = await made({ filled_on: '2026-02-01', energy: 'electricity', unit: 'kWh', charge_kind: 'ac' });
    await made({ filled_on: '2026-02-01', station: 'Shell' });
    const lastOf = async (id: number) => (await ann.get(`${PATH}/vehicles/${id}/last-used`)).body;
    expect(await lastOf(stack.aVehicle(owner))).toEqual({ energies: [], stations: [] });
    const body = await lastOf(vehicle);
    expect(body.energies).toEqual([
      {
        ...{ id: last.id, energy: 'petrol', unit: 'l', full: false, currency: 'EUR', unit_price: 1.7, station: 'Aral' },
        ...{ tank: null, charge_kind: null, filled_on: '2026-03-01', odometer: 500 },
      },
      expect.objectContaining({ id: charged.id, energy: 'electricity', charge_kind: 'ac', station: null }),
    ]);
    expect(body.stations).toEqual(['Aral', 'Shell']);
  });
});
