import { join } from 'node:path';
import {
  eventually,
  recordHandover,
  takeStep,
  RenderedStatements,
  type StatementRecorder,
  type TestClient,
  type TestService,
} from '@carnet/svc-testing';
import { EXPORTED_LISTS } from '../src/exported-lists.js';
import { odometerRepublication } from '../src/odometer/odometer.fact.js';
import { partRepublication } from '../src/parts/part.fact.js';
import { chapterRepublication, identityRepublication } from '../src/provenance/provenance.fact.js';
import { vehicleRepublication } from '../src/vehicles/vehicle.fact.js';
import {
  aModification,
  aPart,
  aServiceEvent,
  aVehicle,
  coverFact,
  createCollection,
  createPart,
  createVehicle,
  documentFact,
  recordReadingFact,
  eventFact,
  eventGone,
  modificationFact,
  startGarage,
} from './garage.js';

const folder = join(__dirname, '..');
const OWNER = 1;
/** Another user, whose vehicles are handed over. */
const GIVER = 101;

let service: TestService;
let person: TestClient;
let statements: RenderedStatements;

beforeAll(async () => {
  service = await startGarage();
  person = service.as(OWNER);
  statements = await RenderedStatements.of(folder, service.database, async (recorder) => {
    await reads(recorder);
    await writes(recorder);
    await facts(recorder);
    await handover(recorder);
  });
});
afterAll(() => service.close());

/** Reads every list in every form, and one of each thing. */
async function reads(recorder: StatementRecorder): Promise<void> {
  for (let i = 0; i < 2; i += 1) {
    const { id: collection_id } = await createCollection(person);
    await createPart(person, { vehicle_id: (await createVehicle(person, { collection_id })).id });
  }
  await recorder.askLists(person, join(folder, 'openapi.json'), { search: 'a' });
  for (const narrowed of ['', '?vehicle_id=1&search=a'])
    await recorder.ask(person, 'GET', `/api/parts/costs/sums${narrowed}`);
  for (const path of ['/api/collections/1', '/api/vehicles/1', '/api/parts/1']) await recorder.ask(person, 'GET', path);
  for (const path of ['/api/vehicles/1', '/api/parts/1']) await recorder.ask(person, 'GET', `${path}/history`);
  await recorder.during('the book of a vehicle', () =>
    service.anyone.get(`/internal/vehicles/1/book?owner_id=${OWNER}`, {
      'x-internal-token': service.config.internalToken,
    }),
  );
  for (const { name } of EXPORTED_LISTS)
    await recorder.during(`what is exported of ${name}`, () =>
      service.anyone.get(`/internal/exports/${name}?owner_id=${OWNER}`, {
        'x-internal-token': service.config.internalToken,
      }),
    );
  const { id: empty } = await createVehicle(person, { collection_id: 1 });
  await recorder.ask(person, 'GET', `/api/parts/vehicles/${empty}`);
}

async function writes(recorder: StatementRecorder): Promise<void> {
  const { id: collection_id } = await createCollection(person);
  const { id: vehicle_id } = await createVehicle(person, { collection_id });
  const { id } = await createPart(person, { vehicle_id });
  await recorder.ask(person, 'POST', '/api/collections', { name: 'A' });
  await recorder.ask(person, 'POST', '/api/vehicles', aVehicle({ collection_id }));
  await recorder.ask(person, 'POST', '/api/parts', aPart({ vehicle_id }));
  await recorder.ask(person, 'PUT', `/api/collections/${collection_id}`, { name: 'B' });
  await recorder.ask(person, 'PUT', `/api/vehicles/${vehicle_id}`, { color: 'Red' });
  await recorder.ask(person, 'PUT', `/api/parts/${id}`, { cost: 1 });
  await recorder.ask(person, 'DELETE', `/api/parts/${id}`);
  await odometer(recorder, vehicle_id);
  await provenance(recorder, vehicle_id);
  await imports(recorder, vehicle_id);
  await recorder.ask(person, 'DELETE', `/api/vehicles/${vehicle_id}`);
  for (const fate of ['', '?vehicles=delete', `?move_to=${collection_id}`])
    await recorder.ask(person, 'DELETE', `/api/collections/${(await createCollection(person)).id}${fate}`);
}

async function odometer(recorder: StatementRecorder, vehicle_id: number): Promise<void> {
  await recorder.ask(person, 'PUT', `/api/vehicles/${vehicle_id}`, { current_mileage: 5 });
  const made = {
    'odometer-readings': { vehicle_id, read_on: '2099-01-01', value: 6 },
    'odometer-chapters': { vehicle_id, kind: 'laid-up', from_date: '2020-01-01' },
  };
  for (const [route, body] of Object.entries(made)) {
    const { id } = (await person.post(`/api/${route}`, body)).body;
    await recorder.ask(person, 'POST', `/api/${route}`, body);
    await recorder.ask(person, 'PUT', `/api/${route}/${id}`, {});
    await recorder.ask(person, 'PUT', `/api/${route}/${id}`, { note: 'seen', evidence: 'Invoice' });
    await recorder.ask(person, 'GET', `/api/vehicles/${vehicle_id}/odometer`);
    await recorder.ask(person, 'DELETE', `/api/${route}/${id}`);
  }
  const { id: reading_id } = (await person.post('/api/odometer-readings', made['odometer-readings'])).body;
  const said = { vehicle_id, kind: 'estimate', from_date: '2099-01-01', reading_source: 'by-hand', reading_id };
  await recorder.ask(person, 'POST', '/api/odometer-chapters', said);
}

/** Imports another product's log, and undoes the import. */
async function imports(recorder: StatementRecorder, vehicle_id: number): Promise<void> {
  const batch = '018f6d3e-0000-7000-8000-000000000001';
  const path = `/api/imports/readings?batch=${batch}&file_name=log.csv`;
  await recorder.ask(person, 'POST', path, [{ vehicle_id, read_on: '2020-01-01', value: 6 }]);
  await recorder.ask(person, 'GET', '/api/imports/readings');
  await recorder.ask(person, 'POST', '/api/imports/readings/undo', { batch });
}

async function provenance(recorder: StatementRecorder, vehicle_id: number): Promise<void> {
  const made = {
    'ownership-chapters': { vehicle_id, owned_by: 'me', from_date: '1998-05-02', mileage: 5, price: 9_000 },
    'vehicle-identities': { vehicle_id, kind: 'engine', as_built: '6111234', as_fitted: '6111234' },
  };
  for (const [route, body] of Object.entries(made)) {
    const { id } = (await person.post(`/api/${route}`, body)).body;
    await recorder.ask(person, 'POST', `/api/${route}`, body);
    await recorder.ask(person, 'GET', `/api/${route}/${id}`);
    await recorder.ask(person, 'PUT', `/api/${route}/${id}`, {});
    await recorder.ask(person, 'PUT', `/api/${route}/${id}`, { note: 'seen', notes: 'seen' });
    await recorder.ask(person, 'GET', `/api/vehicles/${vehicle_id}/provenance`);
    await recorder.ask(person, 'DELETE', `/api/${route}/${id}`);
  }
}

/** Handles facts of the other services, and republishes this service's own. */
async function facts(recorder: StatementRecorder): Promise<void> {
  const { id: part, vehicle_id } = await createPart(person);
  const { service: events, records, identity } = service.producers;
  const count = (table: string) => service.database.dataSource.query(`select 1 from ${table}`);
  events.publish(eventFact(OWNER, aServiceEvent({ id: 1, vehicle_id, part_ids: [part], mileage_at_service: 5 })));
  records.publish(modificationFact(OWNER, aModification({ id: 1, vehicle_id, part_ids: [part] })));
  records.publish(coverFact(OWNER, { id: vehicle_id }));
  records.publish(documentFact(OWNER, { id: 1, vehicle_id, mileage: 6 }));
  records.publish(recordReadingFact('track-day-reading', OWNER, { id: 1, vehicle_id, mileage: 6 }));
  await eventually(async () => expect(await count('modification_part_copies')).toHaveLength(1));
  await eventually(async () => expect(await count('document_copies')).toHaveLength(1));
  await eventually(async () => expect(await count('record_reading_copies')).toHaveLength(1));
  const coverOf = async () => (await person.get(`/api/vehicles/${vehicle_id}`)).body.cover;
  await eventually(async () => expect(await coverOf()).toMatchObject({ photo_id: 7 }));
  await eventually(async () => expect((await person.get(`/api/parts/${part}`)).body.status).toBe('Installed'));
  const provenanceAgain = [identityRepublication, chapterRepublication];
  for (const again of [vehicleRepublication, odometerRepublication, partRepublication, ...provenanceAgain])
    await recorder.during(`${again.kind}s are told again`, () =>
      service.database.transaction((tx) => again.snapshots(tx, { owner: 0, id: 0 }, 10)),
    );
  events.publish(eventGone(OWNER, 1));
  records.publish({ kind: 'modification', key: 1, ownerId: OWNER, deleted: true });
  records.publish({ kind: 'document', key: 1, ownerId: OWNER, deleted: true });
  records.publish({ kind: 'track-day-reading', key: 1, ownerId: OWNER, deleted: true });
  records.publish({ kind: 'vehicle-cover', key: vehicle_id, ownerId: OWNER, deleted: true });
  await eventually(async () => expect(await coverOf()).toBeNull());
  await eventually(async () => expect(await count('modification_copies')).toEqual([]));
  await eventually(async () => expect(await count('document_copies')).toEqual([]));
  await eventually(async () => expect(await count('record_reading_copies')).toEqual([]));
  await eventually(async () => expect(await count('service_event_copies')).toEqual([]));
  identity.publish({ kind: 'user', key: OWNER, ownerId: OWNER, deleted: true });
  await eventually(async () => expect(await count('collections')).toEqual([]));
}

async function handover(recorder: StatementRecorder): Promise<void> {
  const giver = service.as(GIVER);
  const { id: collection_id } = await createCollection(giver);
  const { id: vehicle_id } = await createVehicle(giver, { collection_id });
  await createPart(giver, { vehicle_id });
  const head = { origin: 'carnet/vehicles/1', size: 1, root: 'AA==' };
  const { id: into } = await createCollection(service.as(GIVER + 1));
  await recordHandover(recorder, service.app, { from: GIVER, to: GIVER + 1, vehicle_id, collection_id: into, head });
  // The chosen collection was deleted meanwhile, and the receiver has no other.
  const { id: next } = await createVehicle(giver, { collection_id });
  const late = { id: 2, from: GIVER, to: GIVER + 2, vehicle_id: next, collection_id: 0 };
  await recorder.during('a hand-over: move', () =>
    takeStep(service.app, 'move', { ...late, with_costs: true, with_notes: true, without_papers: [], head: null }),
  );
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
