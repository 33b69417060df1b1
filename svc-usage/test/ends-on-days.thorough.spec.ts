import { eventually, livesIn, setClock, type TestClient } from '@carnet/svc-testing';
import { aSet, openStack, type Stack } from './stack.js';

const END = '2027-04-01';
/** 31 March in Honolulu, but already 1 April in Auckland. */
const EVE_IN_HONOLULU = '2027-04-01T09:59:00Z';
const BEGUN_IN_HONOLULU = '2027-04-01T10:01:00Z';

let stack: Stack;
let owner: number;
let ann: TestClient;
let car: number;
let winter: number;

beforeAll(async () => (stack = await openStack()));
afterAll(() => stack?.close());
beforeEach(async () => {
  ({ id: owner, client: ann } = stack.newOwner());
  setClock(stack, '2026-12-01T12:00:00Z');
  await livesIn(stack, owner, 'Pacific/Honolulu');
  car = stack.aVehicle(owner, { current_mileage: 21_000 });
  winter = await made('components', aSet({ limits: [{ by: 'label', until: '2030-12-31' }] }));
  await mount(winter, { from_on: '2026-11-01', from_mileage: 20_000, to_on: END });
});

async function made(path: string, fields: object): Promise<number> {
  const { status, body } = await ann.post(`/api/usage/${path}`, fields);
  expect([status, body]).toEqual([201, body]);
  return body.id;
}
const mount = (component_id: number, fields: object) => made('fitments', { component_id, vehicle_id: car, ...fields });
const listed = async (list: string): Promise<number[]> =>
  (await ann.get(`/api/usage/${list}`)).body.map(({ id }: { id: number }) => id);
/** The vehicle of a component, by its page and by its life. */
const isOn = async () => [
  (await ann.get(`/api/usage/components/${winter}`)).body.fitted.map((one: { vehicle_id: number }) => one.vehicle_id),
  (await ann.get(`/api/usage/components/${winter}/life`)).body.vehicle_id,
];
const told = async () => (await stack.dueOf(owner)).map(({ deleted }) => !deleted);
/** The lists `?state=on`, `?state=off` and by vehicle, and the vehicle's current fitments. */
const lists = async () => [
  ...(await Promise.all(
    ['state=on', 'state=off', `vehicle_id=${car}`].map(async (query) => (await listed(`components?${query}`)).length),
  )),
  (await listed(`vehicles/${car}/fitments?lasting=true`)).length,
  (await listed(`vehicles/${car}/fitments?lasting=false`)).length,
];

describe('a fitment whose end is written down before its day', () => {
  it('lasts until that day where its owner lives, in lives and lists', async () => {
    setClock(stack, EVE_IN_HONOLULU);
    expect([await isOn(), await lists()]).toEqual([
      [[car], car],
      [1, 0, 1, 1, 0],
    ]);
    setClock(stack, BEGUN_IN_HONOLULU);
    expect([await isOn(), await lists()]).toEqual([
      [[], null],
      [0, 1, 0, 0, 1],
    ]);
  });

  it('is told as due until its day, and as gone when it begins, without a request', async () => {
    await eventually(async () => expect(await told()).toEqual([true]));
    setClock(stack, EVE_IN_HONOLULU);
    await ann.put(`/api/usage/components/${winter}`, { name: 'Winter wheels, studded' });
    await eventually(async () =>
      expect(await stack.dueOf(owner)).toMatchObject([{ deleted: false, body: { name: 'Winter wheels, studded' } }]),
    );
    setClock(stack, BEGUN_IN_HONOLULU);
    await eventually(async () => expect(await told()).toEqual([false]));
  });

  it('is followed by the vehicle that it goes on next', async () => {
    const other = stack.aVehicle(owner);
    await mount(winter, { vehicle_id: other, from_on: END });
    const dueOn = async () => (await stack.dueOf(owner)).map(({ body }) => (body as { vehicle_id: number }).vehicle_id);
    await eventually(async () => expect(await dueOn()).toEqual([car]));
    setClock(stack, BEGUN_IN_HONOLULU);
    await eventually(async () => expect(await dueOn()).toEqual([other]));
    expect((await isOn())[1]).toBe(other);
  });

  it('ran what its vehicle has run until now, as others are told', async () => {
    const other = stack.aVehicle(owner);
    await mount(winter, { vehicle_id: other, from_on: '2025-11-01', to_on: '2026-04-01' });
    const token = { 'x-internal-token': stack.config.internalToken };
    const path = `/internal/exports/component-entries/of-vehicle?owner_id=${owner}&vehicle_id=${other}`;
    expect((await stack.anyone.get(path, token)).body.rows).toMatchObject([
      { kind: 'use', distance: 1_000, open: null },
    ]);
    expect((await ann.get(`/api/usage/components/${winter}/life`)).body.life).toMatchObject({ distance_km: 1_000 });
  });

  it('leaves that as a use where its vehicle is deleted', async () => {
    stack.producers.garage.publish({ kind: 'vehicle', key: car, ownerId: owner, deleted: true });
    await eventually(async () => expect(await listed('fitments')).toEqual([]));
    expect((await ann.get('/api/usage/entries')).body).toMatchObject([{ kind: 'use', distance: 1_000, open: null }]);
  });
});
