import { countStatements, startTestService, type TestService } from '@carnet/svc-testing';
import { garage } from '../src/app.js';
import { aPart, aPerson, aVehicle, createVehicle } from './garage.js';

const QUOTAS = { collections: 2, vehicles: 3, parts: 4, ownership_chapters: 2, vehicle_identities: 1 };

let service: TestService;
beforeAll(async () => (service = await startTestService(garage, { quotas: QUOTAS })));
afterAll(() => service.close());

const told = (most: number, things: string) => ({
  status: 422,
  body: { msg: `One account can keep at most ${most} ${things}. Delete what you no longer need, then try again.` },
});

it('refuses one vehicle too many, tells the limit, and stores nothing', async () => {
  const person = aPerson(service);
  const { id, collection_id } = await createVehicle(person);
  for (let n = 1; n < QUOTAS.vehicles; n += 1) await person.post('/api/vehicles', aVehicle({ collection_id }));
  expect(await person.post('/api/vehicles', aVehicle({ collection_id }))).toMatchObject({
    ...told(3, 'vehicles'),
    headers: expect.anything(),
  });
  expect((await person.get('/api/vehicles')).body).toHaveLength(3);
  await person.delete(`/api/vehicles/${id}`);
  expect((await person.post('/api/vehicles', aVehicle({ collection_id }))).status).toBe(201);
});

it('refuses collections and parts too many likewise, and changes what is there as before', async () => {
  const person = aPerson(service);
  const { id: vehicle_id } = await createVehicle(person);
  await person.post('/api/collections', { name: 'Second' });
  expect(await person.post('/api/collections', { name: 'Third' })).toMatchObject(told(2, 'collections'));
  for (let n = 0; n < QUOTAS.parts; n += 1) await person.post('/api/parts', aPart({ vehicle_id }));
  expect(await person.post('/api/parts', aPart({ vehicle_id }))).toMatchObject(told(4, 'parts'));
  expect((await person.put(`/api/vehicles/${vehicle_id}`, { color: 'Red' })).status).toBe(200);
});

it('refuses owners and numbers too many likewise', async () => {
  const person = aPerson(service);
  const { id: vehicle_id } = await createVehicle(person);
  const chapter = { vehicle_id, owned_by: 'withheld', from_date: '1974-01-01' };
  for (let n = 0; n < QUOTAS.ownership_chapters; n += 1) await person.post('/api/ownership-chapters', chapter);
  expect(await person.post('/api/ownership-chapters', chapter)).toMatchObject(told(2, 'ownership chapters'));
  const number = { vehicle_id, kind: 'engine', as_built: '1' };
  await person.post('/api/vehicle-identities', number);
  expect(await person.post('/api/vehicle-identities', number)).toMatchObject(told(1, 'vehicle identities'));
});

it('counts each person alone', async () => {
  for (let n = 0; n < 3; n += 1) expect((await createVehicle(aPerson(service))).id).toBeGreaterThan(0);
});

it('lets none through of many at once', async () => {
  const person = aPerson(service);
  const { collection_id } = await createVehicle(person);
  const all = await Promise.all(
    Array.from({ length: 10 }, () => person.post('/api/vehicles', aVehicle({ collection_id }))),
  );
  expect(all.map(({ status }) => status).sort()).toEqual([201, 201, ...Array<number>(8).fill(422)]);
  expect((await person.get('/api/vehicles')).body).toHaveLength(3);
});

it('costs a create no statement', async () => {
  const person = aPerson(service);
  const statements = await countStatements(() => person.post('/api/collections', { name: 'First' }));
  expect(statements.join()).not.toMatch(/quota/i);
});
