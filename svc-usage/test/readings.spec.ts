import { eventually, type TestClient } from '@carnet/svc-testing';
import { fillUpReadingRepublication, fillUpRepublication } from '../src/fill-ups/fill-up.fact.js';
import { aFillUp, openStack, type Stack } from './stack.js';

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

const made = async (fields: object = {}, headers: Record<string, string> = {}) => {
  const { status, body } = await ann.post(PATH, aFillUp(vehicle, { station: 'Aral', ...fields }), headers);
  expect([status, body]).toEqual([201, body]);
  return body;
};
const read = { name: 'Aral', read_on: '2026-05-01', read_on_edtf: null, mileage: 52_000 };

describe('the reading of a fill-up', () => {
  it('is told with it, once, with when that was entered', async () => {
    const key = { 'idempotency-key': 'k' };
    const { id, created_at } = await made({ odometer: 52_000 }, key);
    await made({ odometer: 52_000 }, key);
    const body = { id, vehicle_id: vehicle, ...read, entered_at: created_at };
    expect(await stack.readingsOf(id)).toEqual([{ version: 1, owner_id: owner, deleted: false, body }]);
  });

  it('is not told where the odometer is not said', async () => {
    const { id } = await made();
    await ann.put(`${PATH}/${id}`, { note: 'Dry' });
    await ann.delete(`${PATH}/${id}`);
    expect(await stack.readingsOf(id)).toEqual([]);
  });

  it('is told again where it changes, not where something else does, and without the station where it goes', async () => {
    const { id, created_at } = await made();
    const change = (body: object) => ann.put(`${PATH}/${id}`, body);
    await change({ odometer: 52_000 });
    await change({ amount: 41 });
    await change({ station: 'Shell' });
    await change({ odometer: null });
    const body = { id, vehicle_id: vehicle, ...read, entered_at: created_at };
    expect((await stack.readingsOf(id)).map((fact) => fact.body)).toEqual([
      body,
      { ...body, name: 'Shell' },
      { ...body, name: '', mileage: null },
    ]);
  });

  it('goes to another vehicle with it, and ends with it and with its vehicle', async () => {
    const other = stack.aVehicle(owner);
    const [{ id: moved }, { id: left }] = [await made({ odometer: 5 }), await made({ odometer: 6 })];
    await ann.put(`${PATH}/${moved}`, { vehicle_id: other });
    expect((await stack.readingsOf(moved)).at(-1)).toMatchObject({ body: { vehicle_id: other, mileage: 5 } });
    await ann.delete(`${PATH}/${moved}`);
    expect((await stack.readingsOf(moved)).at(-1)).toMatchObject({ deleted: true, version: 3, body: null });
    stack.producers.garage.publish({ kind: 'vehicle', key: vehicle, ownerId: owner, deleted: true });
    await eventually(async () => expect((await stack.readingsOf(left)).at(-1)).toMatchObject({ deleted: true }));
  });

  it('can be told again', async () => {
    const { id } = await made({ odometer: 52_000 });
    await made();
    const again = fillUpReadingRepublication;
    const told = () => stack.database.transaction((tx) => again.snapshots(tx, { owner: owner - 1, id: 0 }, 10));
    const [fact] = await stack.readingsOf(id);
    expect(await told()).toEqual([{ kind: again.kind, key: id, version: 1, ownerId: owner, body: fact!.body }]);
  });
});

describe('that a fill-up is there', () => {
  it('is told with it, once, and again only where its vehicle is another', async () => {
    const other = stack.aVehicle(owner);
    const key = { 'idempotency-key': 'there' };
    const { id } = await made({}, key);
    await made({}, key);
    const first = { version: 1, owner_id: owner, deleted: false, body: { id, vehicle_id: vehicle } };
    await ann.put(`${PATH}/${id}`, { amount: 41, odometer: 5 });
    expect(await stack.factsOf(id)).toEqual([first]);
    await ann.put(`${PATH}/${id}`, { vehicle_id: other });
    expect(await stack.factsOf(id)).toEqual([first, { ...first, version: 3, body: { id, vehicle_id: other } }]);
  });

  it('ends with it, alone or among others, with its import and with its vehicle', async () => {
    const [{ id: alone }, { id: among }, { id: left }] = [await made(), await made({ odometer: 6 }), await made()];
    await ann.delete(`${PATH}/${alone}`);
    await ann.post(`${PATH}/delete`, { ids: [among] });
    const batch = '018f6d3e-0000-7000-8000-00000000000a';
    const { body } = await ann.post(`/api/imports/fill-ups?batch=${batch}&file_name=log.csv`, [aFillUp(vehicle)]);
    const imported = body.results[0].id as number;
    expect(await stack.factsOf(imported)).toMatchObject([{ body: { id: imported, vehicle_id: vehicle } }]);
    await ann.post('/api/imports/fill-ups/undo', { batch });
    const gone = { deleted: true, version: 2, body: null };
    for (const id of [alone, among, imported]) expect((await stack.factsOf(id)).at(-1)).toMatchObject(gone);
    stack.producers.garage.publish({ kind: 'vehicle', key: vehicle, ownerId: owner, deleted: true });
    await eventually(async () => expect((await stack.factsOf(left)).at(-1)).toMatchObject(gone));
  });

  it('can be told again', async () => {
    const { id } = await made();
    const again = fillUpRepublication;
    const told = () => stack.database.transaction((tx) => again.snapshots(tx, { owner: owner - 1, id: 0 }, 10));
    const body = { id, vehicle_id: vehicle };
    expect(await told()).toEqual([{ kind: again.kind, key: id, version: 1, ownerId: owner, body }]);
  });
});
