import { takeStep, type TestClient } from '@carnet/svc-testing';
import { anEngine, aSet, aTrackSession, openStack, type Stack } from './stack.js';

let stack: Stack;
let owner: number;
let ann: TestClient;
/** The vehicle of the handover, and another one of the giver. */
let car: number;
let other: number;

beforeAll(async () => (stack = await openStack()));
afterAll(() => stack?.close());
beforeEach(() => {
  ({ id: owner, client: ann } = stack.newOwner());
  car = stack.aVehicle(owner, { current_mileage: 80_000 });
  other = stack.aVehicle(owner, { current_mileage: 15_000 });
});
const ledgersSay = async (): Promise<void> => {
  for (const id of [car, other])
    await stack.ledgerSays(owner, id, { last_read_on: '2026-04-01', chapters: [], pace: null });
};

async function add(path: string, body: object): Promise<number> {
  const answer = await ann.post(path, body);
  expect([answer.status, answer.body]).toEqual([201, expect.anything()]);
  return answer.body.id as number;
}
const component = (fields: object) => add('/api/usage/components', fields);
const mount = (component_id: number, vehicle_id: number, fields: object) =>
  add('/api/usage/fitments', { component_id, vehicle_id, ...fields });
const session = (vehicle_id: number, fields: object) =>
  add('/api/track-sessions', aTrackSession(vehicle_id, { odometer_ran: false, ...fields }));

async function handOver(): Promise<TestClient> {
  const receiver = stack.newOwner();
  const about = { with_costs: true, with_notes: true, without_papers: [], collection_id: 0, head: null };
  for (const step of ['hold', 'prepare', 'move', 'tell', 'release'])
    await takeStep(stack.app, step, { id: owner, from: owner, to: receiver.id, vehicle_id: car, ...about });
  return receiver.client;
}

const lifeOf = async (client: TestClient, id: number) => (await client.get(`/api/usage/components/${id}/life`)).body;
const sessionOf = async (client: TestClient, id: number) => (await client.get(`/api/track-sessions/${id}`)).body;
const namedOf = async (client: TestClient): Promise<Map<string, number>> => {
  const { body } = await client.get('/api/usage/components');
  return new Map((body as { id: number; name: string }[]).map(({ id, name }) => [name, id]));
};

it('leaves with both sides what a component ran on vehicles of the other', async () => {
  const set = await component(aSet());
  const first = { from_on: '2022-01-01', from_mileage: 50_000, to_on: '2024-01-01', to_mileage: 80_000 };
  await mount(set, car, first);
  await mount(set, other, { from_on: '2024-01-01', from_mileage: 10_000 });
  const read = { component_id: set, kind: 'tread' };
  await add('/api/usage/entries', {
    ...{ ...read, happened_on: '2023-01-01', mileage: 60_000, depths: [{ position: 'front-left', middle: 7 }] },
  });
  await add('/api/usage/entries', {
    ...read,
    happened_on: '2024-01-01',
    depths: [{ position: 'front-left', middle: 5 }],
  });
  await ledgersSay();
  const before = await lifeOf(ann, set);
  expect(before).toMatchObject({ life: { distance_km: 35_000, open: null }, treads: [{ per_1000_km: 0.1 }] });
  const bob = await handOver();
  const copy = (await namedOf(bob)).get('Winter wheels')!;
  for (const after of [await lifeOf(ann, set), await lifeOf(bob, copy)])
    expect([after.lives, after.treads]).toEqual([before.lives, before.treads]);
});

it('has sessions count for the copies of their components, and for nothing where those stay', async () => {
  const set = await component(aSet());
  await mount(set, other, { from_on: '2023-01-01', to_on: '2024-01-01' });
  await mount(set, car, { from_on: '2024-01-01' });
  const helmet = await component({ kind: 'helmet', name: 'Arai' });
  const named = await session(car, { driven_on: '2025-05-01', component_ids: [set, helmet], seconds: 3_600 });
  const mounted = await session(car, { driven_on: '2025-05-02' });
  const none = await session(car, { driven_on: '2025-05-03', component_ids: [helmet] });
  const before = [await lifeOf(ann, set), await lifeOf(ann, helmet)];
  expect(before).toMatchObject([{ life: { sessions: 2 } }, { life: { sessions: 2 } }]);

  const bob = await handOver();
  const copy = (await namedOf(bob)).get('Winter wheels')!;
  expect(await sessionOf(bob, named)).toMatchObject({ component_ids: [copy] });
  expect(await sessionOf(bob, mounted)).toMatchObject({ component_ids: null });
  expect(await sessionOf(bob, none)).toMatchObject({ component_ids: [] });
  expect((await bob.put(`/api/track-sessions/${named}`, { note: 'Wet' })).status).toBe(200);
  expect((await lifeOf(bob, copy)).life).toEqual(before[0].life);
  expect((await lifeOf(ann, set)).life).toEqual(before[0].life);
  expect((await lifeOf(ann, helmet)).life).toEqual(before[1].life);
});

it('takes along what a component was driven on vehicles that stay, and those name it no more', async () => {
  const engine = await component(anEngine());
  await mount(engine, car, { from_on: '2024-01-01' });
  const stays = await session(other, { driven_on: '2025-05-01', component_ids: [engine], seconds: 7_200 });
  const before = await lifeOf(ann, engine);
  expect(before.life).toMatchObject({ sessions: 1, hours: 2 });
  const bob = await handOver();
  expect((await lifeOf(bob, engine)).life).toEqual(before.life);
  expect(await sessionOf(ann, stays)).toMatchObject({ component_ids: [] });
  expect((await ann.put(`/api/track-sessions/${stays}`, { note: 'Dry' })).status).toBe(200);
});
