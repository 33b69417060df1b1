import { sql } from '@carnet/pg';
import {
  countDeadlocks,
  eventually,
  expectOwnerLockedFirst,
  OtherSession,
  tablesHolding,
  type TestClient,
  type TestService,
} from '@carnet/svc-testing';
import {
  aModification,
  aPart,
  aServiceEvent,
  aUserId,
  aVehicle,
  createCollection,
  createPart,
  createVehicle,
  eventFact,
  eventGone,
  modificationFact,
  startGarage,
} from './garage.js';

let service: TestService;
let lastId = 0;

beforeAll(async () => {
  service = await startGarage();
});
afterAll(() => service.close());

/** Two collections; two vehicles in the first, the first of them with two parts; a service event and a modification with both parts. */
interface Scene {
  owner: number;
  person: TestClient;
  collections: number[];
  vehicles: number[];
  parts: number[];
  event: number;
  modifications: number[];
}

async function aScene(): Promise<Scene> {
  const owner = aUserId();
  const person = service.as(owner);
  const collections = [(await createCollection(person)).id, (await createCollection(person)).id];
  const vehicles: number[] = [];
  for (let made = 0; made < 2; made += 1)
    vehicles.push((await createVehicle(person, { collection_id: collections[0] })).id);
  const parts: number[] = [];
  for (let made = 0; made < 2; made += 1) parts.push((await createPart(person, { vehicle_id: vehicles[0] })).id);
  const [event, ...modifications] = [++lastId, ++lastId, ++lastId] as const;
  service.producers.service.publish(
    eventFact(owner, aServiceEvent({ id: event, vehicle_id: vehicles[0]!, status: 'Upcoming', part_ids: parts })),
  );
  service.producers.records.publish(
    ...modifications.map((id) => modificationFact(owner, aModification({ id, vehicle_id: vehicles[0]! }))),
  );
  await taken(sql`select 1 from service_event_copies where id = ${event}`);
  await taken(sql`select 1 from modification_copies where id = ${modifications[1]}`);
  return { owner, person, collections, vehicles, parts, event, modifications };
}

const taken = (statement: ReturnType<typeof sql>) =>
  eventually(async () => expect(await service.database.rows(statement)).toHaveLength(1));
const gone = (statement: ReturnType<typeof sql>) =>
  eventually(async () => expect(await service.database.rows(statement)).toEqual([]));

/** Publishes two events at once, one for each vehicle; both use both parts. */
function completeTwo({ owner, vehicles, parts }: Scene): number {
  const ids = [++lastId, ++lastId];
  const [newer, older] = [vehicles.toReversed(), parts.toReversed()];
  service.producers.service.publish(
    ...ids.map((id, at) =>
      eventFact(owner, aServiceEvent({ id, vehicle_id: newer[at]!, mileage_at_service: 5_000, part_ids: older })),
    ),
  );
  return ids[1]!;
}

/** Each prepares a write on an existing scene. */
const WRITES: Record<string, (scene: Scene) => () => Promise<unknown>> = {
  'a new collection':
    ({ person }) =>
    () =>
      person.post('/api/collections', { name: 'Attic' }),
  'a new vehicle':
    ({ person, collections }) =>
    () =>
      person.post('/api/vehicles', aVehicle({ collection_id: collections[0] })),
  'a new part':
    ({ person, vehicles }) =>
    () =>
      person.post('/api/parts', aPart({ vehicle_id: vehicles[0] })),
  'moving a vehicle':
    ({ person, collections, vehicles }) =>
    () =>
      person.put(`/api/vehicles/${vehicles[0]}`, { collection_id: collections[1] }),
  'deleting a vehicle':
    ({ person, vehicles }) =>
    () =>
      person.delete(`/api/vehicles/${vehicles[0]}`),
  'deleting a collection with its vehicles':
    ({ person, collections }) =>
    () =>
      person.delete(`/api/collections/${collections[0]}?vehicles=delete`),
  'moving the vehicles of a collection that goes':
    ({ person, collections }) =>
    () =>
      person.delete(`/api/collections/${collections[0]}?move_to=${collections[1]}`),
  'an event that is completed':
    ({ owner, vehicles, parts, event }) =>
    async () => {
      const fields = { id: event, vehicle_id: vehicles[0]!, mileage_at_service: 9_000, part_ids: parts.toReversed() };
      service.producers.service.publish(eventFact(owner, aServiceEvent(fields)));
      await taken(sql`select 1 from service_event_copies where id = ${event} and status = 'Completed'`);
    },
  'events of several vehicles': (scene) => async () =>
    taken(sql`select 1 from service_event_copies where id = ${completeTwo(scene)}`),
  'modifications that go and that stay':
    ({ owner, vehicles, modifications: [first, second] }) =>
    async () => {
      service.producers.records.publish(
        { kind: 'modification', key: second!, ownerId: owner, deleted: true },
        modificationFact(owner, aModification({ id: first!, vehicle_id: vehicles[0]! })),
      );
      await gone(sql`select 1 from modification_copies where id = ${second}`);
    },
  'a user who goes':
    ({ owner }) =>
    async () => {
      service.producers.identity.publish({ kind: 'user', key: owner, ownerId: owner, deleted: true });
      await gone(sql`select 1 from collections where owner_id = ${owner}`);
    },
};

it.each(Object.entries(WRITES))('%s waits for its owner before it locks anything', async (_, write) => {
  const scene = await aScene();
  await expectOwnerLockedFirst(service, scene.owner, write(scene));
});

it('of all that is done at once nothing is undone for another', async () => {
  const deadlocks = await countDeadlocks(async () => {
    for (let round = 0; round < 8; round += 1) {
      const scene = await aScene();
      const { owner, person, collections, vehicles, parts } = scene;
      const moving = (at: number) => person.put(`/api/vehicles/${vehicles[at]}`, { collection_id: collections[1] });
      const last = completeTwo(scene);
      const adding = vehicles.map((vehicle_id) => person.post('/api/parts', aPart({ vehicle_id })));
      const answers = await Promise.all([
        ...[moving(0), moving(1), ...adding],
        person.post('/api/vehicles', aVehicle({ collection_id: collections[0] })),
        person.put(`/api/parts/${parts[0]}`, { status: 'In Storage' }),
        person.delete(`/api/vehicles/${vehicles[0]}`),
        person.delete(`/api/collections/${collections[0]}?move_to=${collections[1]}`),
        person.delete(`/api/collections/${collections[1]}?vehicles=delete`),
      ]);
      expect(answers.map(({ status }) => status).filter((status) => status >= 500 && status !== 503)).toEqual([]);
      service.producers.service.publish(eventGone(owner, scene.event));
      service.producers.identity.publish({ kind: 'user', key: owner, ownerId: owner, deleted: true });
      await gone(sql`select 1 from collections where owner_id = ${owner}`);
      await taken(sql`select distinct key from handler_heads where kind = 'service-event' and key = ${String(last)}`);
    }
  });
  expect(deadlocks).toBe(0);
});

it('keeps a vehicle that came into a collection which is deleted as an empty one', async () => {
  const owner = aUserId();
  const person = service.as(owner);
  const { id } = await createCollection(person);
  const newcomer = await OtherSession.begin(service);
  await newcomer.lockOwner(owner);
  await newcomer.run(sql`
    insert into vehicles (owner_id, collection_id, type, make, model, year) values (${owner}, ${id}, 'Car', 'Fiat', '500', 1969)`);
  const removal = person.delete(`/api/collections/${id}`);
  await newcomer.keepsWaiting(1);
  await newcomer.commit();
  expect((await removal).status).toBe(409);
  expect((await person.get(`/api/collections/${id}`)).body.vehicle_count).toBe(1);
});

it('stores nothing for an account that is deleted while requests wait', async () => {
  const { owner, person, collections, parts } = await aScene();
  const purge = await OtherSession.begin(service);
  await purge.lockOwner(owner);
  service.producers.identity.publish({ kind: 'user', key: owner, ownerId: owner, deleted: true });
  await purge.keepsWaiting(1);
  const writes = [
    person.post('/api/collections', { name: 'Attic' }),
    person.post('/api/vehicles', aVehicle({ collection_id: collections[0] })),
    person.put(`/api/parts/${parts[0]}`, { status: 'In Storage' }),
  ];
  await purge.keepsWaiting(2);
  await purge.close();
  expect((await Promise.all(writes)).map(({ status }) => status)).toEqual([401, 401, 401]);
  await gone(sql`select 1 from collections where owner_id = ${owner}`);
  expect(await tablesHolding(service.database, owner)).toEqual([]);
});

it('publishes again what a write leaves that is under way', async () => {
  const { owner, vehicles } = await aScene();
  const write = await OtherSession.begin(service);
  await write.lockOwner(owner);
  await write.run(sql`update vehicles set nickname = 'Klara', version = 2 where id = ${vehicles[0]}`);
  const headers = { 'x-internal-token': service.config.internalToken };
  const asked = await service.anyone.post('/internal/facts/republications/vehicle', {}, headers);
  expect(asked.status).toBe(202);
  await write.keepsWaiting(1);
  await write.commit();
  await taken(sql`
    select 1 from facts where kind = 'vehicle' and key = ${String(vehicles[0])} and revision > 1 and version = 2
      and body ->> 'nickname' = 'Klara'`);
});
