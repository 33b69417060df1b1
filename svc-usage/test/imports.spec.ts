import { randomUUID } from 'node:crypto';
import { OtherSession, type TestClient } from '@carnet/svc-testing';
import { aFillUp, NOBODYS, openStack, type Stack } from './stack.js';

const PATH = '/api/imports/fill-ups';

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

const aBatch = () => {
  const batch = randomUUID();
  return { batch, url: `${PATH}?batch=${batch}&file_name=log.csv&product=Fuelio` };
};
const stored = async (): Promise<Record<string, unknown>[]> => (await ann.get('/api/fill-ups?sort=oldest')).body;

describe('an import of fill-ups', () => {
  it('makes one fill-up of a row, however often it is sent, and tells what odometers showed', async () => {
    const { batch, url } = aBatch();
    const rows = [2, 3].map((row) => ({ ...aFillUp(vehicle, { odometer: row * 100, station: 'Aral' }), row }));
    const first = await ann.post(url, rows);
    expect(first.body).toMatchObject({ total: 2, imported: 2, failed: 0 });
    const second = await ann.post(url, [...rows, { ...aFillUp(vehicle), row: 4 }]);
    expect(second.body.results.slice(0, 2)).toEqual(first.body.results);
    const kept = await stored();
    expect(kept).toHaveLength(3);
    const [{ id, created_at }] = kept as [{ id: number; created_at: string }];
    expect(await stack.readingsOf(id)).toMatchObject([
      { version: 1, body: { id, vehicle_id: vehicle, name: 'Aral', mileage: 200, entered_at: created_at } },
    ]);
    expect((await ann.get(PATH)).body.imports).toMatchObject([
      { batch, file_name: 'log.csv', product: 'Fuelio', made: 3 },
    ]);
  });

  it('keeps every amount as it was written, and takes what files say loosely', async () => {
    const whole = {
      ...{
        at: '08:30',
        trip: 412.5,
        amount: 10.438999,
        unit: 'imp_gal',
        full: false,
        missed_before: true,
        excluded: true,
      },
      ...{ total: 61.2, currency: 'GBP', unit_price: 5.863, station: 'Kwik \ud800', tank: 2, note: 'Rain' },
    };
    const charge = { energy: 'electricity', unit: 'kWh', charge_kind: 'ac', from_percent: 10, to_percent: 90 };
    const entries = [aFillUp(vehicle, { ...whole, odometer: '52000.00' }), aFillUp(vehicle, charge)];
    expect((await ann.post(aBatch().url, entries)).body).toMatchObject({ imported: 2 });
    expect(await stored()).toMatchObject([{ ...whole, station: 'Kwik \ufffd', odometer: 52_000 }, charge]);
  });

  it('says what is wrong with which row, and takes it once it is right', async () => {
    const { url } = aBatch();
    const wrong = await ann.post(url, [
      { ...aFillUp(NOBODYS), row: 7 },
      { ...aFillUp(vehicle, { unit: 'kWh' }), row: 8 },
      { ...aFillUp(vehicle, { total: 60.5 }), row: 9 },
      { ...aFillUp(vehicle, { total: 60.555 }), row: 10 },
      { ...aFillUp(vehicle, { total: 60.5, currency: 'JPY' }), row: 11 },
      'junk',
    ]);
    expect(wrong.body).toMatchObject({ total: 6, imported: 1, failed: 5 });
    expect(wrong.body.results).toMatchObject([
      { msg: 'Vehicle not found' },
      { code: 'fill_up.not_sold_in' },
      { id: expect.any(Number) },
      { code: 'field.decimals' },
      { code: 'field.no_decimals' },
      { code: 'fill_up.required' },
    ]);
    expect((await ann.post(url, [{ ...aFillUp(vehicle), row: 7 }])).body).toMatchObject({ imported: 1 });
    expect(await stored()).toMatchObject([{ total: 60.5, currency: 'USD' }, {}]);
  });

  it('stores nothing in a dry run, which waits for nobody, and says what would be', async () => {
    // This request copies the vehicle from svc-garage, so that the dry run need not ask for it.
    await ann.get(`/api/fill-ups/vehicles/${vehicle}`);
    const other = await OtherSession.begin(stack);
    try {
      await other.lockOwner(owner);
      const { body } = await ann.post(`${aBatch().url}&dry_run=true`, [
        aFillUp(vehicle, { total: 60, currency: 'eur' }),
      ]);
      expect(body).toMatchObject({ imported: 0, results: [{ values: { amount: 40, full: true, currency: 'EUR' } }] });
    } finally {
      await other.close();
    }
    expect(await stored()).toEqual([]);
    expect((await ann.get(PATH)).body.imports).toEqual([]);
  });

  it('is undone but for what was changed since, with its readings', async () => {
    const { batch, url } = aBatch();
    const entries = [1, 2, 3].map((odometer) => aFillUp(vehicle, { odometer }));
    const { results } = (await ann.post(url, entries)).body;
    await ann.put(`/api/fill-ups/${results[1].id}`, { note: 'Mine now' });
    await ann.delete(`/api/fill-ups/${results[2].id}`);
    expect((await ann.post(`${PATH}/undo`, { batch })).body).toEqual({ removed: 1, kept: 1 });
    expect(await stored()).toMatchObject([{ id: results[1].id }]);
    expect((await stack.readingsOf(results[0].id)).at(-1)).toMatchObject({ deleted: true });
    expect((await ann.post(`${PATH}/undo`, { batch })).body).toEqual({ removed: 0, kept: 0 });
  });

  it("is nothing to another person, and takes nobody else's vehicle", async () => {
    const { batch, url } = aBatch();
    const bob = stack.newOwner();
    await ann.post(url, [aFillUp(vehicle)]);
    expect((await bob.client.post(url, [aFillUp(vehicle)])).body).toMatchObject({ imported: 0, failed: 1 });
    expect((await bob.client.post(`${PATH}/undo`, { batch })).body).toEqual({ removed: 0, kept: 0 });
    expect(await stored()).toHaveLength(1);
  });

  it('takes 5,000 at once, and no more', async () => {
    const entries = Array.from({ length: 5_000 }, (_, i) => aFillUp(vehicle, { odometer: i }));
    expect((await ann.post(aBatch().url, entries)).body).toMatchObject({ imported: 5_000 });
    expect((await ann.post(aBatch().url, [...entries, entries[0]])).status).toBe(400);
    for (const nothing of [[], 'junk', 5]) expect((await ann.post(aBatch().url, nothing)).status).toBe(400);
  });
});
