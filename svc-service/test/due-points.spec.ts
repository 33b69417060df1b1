import { sql } from '@carnet/pg';
import { eventually, tablesHolding } from '@carnet/svc-testing';
import fc from 'fast-check';
import { service } from '../src/app.js';
import { addDays } from '../src/due/days.rules.js';
import { DuePointsService } from '../src/due-points/due-points.service.js';
import { anOdometer, aVehicle, gone, oilChange, openStack, OWNER, type Stack } from './stack.js';

const TEMPLATES = '/api/service-event-templates';
const SCHEDULES = '/api/service-schedules';

let stack: Stack;

beforeAll(async () => (stack = await openStack()));
afterAll(() => stack?.close());

const settle = () => stack.app.get(DuePointsService).settle();
const today = () => new Date().toISOString().slice(0, 10);
const inDays = (days: number) => addDays(today(), days)!;
const made = async (path: string, input: object, as = stack.owner) => {
  const { status, body } = await as.post(path, input);
  expect({ status, body }).toMatchObject({ status: 201 });
  return body;
};
const aTemplate = (input: object = {}, as = stack.owner) =>
  made(
    TEMPLATES,
    { name: 'Oil', type: 'Repair', recurrence_type: 'Periodic', recurrence_time_interval: 100, ...input },
    as,
  );
const aSchedule = (vehicle_id: number, template_ids: number[], as = stack.owner) =>
  made(SCHEDULES, { vehicle_id, name: `Of ${vehicle_id}`, template_ids }, as);

interface Told {
  key: string;
  version: number;
  deleted: boolean;
  body: any;
}

/** Every fact of due points, oldest first. */
const facts = (owner = OWNER) =>
  stack.database.rows<Told>(
    sql`select key, version, deleted, body from facts where kind = 'due-point' and owner_id = ${owner} order by seq`,
  );

/** The due points that a follower knows after reading all facts: the newest of each, without deleted ones. */
async function known(owner = OWNER): Promise<any[]> {
  const newest = new Map<string, Told>();
  for (const fact of await facts(owner)) {
    const before = newest.get(fact.key);
    expect(before?.deleted ?? false).toBe(false);
    expect(fact.version).toBeGreaterThan(before?.version ?? 0);
    newest.set(fact.key, fact);
  }
  return [...newest.values()].filter(({ deleted }) => !deleted).map(({ body }) => body);
}
const of = async (vehicle: number, owner = OWNER) =>
  (await known(owner)).filter(({ vehicle_id }) => vehicle_id === vehicle);

describe('a template on a vehicle', () => {
  let template: any;
  let schedule: any;
  const V = 1;

  beforeAll(async () => {
    await stack.told(aVehicle(V, { current_mileage: 10_000 }));
    template = await aTemplate({ recurrence_mileage_interval: 1_000 });
    schedule = await aSchedule(V, [template.id]);
    await settle();
  });

  it('is told with its day and its mileage', async () => {
    expect(await of(V)).toEqual([
      {
        id: expect.any(Number),
        vehicle_id: V,
        kind: 'schedule',
        record_id: template.id,
        name: 'Oil',
        due_on: inDays(100),
        due_mileage: 11_000,
        odometer_unit: 'mi',
        expected_on: null,
        since: today(),
        planned_event_id: null,
      },
    ]);
  });

  it('says when its mileage is expected, once the odometer has a pace, also where that day has passed', async () => {
    const [before] = await of(V);
    await stack.told(
      anOdometer(V, { pace: { value: 10_000, read_on: inDays(-200), per_day: 10, slowest: 5, fastest: 20 } }),
    );
    await settle();
    expect(await of(V)).toEqual([{ ...before, expected_on: inDays(-100) }]);
  });

  it('is not told again where nothing that it says has changed, whatever was written', async () => {
    const before = await facts();
    await stack.owner.put(`${TEMPLATES}/${template.id}`, { notes: 'With a new filter' });
    await stack.told(aVehicle(V, { current_mileage: 10_000, nickname: 'Nuvola' }));
    await stack.owner.post(`${SCHEDULES}/${schedule.id}/templates/${template.id}`);
    await settle();
    expect(await facts()).toEqual(before);
  });

  it('is another point once it was done, and the one of before when that is taken back is a new one', async () => {
    const [first] = await of(V);
    const done = await stack.anEvent({ template_id: template.id, date_performed: today(), mileage_at_service: 10_100 });
    await settle();
    const [second] = await of(V);
    expect(second).toMatchObject({ due_mileage: 11_100, since: today() });
    expect(second.id).not.toBe(first.id);
    await stack.owner.delete(`/api/service/events/${done.id}`);
    await settle();
    const [third] = await of(V);
    expect({ ...third, id: first.id }).toEqual(first);
    expect([first.id, second.id]).not.toContain(third.id);
  });

  it('names the event by which it is planned for a day, which is told itself', async () => {
    const planned = await stack.anEvent({ template_id: template.id, status: 'Upcoming', date_performed: inDays(9) });
    await settle();
    const points = await of(V);
    expect(points.find(({ kind }) => kind === 'schedule')).toMatchObject({ planned_event_id: planned.id });
    expect(points.find(({ kind }) => kind === 'event')).toMatchObject({
      ...{ record_id: planned.id, due_on: inDays(9), name: 'Oil change', due_mileage: null, since: null },
    });
    await stack.owner.put(`/api/service/events/${planned.id}`, { date_performed: inDays(12), name: 'Big service' });
    await settle();
    expect((await of(V)).find(({ kind }) => kind === 'event')).toMatchObject({
      due_on: inDays(12),
      name: 'Big service',
    });
    await stack.owner.delete(`/api/service/events/${planned.id}`);
    await settle();
    expect(await of(V)).toEqual([expect.objectContaining({ kind: 'schedule', planned_event_id: null })]);
  });

  it('is gone while its schedule is not active, and with its vehicle', async () => {
    await stack.owner.put(`${SCHEDULES}/${schedule.id}`, { is_active: false });
    await settle();
    expect(await of(V)).toEqual([]);
    await stack.owner.put(`${SCHEDULES}/${schedule.id}`, { is_active: true });
    await settle();
    expect(await of(V)).toHaveLength(1);
    await stack.told(gone(aVehicle(V)));
    await settle();
    expect(await of(V)).toEqual([]);
  });
});

it('an event of a day that is not known exactly counts as on its last one, today and next year alike', async () => {
  await stack.told(aVehicle(20));
  const template = await aTemplate();
  await aSchedule(20, [template.id]);
  const year = today().slice(0, 4);
  await stack.anEvent({ vehicle_id: 20, template_id: template.id, date_performed_edtf: year });
  await settle();
  expect(await of(20)).toMatchObject([{ since: `${year}-12-31`, due_on: addDays(`${year}-12-31`, 100) }]);
});

it('a template that a thousand vehicles follow is told of all of them, fifty at a time @thorough', async () => {
  const owner = 77;
  const as = stack.as(owner);
  await stack.told(aVehicle(3_001, {}, owner));
  const template = await aTemplate({}, as);
  await stack.database.rows(sql`
    with vehicles as (
      insert into vehicle_copies (owner_id, id, type, make, model, year, odometer_unit)
      select ${owner}::int, 4000 + n, 'Car', 'Lancia', 'Fulvia', 1973, 'mi' from generate_series(1, 1000) n returning id),
    schedules as (
      insert into service_schedules (owner_id, vehicle_id, name) select ${owner}::int, id, 'Care' from vehicles returning id)
    insert into service_schedule_entries (owner_id, service_schedule_id, template_id)
    select ${owner}::int, id, ${template.id}::int from schedules`);
  await settle();
  expect(await known(owner)).toHaveLength(1_000);
  await as.put(`${TEMPLATES}/${template.id}`, { recurrence_time_interval: 200 });
  await settle();
  expect(new Set((await known(owner)).map(({ due_on }) => due_on))).toEqual(new Set([inDays(200)]));
  expect(await facts(owner)).toHaveLength(2_000);
});

it('an import of many events tells what is due after all of them, once', async () => {
  await stack.told(aVehicle(30));
  const template = await aTemplate();
  await aSchedule(30, [template.id]);
  await settle();
  const before = await facts();
  const entry = oilChange(30, { template_id: template.id, date_performed: '2026-05-01' });
  const { status } = await stack.owner.post(
    '/api/service/events/import',
    Array.from({ length: 200 }, () => entry),
  );
  expect(status).toBe(200);
  await settle();
  expect(await of(30)).toMatchObject([{ due_on: addDays('2026-05-01', 100) }]);
  expect(await facts()).toHaveLength(before.length + 2);
});

it('two instances that look at the same time tell everything once @thorough', async () => {
  const beside = await service.createApp(stack.config);
  try {
    await stack.told(aVehicle(40), aVehicle(41));
    const template = await aTemplate();
    const before = await facts();
    await aSchedule(40, [template.id]);
    await aSchedule(41, [template.id]);
    await Promise.all([settle(), beside.get(DuePointsService).settle(), settle()]);
    await settle();
    expect(await facts()).toHaveLength(before.length + 2);
  } finally {
    await beside.close();
  }
});

it('what fails is still marked, and is told the next time; others wait for nothing', async () => {
  await stack.told(aVehicle(50), aVehicle(3_050, {}, 90));
  const [mine, theirs] = [await aTemplate(), await aTemplate({}, stack.as(90))];
  await aSchedule(50, [mine.id]);
  await aSchedule(3_050, [theirs.id], stack.as(90));
  await stack.database.rows(
    sql`alter table facts add constraint refused check (owner_id is distinct from 7) not valid`,
  );
  expect(await settle()).toBe(false);
  expect([await of(50), await of(3_050, 90)]).toMatchObject([[], [{ record_id: theirs.id }]]);
  await stack.database.rows(sql`alter table facts drop constraint refused`);
  expect(await settle()).toBe(true);
  expect(await of(50)).toHaveLength(1);
});

it('nothing stays of a deleted account', async () => {
  await stack.told(aVehicle(3_060, {}, 91));
  const template = await aTemplate({}, stack.as(91));
  await aSchedule(3_060, [template.id], stack.as(91));
  await settle();
  expect(await of(3_060, 91)).toHaveLength(1);
  stack.producers.identity.publish({ kind: 'user', key: 91, ownerId: 91, deleted: true });
  await eventually(async () => expect(await tablesHolding(stack.database, 91)).not.toContain('due_points'));
  expect(await settle()).toBe(true);
  expect(await tablesHolding(stack.database, 91)).not.toContain('due_marks');
  expect(await known(91)).toEqual([]);
});

/** A random change by a person, on three vehicles and two templates. */
type Step = (world: World) => Promise<unknown>;
interface World {
  vehicles: number[];
  templates: any[];
  schedules: any[];
  events: any[];
}

const vehicle = fc.nat(2);
const pick = fc.nat(1_000);
const at = <T>(list: T[], index: number): T | undefined => list[index % list.length];
const steps = fc.oneof(
  fc
    .tuple(vehicle, pick, fc.option(fc.integer({ min: -900, max: 300 })), fc.option(fc.nat(90_000)), fc.boolean())
    .map(([v, t, day, mileage, isDone]): Step => async (world) => {
      world.events.push(
        await stack.anEvent({
          vehicle_id: world.vehicles[v],
          template_id: at(world.templates, t)?.id,
          date_performed: day === null ? null : inDays(isDone ? -Math.abs(day) : day),
          mileage_at_service: isDone ? mileage : null,
          status: isDone ? 'Completed' : 'Upcoming',
        }),
      );
    }),
  pick.map((e): Step => async ({ events }) => {
    const event = at(events, e);
    if (event) await stack.owner.delete(`/api/service/events/${event.id}`);
  }),
  fc.tuple(pick, fc.constantFrom('Completed', 'Upcoming')).map(([e, status]): Step => async ({ events }) => {
    const event = at(events, e);
    if (event) await stack.owner.put(`/api/service/events/${event.id}/status`, { status });
  }),
  fc.tuple(vehicle, pick).map(([v, t]): Step => async (world) => {
    const ids = world.templates.slice(t % world.templates.length).map(({ id }) => id);
    world.schedules.push(await aSchedule(world.vehicles[v]!, ids));
  }),
  fc.tuple(pick, fc.boolean()).map(([s, is_active]): Step => async ({ schedules }) => {
    const schedule = at(schedules, s);
    if (schedule) await stack.owner.put(`${SCHEDULES}/${schedule.id}`, { is_active });
  }),
  fc.tuple(pick, pick).map(([s, t]): Step => async ({ schedules, templates }) => {
    const schedule = at(schedules, s);
    if (schedule) await stack.owner.delete(`${SCHEDULES}/${schedule.id}/templates/${at(templates, t).id}`);
  }),
  pick.map((s): Step => async ({ schedules }) => {
    const schedule = at(schedules, s);
    if (schedule) await stack.owner.delete(`${SCHEDULES}/${schedule.id}`);
  }),
  fc.tuple(pick, fc.nat(500), fc.nat(9_000)).map(([t, days, miles]): Step => async ({ templates }) => {
    const change = { recurrence_time_interval: days, recurrence_mileage_interval: miles || 1 };
    await stack.owner.put(`${TEMPLATES}/${at(templates, t).id}`, change);
  }),
  fc.tuple(vehicle, fc.nat(90_000), fc.constantFrom('mi', 'km', 'h')).map(
    ([v, current_mileage, unit]): Step =>
      ({ vehicles }) =>
        stack.told(aVehicle(vehicles[v]!, { current_mileage, odometer_unit: unit as 'mi' })),
  ),
  fc.tuple(vehicle, fc.integer({ min: 1, max: 90 })).map(
    ([v, per_day]): Step =>
      ({ vehicles }) =>
        stack.told(
          anOdometer(vehicles[v]!, {
            pace: { value: 20_000, read_on: inDays(-30), per_day, slowest: per_day / 2, fastest: per_day * 2 },
          }),
        ),
  ),
  fc.constant<Step>(() => settle()),
);

let nextVehicle = 100;

it('whatever is done in which order, what was told is what is due @thorough', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(steps, { minLength: 3, maxLength: 14 }), async (course) => {
      const vehicles = [nextVehicle++, nextVehicle++, nextVehicle++];
      await stack.told(...vehicles.map((id) => aVehicle(id, { current_mileage: 20_000 })));
      const templates = [
        await aTemplate({ recurrence_mileage_interval: 5_000 }),
        await aTemplate({
          recurrence_type: 'Total_Mileage',
          recurrence_total_mileage: 30_000,
          recurrence_total_age: 900,
        }),
      ];
      const world: World = { vehicles, templates, schedules: [], events: [] };
      for (const step of course) await step(world);
      await settle();
      for (const id of vehicles) await expectToldAsDue(id);
    }),
    { numRuns: 25 },
  );
});

/** Compares published due points with the route for the screens, and with the planned events. */
async function expectToldAsDue(id: number): Promise<void> {
  const due = (await stack.owner.get(`/api/service/due?vehicle_id=${id}`)).body as any[];
  const events = (await stack.owner.get(`/api/service/vehicles/${id}/events`)).body as any[];
  const expected = [
    ...due
      .filter(({ due_date, due_mileage }) => due_date !== null || due_mileage !== null)
      .map(({ template_id, due_date, due_mileage, mileage_expected, miles_left }) => ({
        ...{ kind: 'schedule', record_id: template_id, due_on: due_date, due_mileage },
        // The route has no expected day for a passed point, and never one before today.
        expected_on: miles_left > 0 ? (mileage_expected?.day ?? null) : 'not compared',
      })),
    ...events
      .filter(({ status, date_performed }) => status !== 'Completed' && date_performed !== null)
      .map((event) => ({
        ...{ kind: 'event', record_id: event.id, due_on: event.date_performed, due_mileage: null, expected_on: null },
      })),
  ];
  const told = (await of(id)).map(({ kind, record_id, due_on, due_mileage, expected_on }) => {
    const same = expected.find((one) => one.kind === kind && one.record_id === record_id);
    const shown =
      same?.expected_on === 'not compared'
        ? 'not compared'
        : expected_on && (expected_on < today() ? today() : expected_on);
    return { kind, record_id, due_on, due_mileage, expected_on: kind === 'event' ? expected_on : shown };
  });
  const inOrder = (a: any, b: any) => a.kind.localeCompare(b.kind) || a.record_id - b.record_id;
  expect(told.sort(inOrder)).toEqual(expected.sort(inOrder));
}
