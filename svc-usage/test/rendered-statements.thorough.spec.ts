import { join } from 'node:path';
import {
  eventually,
  recordHandover,
  RenderedStatements,
  type StatementRecorder,
  tablesHolding,
  type TestClient,
} from '@carnet/svc-testing';
import { duePointRepublication } from '../src/due-points/due-point.fact.js';
import { DuePointsService } from '../src/due-points/due-points.service.js';
import { EXPORTED_LISTS } from '../src/exported-lists.js';
import { fillUpReadingRepublication, fillUpRepublication } from '../src/fill-ups/fill-up.fact.js';
import { aFillUp, anEngine, aSet, aTrackSession, openStack, type Stack } from './stack.js';

const folder = join(__dirname, '..');
const PATH = '/api/fill-ups';
const SESSIONS = '/api/track-sessions';
const PART = {
  ...{ id: 21, name: 'Harness', manufacturer: 'Sabelt', part_number: 'CCR-6' },
  ...{ type: 'Aftermarket', status: 'Installed' },
};

let stack: Stack;
let owner: number;
let ann: TestClient;
let vehicle: number;
let statements: RenderedStatements;

beforeAll(async () => {
  stack = await openStack();
  ({ id: owner, client: ann } = stack.newOwner());
  vehicle = stack.aVehicle(owner);
  statements = await RenderedStatements.of(folder, stack.database, async (recorder) => {
    await writes(recorder);
    await components(recorder);
    await reads(recorder);
    await imports(recorder);
    await handover(recorder);
    await facts(recorder);
  });
});
afterAll(() => stack?.close());

async function writes(recorder: StatementRecorder): Promise<void> {
  const post = (fields: object, key?: string) =>
    recorder.ask(ann, 'POST', PATH, aFillUp(vehicle, fields), key ? { 'idempotency-key': key } : {});
  await post({ station: 'Aral', total: 60 }, 'first');
  await post({ filled_on: '2026-06-01' });
  await post({ odometer: 5, at: '14:05' }, 'read');
  await post({ odometer: 6 });
  await post({ unit_price: 1.7 });
  await recorder.ask(ann, 'PUT', `${PATH}/1`, { odometer: 7, amount: 41 });
  await recorder.ask(ann, 'DELETE', `${PATH}/2`);
  await recorder.ask(ann, 'POST', `${PATH}/delete`, { ids: [3] });
  for (const [at, key] of ['session', 'another'].entries()) {
    await recorder.ask(ann, 'POST', SESSIONS, aTrackSession(vehicle), { 'idempotency-key': key });
    await recorder.ask(ann, 'PUT', `${SESSIONS}/${at + 1}`, { note: 'Wet' });
  }
  await recorder.ask(ann, 'DELETE', `${SESSIONS}/2`);
}

/** Two sets and an engine on two vehicles, one of which is deleted. */
async function components(recorder: StatementRecorder): Promise<void> {
  const post = (path: string, body: object, headers = {}) =>
    recorder.ask(ann, 'POST', `/api/usage/${path}`, body, headers);
  const limits = [{ by: 'age', value: 72, source: 'Maker' }];
  await post('components', aSet({ price: 400 }), { 'idempotency-key': 'set' });
  const tyres = [{ position: 'front-left', dot: '2319' }];
  await post('components', aSet({ name: 'Summer wheels', tyres, limits }));
  await post('components', anEngine());
  stack.producers.garage.withhold({
    kind: 'part',
    key: PART.id,
    ownerId: owner,
    body: { ...PART, vehicle_id: vehicle },
  });
  const day = { vehicle_id: vehicle, from_on: '2026-01-01', from_mileage: 100 };
  await post('fitments', { ...day, component_id: 1 });
  await post('fitments', { ...day, component_id: 2, from_on: '2026-03-01', from_mileage: 900, takes_off: true });
  await post('fitments', { ...day, component_id: 3 });
  const depths = [{ position: 'front-left', middle: 7 }];
  await post('entries', { component_id: 1, kind: 'tread', happened_on: '2026-02-01', depths });
  await post('entries', { component_id: 3, kind: 'use', happened_on: '2026-02-01', hours: 2 });
  const put = (path: string, body: object) => recorder.ask(ann, 'PUT', `/api/usage/${path}`, body);
  await put('components/1', { name: 'Winter', tyres: null });
  await ann.put('/api/usage/components/3', { kind: 'other' });
  await put('fitments/2', { note: 'Tight' });
  await put('entries/2', { hours: 3 });
  await post('components', aSet());
  await put('components/4', { tyres: [{ position: 'spare' }] });
  await post('fitments', {
    component_id: 4,
    vehicle_id: stack.aVehicle(owner),
    from_on: '2020-01-01',
    to_on: '2020-05-01',
  });
  await post('entries', { component_id: 4, kind: 'use', happened_on: '2026-02-01', sessions: 2 });
  for (const path of ['entries/3', 'fitments/4', 'components/4'])
    await recorder.ask(ann, 'DELETE', `/api/usage/${path}`);
  // Last, so that the ids above stay the same.
  await post('components', { kind: 'harness', part_id: PART.id });
  for (const path of ['components/1', 'components/1/life', 'components/1/history', 'fitments/1', 'fitments/1/history'])
    await recorder.ask(ann, 'GET', `/api/usage/${path}`);
  for (const path of ['entries/1', 'entries/1/history', 'lives', `vehicles/${vehicle}/fitments`])
    await recorder.ask(ann, 'GET', `/api/usage/${path}`);
  const checks = `/api/usage/vehicles/${vehicle}/checks`;
  await recorder.ask(ann, 'PUT', checks, { day: '2026-05-03', items: [{ text: 'Wheel nuts', done: true }] });
  for (const path of [`${checks}?on=2026-06-07`, `/api/usage/vehicles/${vehicle}/day?on=2026-05-03`])
    await recorder.ask(ann, 'GET', path);
  // Either the service's timer or this call publishes it, so it is not a recorded step.
  const due = async (said: object) => {
    await stack.app.get(DuePointsService).settle();
    await eventually(async () => expect(await stack.dueOf(owner)).toMatchObject([said]));
  };
  await due({ version: 1 });
  await ann.put('/api/usage/components/2', { name: 'Summer' });
  await due({ version: 2 });
  await ann.put('/api/usage/components/2', { retired_on: '2026-04-01' });
  await due({ deleted: true });
}

async function reads(recorder: StatementRecorder): Promise<void> {
  await stack.ledgerSays(owner, vehicle, { chapters: [] });
  const values = { search: 'a', energy: 'petrol', from: '2026-01-01', to: '2026-12-31' };
  await recorder.askLists(ann, join(folder, 'openapi.json'), values);
  for (const narrowed of ['', '?vehicle_id=1&search=a'])
    await recorder.ask(ann, 'GET', `${PATH}/costs/sums${narrowed}`);
  for (const path of ['/1', '/1/history', `/vehicles/${vehicle}/last-used`, `/vehicles/${vehicle}/consumption`])
    await recorder.ask(ann, 'GET', `${PATH}${path}`);
  for (const path of ['/1', '/1/history']) await recorder.ask(ann, 'GET', `${SESSIONS}${path}`);
  const headers = { 'x-internal-token': stack.config.internalToken };
  await recorder.during('the book of a vehicle', () =>
    stack.anyone.get(`/internal/vehicles/${vehicle}/book?owner_id=${owner}`, headers),
  );
  for (const { name } of EXPORTED_LISTS)
    await recorder.during(`what is exported of ${name}`, () =>
      stack.anyone.get(`/internal/exports/${name}?owner_id=${owner}`, headers),
    );
  for (const { name, ofVehicle } of EXPORTED_LISTS)
    if (ofVehicle)
      await recorder.during(`what the passport of a vehicle has of ${name}`, () =>
        stack.anyone.get(`/internal/exports/${name}/of-vehicle?owner_id=${owner}&vehicle_id=${vehicle}`, headers),
      );
}

/** Imports a log from another product, and undoes it. */
async function imports(recorder: StatementRecorder): Promise<void> {
  const batch = '018f6d3e-0000-7000-8000-000000000001';
  const path = `/api/imports/fill-ups?batch=${batch}&file_name=log.csv`;
  await recorder.ask(ann, 'POST', path, [aFillUp(vehicle, { odometer: 8 }), aFillUp(vehicle)]);
  const mounted = [{ vehicle_id: vehicle, from_on: '2019-05-01', to_on: '2019-06-01' }];
  const happened = [{ kind: 'use', happened_on: '2019-05-02', hours: 1 }];
  await recorder.ask(ann, 'POST', path.replace('fill-ups', 'components'), [
    { ...aSet({ name: 'Imported' }), mounted, happened, row: 7 },
  ]);
  await recorder.ask(ann, 'GET', '/api/imports/fill-ups');
  await recorder.ask(ann, 'POST', '/api/imports/fill-ups/undo', { batch });
}

/** Receives facts of other services, and republishes this service's own. */
async function facts(recorder: StatementRecorder): Promise<void> {
  for (const again of [fillUpRepublication, fillUpReadingRepublication, duePointRepublication])
    await recorder.during(`${again.kind} is told again`, () =>
      stack.database.transaction((tx) => again.snapshots(tx, { owner: 0, id: 0 }, 10)),
    );
  const second = stack.aVehicle(owner);
  await ann.post(PATH, aFillUp(second));
  await ann.post(SESSIONS, aTrackSession(second));
  const { garage, identity } = stack.producers;
  garage.publish({ kind: 'part', key: PART.id, ownerId: owner, version: 2, deleted: true });
  garage.publish({ kind: 'vehicle', key: vehicle, ownerId: owner, deleted: true });
  garage.publish({ kind: 'odometer', key: vehicle, ownerId: owner, deleted: true });
  await eventually(async () => expect(await tablesHolding(stack.database, owner)).not.toContain('odometer_copies'));
  identity.publish({ kind: 'user', key: owner, ownerId: owner, deleted: true });
  await eventually(async () => expect(await tablesHolding(stack.database, owner)).not.toContain('fill_ups'));
}

async function handover(recorder: StatementRecorder): Promise<void> {
  await recordHandover(recorder, stack.app, {
    from: owner,
    to: owner + 1_000,
    vehicle_id: vehicle,
  });
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
