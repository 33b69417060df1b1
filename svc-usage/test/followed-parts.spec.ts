import type { PartFact } from '@carnet/contracts';
import { eventually, takeStep, type TestClient } from '@carnet/svc-testing';
import { anEngine, aSet, NOBODYS, openStack, type Stack } from './stack.js';

const COMPONENTS = '/api/usage/components';

let stack: Stack;
let owner: number;
let ann: TestClient;
let car: number;

beforeAll(async () => (stack = await openStack()));
afterAll(() => stack?.close());
beforeEach(() => {
  ({ id: owner, client: ann } = stack.newOwner());
  car = stack.aVehicle(owner);
});

let parts = 0;
/** Adds a part that svc-garage returns when asked; returns its id. */
function aPart(fields: Partial<PartFact> = {}, ownerId = owner): number {
  const id = (parts += 1);
  const about = { id, vehicle_id: car, name: 'Sabelt harness', manufacturer: 'Sabelt', part_number: 'CCR-6' };
  const body = { ...about, type: 'Aftermarket', status: 'Installed', ...fields };
  stack.producers.garage.withhold({ kind: 'part', key: id, ownerId, body });
  return id;
}
async function made(fields: object, path = COMPONENTS): Promise<{ id: number } & Record<string, unknown>> {
  const { status, body } = await ann.post(path, fields);
  expect([status, body]).toEqual([201, body]);
  return body;
}
const read = async (id: number, as = ann) => (await as.get(`${COMPONENTS}/${id}`)).body;
const refused = (field: string, code: string) => ({
  status: 400,
  body: { errors: [{ field, code: `component.${code}` }] },
});

describe('a component that follows a part', () => {
  it('is called as the part where nothing is said, and names it', async () => {
    const part_id = aPart();
    const { id } = await made({ kind: 'harness', part_id });
    expect(await read(id)).toMatchObject({
      ...{ part_id, part_name: 'Sabelt harness', name: 'Sabelt harness', maker: 'Sabelt', number: 'CCR-6' },
      ...{ price: null, currency: null },
    });
    const own = await made({ kind: 'harness', part_id, name: "Driver's", maker: null, number: '17' });
    expect(own).toMatchObject({ name: "Driver's", maker: 'Sabelt', number: '17' });
    expect((await ann.get(`${COMPONENTS}?part_id=${part_id}&sort=newest`)).body).toHaveLength(2);
    expect((await ann.get(`${COMPONENTS}?part_id=${NOBODYS}`)).body).toEqual([]);
  });

  it('needs a name where it follows none, also when it is changed', async () => {
    expect(await ann.post(COMPONENTS, { kind: 'harness' })).toMatchObject(refused('name', 'required'));
    const { id } = await made(anEngine());
    for (const name of [null, ' '])
      expect(await ann.put(`${COMPONENTS}/${id}`, { name })).toMatchObject(refused('name', 'required'));
  });

  it('has no price of its own, since the part has it', async () => {
    const part_id = aPart();
    expect(await ann.post(COMPONENTS, { kind: 'harness', part_id, price: 200 })).toMatchObject(
      refused('price', 'price_of_part'),
    );
    const { id } = await made(anEngine({ price: 4_000, currency: 'EUR' }));
    expect(await ann.put(`${COMPONENTS}/${id}`, { part_id })).toMatchObject(refused('price', 'price_of_part'));
    expect((await ann.put(`${COMPONENTS}/${id}`, { part_id, price: null })).body).toMatchObject({
      part_id,
      version: 2,
    });
    expect((await ann.put(`${COMPONENTS}/${id}`, { part_id: null, price: 4_000 })).body).toMatchObject({
      ...{ part_id: null, part_name: null, price: 4_000 },
    });
  });

  it.each([
    ['nobody has', () => NOBODYS],
    ['somebody else has', () => aPart({}, stack.newOwner().id)],
  ])('follows no part that %s', async (_, part) => {
    const part_id = part();
    expect(await ann.post(COMPONENTS, { kind: 'harness', part_id })).toMatchObject(
      refused('part_id', 'part_not_found'),
    );
    const { id } = await made(anEngine());
    expect(await ann.put(`${COMPONENTS}/${id}`, { part_id })).toMatchObject(refused('part_id', 'part_not_found'));
    expect(await read(id)).toMatchObject({ part_id: null, version: 1 });
  });

  it('stays where its part is deleted, and where the vehicle of the part is', async () => {
    const [harness, other] = [aPart(), aPart({ name: 'Seat' })];
    const ids = [await made({ kind: 'harness', part_id: harness }), await made({ kind: 'seat', part_id: other })];
    const { garage } = stack.producers;
    garage.publish({ kind: 'part', key: harness, ownerId: owner, version: 2, deleted: true });
    await eventually(async () => expect(await read(ids[0]!.id)).toMatchObject({ part_id: null, version: 2 }));
    expect(await read(ids[1]!.id)).toMatchObject({ part_id: other, name: 'Seat', version: 1 });
    garage.publish({ kind: 'part', key: other, ownerId: owner, version: 2, deleted: true });
    garage.publish({ kind: 'vehicle', key: car, ownerId: owner, version: 2, deleted: true });
    await eventually(async () => expect(await read(ids[1]!.id)).toMatchObject({ part_id: null, name: 'Seat' }));
  });
});

describe('a vehicle that is handed over', () => {
  const on = (component_id: number, vehicle_id: number, from_on: string, to_on: string | null = null) =>
    made({ component_id, vehicle_id, from_on, to_on }, '/api/usage/fitments');

  it('takes along the following of its own parts, and of no others', async () => {
    const other = stack.aVehicle(owner);
    const [ofCar, ofOther] = [aPart(), aPart({ vehicle_id: other })];
    const goes = await made({ kind: 'harness', part_id: ofCar });
    const goesWithout = await made({ kind: 'seat', part_id: ofOther });
    const shared = await made(aSet({ part_id: ofCar }));
    const stays = await made({ kind: 'helmet', part_id: ofCar });
    const unmoved = await made({ kind: 'extinguisher', part_id: ofOther });
    for (const one of [goes, goesWithout]) await on(one.id, car, '2025-01-01');
    await on(shared.id, car, '2024-01-01', '2025-01-01');
    await on(shared.id, other, '2025-01-01');

    const { id: to, client: bob } = stack.newOwner();
    const handover = { id: car, from: owner, to, vehicle_id: car, with_costs: true, with_notes: true };
    for (const step of ['hold', 'prepare', 'move'])
      await takeStep(stack.app, step, { ...handover, without_papers: [], collection_id: 1, head: null });

    expect(await read(goes.id, bob)).toMatchObject({ part_id: ofCar, part_name: 'Sabelt harness' });
    expect(await read(goesWithout.id, bob)).toMatchObject({ part_id: null });
    const copy = (await bob.get(`${COMPONENTS}?group=tyres`)).body;
    expect(copy).toMatchObject([{ name: 'Winter wheels', part_id: ofCar }]);
    for (const one of [shared, stays]) expect(await read(one.id)).toMatchObject({ part_id: null });
    expect(await read(unmoved.id)).toMatchObject({ part_id: ofOther });
  });
});
