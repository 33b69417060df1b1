import { countStatements, type TestClient, type TestService } from '@carnet/svc-testing';
import { ServiceEventEffect, ServiceEventHandler } from '../src/service-events/service-events.handlers.js';
import {
  aPart,
  aPerson,
  aServiceEvent,
  aUserId,
  aVehicle,
  createCollection,
  createPart,
  createVehicle,
  startGarage,
} from './garage.js';

let service: TestService;
let person: TestClient;

beforeAll(async () => {
  service = await startGarage();
  // Statements of background work (event handlers, polls for facts) must not be counted.
  for (const producer of Object.values(service.producers)) await producer.close();
});
afterAll(() => service.close());
beforeEach(() => {
  person = aPerson(service);
});

/** The statements of `work` that use a table of the garage or write to the log. */
async function statementsIn(work: () => Promise<unknown>): Promise<string[]> {
  const statements = await countStatements(work);
  return statements.filter((text) => /collections|vehicles|parts|copies|into facts/i.test(text));
}

const statementsOf = (request: () => Promise<{ status: number }>): Promise<string[]> =>
  statementsIn(async () => expect((await request()).status).toBeLessThan(300));

describe('a request takes at most three statements', () => {
  it('one for a list, whatever its length and its filters', async () => {
    const { id: collection_id } = await createCollection(person);
    const { id: vehicle_id } = await createVehicle(person, { collection_id });
    for (let i = 0; i < 10; i += 1) await createPart(person, { vehicle_id });
    for (const path of [
      '/api/collections',
      '/api/collections?search=a&limit=1',
      `/api/collections/${collection_id}/vehicles`,
      '/api/vehicles',
      `/api/vehicles?collection_id=${collection_id}&search=911&type=Car&sort=name&limit=5`,
      '/api/parts',
      `/api/parts?vehicle_id=${vehicle_id}&search=oil&type=OEM&status=Planned&sort=cost&limit=5`,
      `/api/parts/vehicles/${vehicle_id}`,
    ])
      expect([path, (await statementsOf(() => person.get(path))).length]).toEqual([path, 1]);
  });

  it('one to read, two to create', async () => {
    const { id: collection_id } = await createCollection(person);
    const vehicle = await createVehicle(person, { collection_id });
    const part = await createPart(person, { vehicle_id: vehicle.id });
    for (const path of [`/api/collections/${collection_id}`, `/api/vehicles/${vehicle.id}`, `/api/parts/${part.id}`])
      expect(await statementsOf(() => person.get(path))).toHaveLength(1);
    expect(await statementsOf(() => person.post('/api/collections', { name: 'A' }))).toHaveLength(1);
    expect(await statementsOf(() => person.post('/api/vehicles', aVehicle({ collection_id })))).toHaveLength(2);
    expect(await statementsOf(() => person.post('/api/parts', aPart({ vehicle_id: vehicle.id })))).toHaveLength(2);
  });

  it('three to change', async () => {
    const part = await createPart(person);
    expect(await statementsOf(() => person.put(`/api/parts/${part.id}`, { cost: 1 }))).toHaveLength(3);
    expect(await statementsOf(() => person.put(`/api/vehicles/${part.vehicle_id}`, { color: 'Red' }))).toHaveLength(3);
    const { id } = await createCollection(person);
    expect(await statementsOf(() => person.put(`/api/collections/${id}`, { name: 'B' }))).toHaveLength(2);
  });

  it('three to delete, whatever goes along', async () => {
    const part = await createPart(person);
    expect(await statementsOf(() => person.delete(`/api/parts/${part.id}`))).toHaveLength(3);
    const { id: collection_id } = await createCollection(person);
    for (let i = 0; i < 5; i += 1)
      await createPart(person, { vehicle_id: (await createVehicle(person, { collection_id })).id });
    const target = await createCollection(person);
    expect(
      await statementsOf(() => person.delete(`/api/collections/${collection_id}?move_to=${target.id}`)),
    ).toHaveLength(3);
    const [vehicle] = (await person.get('/api/vehicles')).body;
    expect(await statementsOf(() => person.delete(`/api/vehicles/${vehicle.id}`))).toHaveLength(3);
    expect(await statementsOf(() => person.delete(`/api/collections/${target.id}?vehicles=delete`))).toHaveLength(3);
  });
});

it('an import of service events takes as many statements as one event', async () => {
  const owner = aUserId();
  const part = await createPart(service.as(owner));
  const handler = service.app.get(ServiceEventHandler, { strict: false });
  const effect = service.app.get(ServiceEventEffect, { strict: false });
  const facts = (first: number, count: number) =>
    Array.from({ length: count }, (_, i) => {
      const body = aServiceEvent({
        id: first + i,
        vehicle_id: part.vehicle_id,
        part_ids: [part.id],
        mileage_at_service: first + i,
      });
      const frame = { position: '1.1' as const, seq: 1, version: 1, ownerId: owner, at: '', deleted: false as const };
      return { ...frame, kind: 'service-event' as const, key: String(body.id), body };
    });
  const apply = (some: ReturnType<typeof facts>) =>
    statementsIn(() =>
      service.database.transaction(async (tx) => {
        await handler.applyMany(tx, some);
        await effect.applyChanges(
          tx,
          some.map((fact) => ({ before: null, fact })),
        );
      }),
    );
  const one = await apply(facts(1, 1));
  const many = await apply(facts(100, 300));
  // The ledger is read, compared with its published state, and published if it changed; and it is read for the displayed mileage.
  expect([one.length, many.length]).toEqual([9, 7]);
});

it('every index begins with the owner, so that cost does not grow with other people’s data', async () => {
  const indexes = await service.database.dataSource.query(`
    select t.relname as table, i.relname as index, a.attname as first
    from pg_index x join pg_class i on i.oid = x.indexrelid join pg_class t on t.oid = x.indrelid
    join pg_attribute a on a.attrelid = t.oid and a.attnum = x.indkey[0]
    where t.relnamespace = 'public'::regnamespace and t.relname ~ '^(collections|vehicles|parts|.*_copies)$'`);
  expect(indexes.length).toBeGreaterThan(10);
  // An API key is looked up by its hash, and grants by the person they are for: so their indexes do not begin with the owner.
  const others = indexes.filter(({ first }: { first: string }) => first !== 'owner_id');
  expect(others.map(({ index }: { index: string }) => index)).toEqual([
    'api_key_copies_hash',
    'grant_copies_of_person',
  ]);
});
