import { sql } from '@carnet/pg';
import {
  countDeadlocks,
  eventually,
  expectOwnerLockedFirst,
  OtherSession,
  tablesHolding,
  type TestClient,
} from '@carnet/svc-testing';
import { type Stack, openStack } from './stack.js';

let stack: Stack;

beforeAll(async () => {
  stack = await openStack();
});
afterAll(() => stack?.close());

/** Two vehicles; of the first, two parts, two service events, and a record of each kind that refers only to the vehicle. */
interface Scene {
  owner: number;
  ann: TestClient;
  vehicles: number[];
  parts: number[];
  events: number[];
  modification: number;
  issue: number;
  trackDay: number;
}

async function aScene(): Promise<Scene> {
  const { id: owner, client: ann } = stack.newOwner();
  const vehicles = [stack.aVehicle(owner), stack.aVehicle(owner)];
  const vehicle_id = vehicles[0]!;
  const parts = [stack.aPart(owner, vehicle_id), stack.aPart(owner, vehicle_id)];
  const events = [stack.aServiceEvent(owner, vehicle_id), stack.aServiceEvent(owner, vehicle_id)];
  const made = async (path: string, body: object): Promise<number> => (await ann.post(path, body)).body.id;
  const modification = await made('/api/modifications', { vehicle_id, name: 'Strut bar' });
  const issue = await made('/api/issues', { vehicle_id, title: 'Leak' });
  const trackDay = await made('/api/track-days', { vehicle_id, event_date: '2025-06-14', track_name: 'Spa' });
  // Makes sure that the copies of all of them exist.
  await made('/api/track-days', { vehicle_id: vehicles[1], event_date: '2025-06-14', track_name: 'Monza' });
  await made('/api/modifications', { vehicle_id, name: 'Brakes', part_ids: parts, service_event_id: events[0] });
  await made('/api/issues', { vehicle_id, title: 'Rust', service_event_ids: events });
  return { owner, ann, vehicles, parts, events, modification, issue, trackDay };
}

const gone = (table: string, id: number) =>
  eventually(async () =>
    expect(
      await stack.rows(
        sql`select distinct key from handler_heads where kind = ${table} and key = ${String(id)} and deleted`,
      ),
    ).toHaveLength(1),
  );

const deleted = (kind: string, ownerId: number, key: number) => ({ kind, key, ownerId, deleted: true });

/** Each prepares a write on an existing scene. */
const WRITES: Record<string, (scene: Scene) => () => Promise<unknown>> = {
  'a new modification':
    ({ ann, vehicles, parts, events }) =>
    () =>
      ann.post('/api/modifications', {
        ...{ vehicle_id: vehicles[0], name: 'Strut bar' },
        ...{ part_ids: parts.toReversed(), service_event_id: events[0] },
      }),
  'a modification that gets parts and an event':
    ({ ann, parts, events, modification }) =>
    () =>
      ann.put(`/api/modifications/${modification}`, { part_ids: parts.toReversed(), service_event_id: events[0] }),
  'a part that is added to a modification':
    ({ ann, parts, modification }) =>
    () =>
      ann.post(`/api/modifications/${modification}/parts`, { part_id: parts[0] }),
  'a new issue':
    ({ ann, vehicles, events }) =>
    () =>
      ann.post('/api/issues', { vehicle_id: vehicles[0], title: 'Leak', service_event_ids: events.toReversed() }),
  'an issue that gets events':
    ({ ann, events, issue }) =>
    () =>
      ann.put(`/api/issues/${issue}`, { service_event_ids: events.toReversed() }),
  'a new track day':
    ({ ann, vehicles }) =>
    () =>
      ann.post('/api/track-days', { vehicle_id: vehicles[0], event_date: '2025-06-14', track_name: 'Spa' }),
  'an issue that moves':
    ({ ann, vehicles, issue }) =>
    () =>
      ann.put(`/api/issues/${issue}`, { vehicle_id: vehicles[1] }),
  'a track day that moves':
    ({ ann, vehicles, trackDay }) =>
    () =>
      ann.put(`/api/track-days/${trackDay}`, { vehicle_id: vehicles[1] }),
  'a vehicle that goes after its parts':
    ({ owner, vehicles, parts }) =>
    async () => {
      stack.producers.garage.publish(
        ...parts.toReversed().map((id) => deleted('part', owner, id)),
        ...vehicles.toReversed().map((id) => deleted('vehicle', owner, id)),
      );
      await gone('vehicle', vehicles[0]!);
    },
  'service events that go':
    ({ owner, events, issue, ann }) =>
    async () => {
      stack.producers.service.publish(...events.toReversed().map((id) => deleted('service-event', owner, id)));
      await gone('service-event', events[0]!);
      expect((await ann.get(`/api/issues/${issue}`)).body.service_events).toEqual([]);
    },
  'a user who goes':
    ({ owner }) =>
    async () => {
      stack.producers.identity.publish(deleted('user', owner, owner));
      await gone('user', owner);
    },
};

it.each(Object.entries(WRITES))('%s: waits for its owner before it locks anything', async (_, write) => {
  const scene = await aScene();
  await expectOwnerLockedFirst(stack, scene.owner, write(scene));
});

it('of all that is done at once nothing is undone for another', async () => {
  const deadlocks = await countDeadlocks(async () => {
    for (let round = 0; round < 8; round += 1) {
      const { owner, ann, vehicles, parts, events, issue, modification, trackDay } = await aScene();
      const vehicle_id = vehicles[0];
      const writes = [parts, parts.toReversed()].flatMap((part_ids) => [
        ann.put(`/api/modifications/${modification}`, { part_ids, service_event_id: events[1] }),
        ann.post('/api/modifications', { vehicle_id, name: 'Strut bar', part_ids, service_event_id: events[0] }),
        ann.put(`/api/issues/${issue}`, { service_event_ids: events }),
        ann.post('/api/issues', { vehicle_id, title: 'Leak', service_event_ids: events.toReversed() }),
        ann.put(`/api/issues/${issue}`, { vehicle_id: vehicles[1] }),
        ann.put(`/api/track-days/${trackDay}`, { vehicle_id: vehicles[1] }),
        ann.post(`/api/modifications/${modification}/parts`, { part_id: part_ids[0] }),
      ]);
      stack.producers.service.publish(...events.map((id) => deleted('service-event', owner, id)));
      stack.producers.garage.publish(
        ...parts.map((id) => deleted('part', owner, id)),
        ...vehicles.toReversed().map((id) => deleted('vehicle', owner, id)),
      );
      stack.producers.identity.publish(deleted('user', owner, owner));
      const statuses = (await Promise.all(writes)).map(({ status }) => status);
      expect(statuses.filter((status) => status >= 500 && status !== 503)).toEqual([]);
      await Promise.all([gone('user', owner), gone('vehicle', vehicles[0]!), gone('service-event', events[1]!)]);
    }
  });
  expect(deadlocks).toBe(0);
});

describe('a change that waits for another builds upon it', () => {
  /** Starts `first` and `second` while the owner is locked, so that `second` waits for `first`. */
  async function oneAfterTheOther(owner: number, first: () => Promise<unknown>, second: () => Promise<unknown>) {
    const other = await OtherSession.begin(stack);
    await other.lockOwner(owner);
    const one = first();
    await other.keepsWaiting(1);
    const two = second();
    await other.close();
    await Promise.all([one, two]);
  }

  it('of two parts that are added to a modification at once both are on it', async () => {
    const { owner, ann, parts, modification } = await aScene();
    const add = (part_id: number) => () => ann.post(`/api/modifications/${modification}/parts`, { part_id });
    await oneAfterTheOther(owner, add(parts[0]!), add(parts[1]!));
    expect((await ann.get(`/api/modifications/${modification}`)).body.part_ids).toEqual(parts);
    expect((await stack.factsOf('modification', modification)).at(-1)).toMatchObject({
      version: 3,
      body: { part_ids: parts },
    });
  });

  it('an issue that is renamed keeps the event that it got meanwhile', async () => {
    const { owner, ann, events, issue } = await aScene();
    const change = (body: object) => () => ann.put(`/api/issues/${issue}`, body);
    await oneAfterTheOther(owner, change({ service_event_ids: events }), change({ title: 'Oil leak' }));
    const { title, service_events } = (await ann.get(`/api/issues/${issue}`)).body;
    expect([title, service_events.map(({ id }: { id: number }) => id).sort()]).toEqual(['Oil leak', events]);
  });
});

it('stores nothing for an account that is deleted while requests wait', async () => {
  const { owner, ann, vehicles, issue } = await aScene();
  const purge = await OtherSession.begin(stack);
  await purge.lockOwner(owner);
  stack.producers.identity.publish(deleted('user', owner, owner));
  await purge.keepsWaiting(1);
  const writes = [
    ann.post('/api/track-days', { vehicle_id: vehicles[0], event_date: '2025-06-14', track_name: 'Spa' }),
    ann.post('/api/issues', { vehicle_id: vehicles[0], title: 'Leak' }),
    ann.put(`/api/issues/${issue}`, { title: 'Oil leak' }),
  ];
  await purge.keepsWaiting(2);
  await purge.close();
  expect((await Promise.all(writes)).map(({ status }) => status)).toEqual([401, 401, 401]);
  await gone('user', owner);
  expect(await tablesHolding(stack.database, owner)).toEqual([]);
});
