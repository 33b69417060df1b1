import { join } from 'node:path';
import { sql } from '@carnet/pg';
import {
  eventually,
  recordHandover,
  RenderedStatements,
  type StatementRecorder,
  tablesHolding,
} from '@carnet/svc-testing';
import { EXPORTED_LISTS } from '../src/exported-lists.js';
import { DuePointsService } from '../src/due-points/due-points.service.js';
import { serviceEventRepublication } from '../src/service-events/service-event.fact.js';
import { aPart, aVehicle, gone, oilChange, openStack, OWNER, type Stack } from './stack.js';

const folder = join(__dirname, '..');
const TEMPLATES = '/api/service-event-templates';
const SCHEDULES = '/api/service-schedules';
const SETS = '/api/service/schedules/templates';
const EVENTS = '/api/service/events';

const aTemplate = (name: string) => ({
  ...{
    name,
    source: 'Handbook',
    type: 'Regular Maintenance',
    recurrence_type: 'Periodic',
    recurrence_time_interval: 180,
  },
  recommended_parts: ['Filter'],
});

let stack: Stack;
let statements: RenderedStatements;

beforeAll(async () => {
  stack = await openStack();
  statements = await RenderedStatements.of(folder, stack.database, async (recorder) => {
    await creates(recorder);
    await reads(recorder);
    await changes(recorder);
    await imports(recorder);
    await duePoints(recorder);
    await facts(recorder);
  });
});
afterAll(() => stack?.close());

async function creates(recorder: StatementRecorder): Promise<void> {
  const post = (path: string, body?: unknown, headers?: Record<string, string>) =>
    recorder.ask(stack.owner, 'POST', path, body, headers);
  await stack.told(
    aVehicle(1, { current_mileage: 9_000, birth_date: '1973-05-01' }),
    aVehicle(2),
    aPart(1, 1),
    aPart(2, 1),
  );
  for (const name of ['Oil', 'Brakes']) await post(TEMPLATES, aTemplate(name));
  for (const name of ['Yearly', 'Winter']) await post(SETS, { name, template_ids: [1, 2] });
  for (const name of ['Mine', 'Other']) await post(SCHEDULES, { vehicle_id: 1, name, template_ids: [1, 2] });
  await post('/api/service/vehicles/1/schedules/from-template/1');
  await recorder.askInVain(stack.owner, 'POST', '/api/service/vehicles/1/schedules/from-template/99');
  await recorder.askInVain(stack.owner, 'POST', SCHEDULES, { vehicle_id: 1, name: 'Mine', template_ids: [99] });
  for (const [key, parts] of Object.entries({ first: [{ id: 1, quantity: 2 }], second: [] }))
    await post(
      EVENTS,
      oilChange(1, { template_id: 1, schedule_id: 1, date_performed: '2026-05-01', mileage_at_service: 5, parts }),
      {
        'idempotency-key': key,
      },
    );
  await post(EVENTS, oilChange(2, { status: 'Upcoming', report_content: '<p>Fine</p>' }));
  await post(`${EVENTS}/import`, [oilChange(1, { parts: [{ id: 1 }], template_id: 1, schedule_id: 1 }), oilChange(2)]);
  await post(`${TEMPLATES}/import`, [aTemplate('Belt'), aTemplate('Chain')]);
}

async function reads(recorder: StatementRecorder): Promise<void> {
  await recorder.during('the book of a vehicle', () =>
    stack.anyone.get(`/internal/vehicles/1/book?owner_id=${OWNER}`, {
      'x-internal-token': stack.config.internalToken,
    }),
  );
  for (const { name } of EXPORTED_LISTS)
    await recorder.during(`what is exported of ${name}`, () =>
      stack.anyone.get(`/internal/exports/${name}?owner_id=${OWNER}`, {
        'x-internal-token': stack.config.internalToken,
      }),
    );
  const get = (path: string) => recorder.ask(stack.owner, 'GET', path);
  await recorder.askLists(stack.owner, join(folder, 'openapi.json'), {
    search: 'o',
    source: 'Handbook',
  });
  for (const narrowed of ['', '?vehicle_id=1&search=a'])
    await recorder.ask(stack.owner, 'GET', `/api/service/costs/sums${narrowed}`);
  for (const path of [EVENTS, TEMPLATES, SCHEDULES, SETS, '/api/service/templates', '/api/service/schedules'])
    await get(`${path}/1`);
  for (const path of [
    `${EVENTS}/1/history`,
    `${TEMPLATES}/sources`,
    `${SCHEDULES}/vehicles/1`,
    '/api/service/vehicles/2/schedules',
  ])
    await get(path);
}

/** Imports a history from another product, and undoes it. */
async function imports(recorder: StatementRecorder): Promise<void> {
  const batch = '018f6d3e-0000-7000-8000-000000000001';
  const path = `/api/imports/history?batch=${batch}&file_name=history.csv`;
  await recorder.ask(stack.owner, 'POST', path, [oilChange(1), oilChange(2)]);
  const plan = { ...aTemplate('Belt'), vehicle_id: 2, due_on: '2027-02-03' };
  await recorder.ask(stack.owner, 'POST', path.replace('history?', 'plans?'), [
    plan,
    { ...plan, name: 'Inspection', recurrence_time_interval: null },
  ]);
  await recorder.ask(stack.owner, 'GET', '/api/imports/history');
  await recorder.ask(stack.owner, 'PUT', '/api/imports/choices', {
    categories: [{ name: 'Wash', type: 'Other' }],
    tables: [{ headers: 'when|what', kind: 'Repair', columns: [{ field: 'date', column: 0 }], unit: 'km' }],
  });
  await recorder.ask(stack.owner, 'GET', '/api/imports/choices');
  await recorder.ask(stack.owner, 'POST', '/api/imports/history/undo', { batch });
}

async function changes(recorder: StatementRecorder): Promise<void> {
  const ask = (method: 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, body?: unknown) =>
    recorder.ask(stack.owner, method, path, body);
  await ask('PUT', `${EVENTS}/1`, { name: 'Oil and filter', parts: [{ id: 2 }], schedule_id: null });
  await ask('PUT', `${EVENTS}/3/status`, { status: 'Completed' });
  await ask('POST', `${EVENTS}/3/associate-template`, { template_id: 2 });
  await ask('DELETE', `${EVENTS}/3/template-association`);
  await ask('PUT', `${TEMPLATES}/1`, { name: 'Oil and filter' });
  await ask('PATCH', `${TEMPLATES}/1/status`, { status: 'In_Work' });
  await ask('PUT', `${SETS}/1`, { name: 'Every year', template_ids: [2, 1] });
  await ask('PUT', `${SCHEDULES}/1`, { name: 'Care', template_ids: [2] });
  await ask('POST', `${SCHEDULES}/1/templates/1`);
  await ask('DELETE', `${SCHEDULES}/1/templates/1`);
  await ask('PUT', '/api/service/vehicles/1/activate-schedule/2');
  await ask('DELETE', `${EVENTS}/3`);
  await ask('DELETE', `${SCHEDULES}/2`);
  await ask('DELETE', `${SETS}/2`);
  await ask('DELETE', `${TEMPLATES}/2`);
}

/** Creates, changes and deletes due points of a vehicle. */
async function duePoints(recorder: StatementRecorder): Promise<void> {
  const settle = () =>
    recorder.during('what is due is told', async () => {
      await stack.app.get(DuePointsService).settle();
    });
  await settle();
  const planned = oilChange(1, { status: 'Upcoming', date_performed: '2026-08-01' });
  const { body } = await stack.owner.post(EVENTS, planned);
  await settle();
  await stack.owner.put(`${EVENTS}/${body.id}`, { date_performed: '2026-09-01' });
  await settle();
  await stack.owner.delete(`${EVENTS}/${body.id}`);
  await settle();
}

/** Receives facts of other services, and republishes this service's own. */
async function facts(recorder: StatementRecorder): Promise<void> {
  await recorder.during('service events are told again', () =>
    stack.database.transaction((tx) => serviceEventRepublication.snapshots(tx, { owner: 0, id: 0 }, 10)),
  );
  const photo = { kind: 'event-photo', key: 1, ownerId: OWNER };
  const photos = () => stack.database.rows(sql`select 1 from event_photo_copies`);
  stack.producers.records.publish({
    ...photo,
    body: { id: 1, caption: 'Drain', service_events: [{ id: 1, position: 1 }] },
  });
  await eventually(async () => expect(await photos()).toHaveLength(1));
  stack.producers.records.publish({ ...photo, deleted: true });
  await eventually(async () => expect(await photos()).toEqual([]));
  await handover(recorder);
  await stack.told(gone(aPart(2, 1)), gone(aVehicle(1)));
  stack.producers.identity.publish({ kind: 'user', key: OWNER, ownerId: OWNER, deleted: true });
  await eventually(async () => expect(await tablesHolding(stack.database, OWNER)).not.toContain('service_events'));
}

async function handover(recorder: StatementRecorder): Promise<void> {
  const [event] = await stack.database.rows<{ owner_id: number; vehicle_id: number }>(
    sql`select owner_id, vehicle_id from service_events order by id limit 1`,
  );
  const { owner_id: from, vehicle_id } = event!;
  await recordHandover(recorder, stack.app, { from, to: from + 1_000, vehicle_id });
}

it('all statements lie in statements.sql, as `npm run sql` makes it', () => {
  expect(statements.text).toBe(statements.committed);
});

it('PostgreSQL takes each statement of that file, with the schema as it is', async () => {
  expect(await statements.refused()).toEqual([]);
});

it('no statement of the sources is missing', () => {
  expect(statements.neverSent()).toEqual([]);
});

it('each answers what its row type says', () => {
  expect(statements.wrongTypes()).toEqual([]);
});

it('the JSON that PostgreSQL makes is what the contract says', () => {
  expect(statements.wrongAnswers()).toEqual([]);
});
