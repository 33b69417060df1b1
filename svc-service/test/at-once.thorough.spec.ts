import { sql } from '@carnet/pg';
import {
  countDeadlocks,
  eventually,
  expectOwnerLockedFirst,
  OtherSession,
  tablesHolding,
  type TestClient,
} from '@carnet/svc-testing';
import { aPart, aVehicle, gone, type Stack, oilChange, openStack } from './stack.js';

let stack: Stack;
let lastId = 100;

beforeAll(async () => {
  stack = await openStack();
});
afterAll(() => stack?.close());

/**
 * Two vehicles, the first with two parts. Two templates: the first is in the set, on the schedule of the first vehicle and on both of its planned events, which
 * also refer to the schedule. `event` is a third event, with only a vehicle.
 */
interface Scene {
  owner: number;
  ann: TestClient;
  vehicles: number[];
  parts: number[];
  templates: number[];
  set: number;
  schedule: number;
  planned: number[];
  event: number;
}

const aTemplate = {
  ...{ name: 'Oil', type: 'Regular Maintenance', recurrence_type: 'Periodic', recurrence_time_interval: 180 },
};

async function aScene(): Promise<Scene> {
  const owner = ++lastId;
  const ann = stack.as(owner);
  const vehicles = [++lastId, ++lastId];
  const parts = [++lastId, ++lastId];
  const made = async (path: string, body: object): Promise<number> => {
    const answer = await ann.post(path, body);
    expect(answer).toMatchObject({ status: 201 });
    return answer.body.id;
  };
  await stack.told(
    ...vehicles.map((id) => aVehicle(id, {}, owner)),
    ...parts.map((id) => aPart(id, vehicles[0]!, {}, owner)),
  );
  const templates = [
    await made('/api/service-event-templates', aTemplate),
    await made('/api/service-event-templates', aTemplate),
  ];
  const template_ids = [templates[0]!];
  const set = await made('/api/service/schedules/templates', { name: 'Yearly', template_ids });
  const schedule = await made('/api/service-schedules', { vehicle_id: vehicles[0], name: 'Mine', template_ids });
  const plan = { template_id: templates[0], service_schedule_id: schedule };
  const planned = [
    await made('/api/service/events', oilChange(vehicles[0]!, plan)),
    await made('/api/service/events', oilChange(vehicles[0]!, plan)),
  ];
  const event = await made('/api/service/events', oilChange(vehicles[0]!));
  return { owner, ann, vehicles, parts, templates, set, schedule, planned, event };
}

const taken = (kind: string, id: number) =>
  eventually(async () =>
    expect(
      await stack.database.rows(
        sql`select distinct key from handler_heads where kind = ${kind} and key = ${String(id)} and deleted`,
      ),
    ).toHaveLength(1),
  );

/** Each entry returns the write to test, for a given scene. */
const WRITES: Record<string, (scene: Scene) => () => Promise<unknown>> = {
  'a new event':
    ({ ann, vehicles, parts, templates, schedule }) =>
    () => {
      const named = { template_id: templates[0], service_schedule_id: schedule };
      const used = { parts: parts.toReversed().map((id) => ({ id })) };
      return ann.post('/api/service/events', oilChange(vehicles[0]!, { ...named, ...used }));
    },
  'a new event without parts':
    ({ ann, vehicles, templates, schedule }) =>
    () => {
      const named = { template_id: templates[0], service_schedule_id: schedule };
      return ann.post('/api/service/events', oilChange(vehicles[0]!, named));
    },
  'an import':
    ({ ann, vehicles, parts, templates, schedule }) =>
    () =>
      ann.post('/api/service/events/import', [
        oilChange(vehicles[1]!, { template_id: templates[1] }),
        oilChange(vehicles[0]!, {
          template_id: templates[0],
          service_schedule_id: schedule,
          parts: [{ id: parts[1] }],
        }),
        oilChange(vehicles[0]!, { parts: [{ id: parts[0] }] }),
      ]),
  'an event that gets parts and plans':
    ({ ann, parts, templates, schedule, event }) =>
    () =>
      ann.put(`/api/service/events/${event}`, {
        ...{ template_id: templates[0], service_schedule_id: schedule },
        ...{ parts: parts.toReversed().map((id) => ({ id })) },
      }),
  'a new schedule':
    ({ ann, vehicles, templates }) =>
    () =>
      ann.post('/api/service-schedules', {
        vehicle_id: vehicles[0],
        name: 'New',
        template_ids: templates.toReversed(),
      }),
  'a schedule of a set':
    ({ ann, vehicles, set }) =>
    () =>
      ann.post(`/api/service/vehicles/${vehicles[0]}/schedules/from-template/${set}`),
  'a schedule that gets a template':
    ({ ann, templates, schedule }) =>
    () =>
      ann.post(`/api/service-schedules/${schedule}/templates/${templates[1]}`),
  'a set that gets templates':
    ({ ann, templates, set }) =>
    () =>
      ann.put(`/api/service/schedules/templates/${set}`, { template_ids: templates.toReversed() }),
  'a template that goes':
    ({ ann, templates }) =>
    () =>
      ann.delete(`/api/service-event-templates/${templates[0]}`),
  'a schedule that goes':
    ({ ann, schedule }) =>
    () =>
      ann.delete(`/api/service-schedules/${schedule}`),
  'a vehicle that goes after its parts':
    ({ owner, vehicles, parts }) =>
    async () => {
      stack.producers.garage.publish(
        ...parts.toReversed().map((id) => gone(aPart(id, vehicles[0]!, {}, owner))),
        ...vehicles.toReversed().map((id) => gone(aVehicle(id, {}, owner))),
      );
      await taken('vehicle', vehicles[0]!);
    },
  'a user who goes':
    ({ owner }) =>
    async () => {
      stack.producers.identity.publish({ kind: 'user', key: owner, ownerId: owner, deleted: true });
      await taken('user', owner);
    },
};

it.each(Object.entries(WRITES))('%s: waits for its owner before it locks anything', async (_, write) => {
  const scene = await aScene();
  await expectOwnerLockedFirst(stack, scene.owner, write(scene));
});

it('of all that is done at once nothing is undone for another', async () => {
  const deadlocks = await countDeadlocks(async () => {
    for (let round = 0; round < 8; round += 1) {
      const { owner, ann, vehicles, parts, templates, set, schedule, planned, event } = await aScene();
      const plan = { template_id: templates[0], service_schedule_id: schedule };
      const writes = [parts, parts.toReversed()].flatMap((order, at) => [
        ann.post('/api/service/events', oilChange(vehicles[0]!, { ...plan, parts: order.map((id) => ({ id })) })),
        ann.put(`/api/service/events/${event}`, { ...plan, parts: order.map((id) => ({ id })) }),
        ann.put(`/api/service/events/${planned[at]}`, { parts: order.map((id) => ({ id })) }),
        ann.post('/api/service-schedules', { vehicle_id: vehicles[0], name: 'New', template_ids: templates }),
        ann.put(`/api/service/schedules/templates/${set}`, { template_ids: templates.toReversed() }),
        ann.post(`/api/service-schedules/${schedule}/templates/${templates[1]}`),
        ann.delete(`/api/service-event-templates/${templates[at]}`),
      ]);
      stack.producers.garage.publish(
        ...parts.map((id) => gone(aPart(id, vehicles[0]!, {}, owner))),
        ...vehicles.toReversed().map((id) => gone(aVehicle(id, {}, owner))),
      );
      writes.push(ann.delete(`/api/service-schedules/${schedule}`));
      stack.producers.identity.publish({ kind: 'user', key: owner, ownerId: owner, deleted: true });
      const statuses = (await Promise.all(writes)).map(({ status }) => status);
      expect(statuses.filter((status) => status >= 500 && status !== 503)).toEqual([]);
      await Promise.all([taken('user', owner), taken('vehicle', vehicles[0]!)]);
    }
  });
  expect(deadlocks).toBe(0);
});

describe('a change that waits for another builds upon it', () => {
  /** Makes `first` wait for another session, and `second` for `first`. */
  async function oneAfterTheOther(owner: number, first: () => Promise<unknown>, second: () => Promise<unknown>) {
    const other = await OtherSession.begin(stack);
    await other.lockOwner(owner);
    const one = first();
    await other.keepsWaiting(1);
    const two = second();
    await other.close();
    await Promise.all([one, two]);
  }

  it('an event that becomes overdue while it gets parts tells of those parts', async () => {
    const { owner, ann, parts, event } = await aScene();
    const change = (body: object) => () => ann.put(`/api/service/events/${event}`, body);
    const getsParts = change({ parts: parts.map((id) => ({ id })) });
    await oneAfterTheOther(owner, getsParts, change({ status: 'Overdue' }));
    const told = (await stack.facts()).filter(({ key }) => key === String(event)).at(-1);
    expect(told).toMatchObject({ version: 3, body: { status: 'Overdue', part_ids: parts } });
  });

  it('a set that is renamed keeps the templates that it got meanwhile', async () => {
    const { owner, ann, templates, set } = await aScene();
    const change = (body: object) => () => ann.put(`/api/service/schedules/templates/${set}`, body);
    const getsTemplates = change({ template_ids: templates });
    await oneAfterTheOther(owner, getsTemplates, change({ name: 'Every year' }));
    const { name, template_ids } = (await ann.get(`/api/service/schedules/templates/${set}`)).body;
    expect({ name, template_ids }).toEqual({ name: 'Every year', template_ids: templates });
  });
});

it('stores nothing for an account that is deleted while requests wait', async () => {
  const { owner, ann, vehicles, templates } = await aScene();
  const purge = await OtherSession.begin(stack);
  await purge.lockOwner(owner);
  stack.producers.identity.publish({ kind: 'user', key: owner, ownerId: owner, deleted: true });
  await purge.keepsWaiting(1);
  const writes = [
    ann.post('/api/service-event-templates', aTemplate),
    ann.post('/api/service/schedules/templates', { name: 'Yearly', template_ids: [templates[0]] }),
    ann.post('/api/service/events', oilChange(vehicles[0]!)),
  ];
  await purge.keepsWaiting(2);
  await purge.close();
  expect((await Promise.all(writes)).map(({ status }) => status)).toEqual([401, 401, 401]);
  await taken('user', owner);
  expect(await tablesHolding(stack.database, owner)).toEqual([]);
});
