import type { TestClient, TestService } from '@carnet/svc-testing';
import { CollectionView } from '../src/collections/collection.dto.js';
import {
  aPerson,
  aUserId,
  createCollection,
  createPart,
  createVehicle,
  factsOf,
  modelsOf,
  namesOf,
  nextPage,
  startGarage,
} from './garage.js';

let service: TestService;
let person: TestClient;

beforeAll(async () => {
  service = await startGarage();
});
afterAll(() => service.close());
beforeEach(() => {
  person = aPerson(service);
});

describe('creating a collection', () => {
  it('answers the collection, with its version as ETag', async () => {
    const { status, body, headers } = await person.post('/api/collections', {
      name: ' Classics ',
      description: 'Air-cooled',
    });
    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.any(Number),
      name: 'Classics',
      description: 'Air-cooled',
      vehicle_count: 0,
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+\+00:00$/),
      updated_at: body.created_at,
    });
    expect(headers.etag).toBe('"1"');
    expect((await person.get(`/api/collections/${body.id}`)).body).toEqual(body);
  });

  it.each([{}, { name: '' }, { name: '   ' }, { name: null }])('refuses %j: a name is required', async (fields) => {
    const { status, body } = await person.post('/api/collections', fields);
    expect(status).toBe(400);
    expect(body).toMatchObject({
      msg: 'Collection name is required',
      errors: [{ field: 'name', msg: 'Collection name is required' }],
    });
  });

  it('takes a name of 200 characters and refuses one of 201', async () => {
    expect((await person.post('/api/collections', { name: 'x'.repeat(200) })).status).toBe(201);
    const { status, body } = await person.post('/api/collections', { name: 'x'.repeat(201) });
    expect([status, body.msg]).toEqual([400, 'Name must have at most 200 characters']);
  });

  it('ignores fields that are read-only or unknown', async () => {
    const { body } = await person.post('/api/collections', {
      name: 'A',
      id: 1,
      owner_id: 1,
      vehicle_count: 9,
      created_at: '2001-01-01',
      hidden: 1,
    });
    expect(body.vehicle_count).toBe(0);
    expect(body.created_at).not.toContain('2001');
    expect(body).not.toHaveProperty('hidden');
    expect(body).not.toHaveProperty('owner_id');
  });

  it('makes one entry for one Idempotency-Key, and refuses the key for another request', async () => {
    const key = { 'idempotency-key': 'create-1' };
    const first = await person.post('/api/collections', { name: 'Once' }, key);
    const again = await person.post('/api/collections', { name: 'Once' }, key);
    expect([again.status, again.body, again.headers.etag]).toEqual([201, first.body, first.headers.etag]);
    expect((await person.get('/api/collections')).body).toHaveLength(1);
    expect((await person.post('/api/collections', { name: 'Other' }, key)).status).toBe(422);
  });
});

describe('the list of collections', () => {
  it('is empty for who has none, and says so in its headers', async () => {
    const { status, body, headers } = await person.get('/api/collections');
    expect([status, body, headers['x-total-count']]).toEqual([200, [], '0']);
  });

  it('sorts by name unless told otherwise, and counts vehicles', async () => {
    const b = await createCollection(person, { name: 'beta' });
    await createCollection(person, { name: 'Alpha' });
    await createVehicle(person, { collection_id: b.id });
    const { body } = await person.get('/api/collections');
    expect(body.map((c: CollectionView) => [c.name, c.vehicle_count])).toEqual([
      ['Alpha', 0],
      ['beta', 1],
    ]);
    expect(namesOf((await person.get('/api/collections?sort=newest')).body)).toEqual(['Alpha', 'beta']);
    expect(namesOf((await person.get('/api/collections?sort=vehicles')).body)).toEqual(['beta', 'Alpha']);
    await person.put(`/api/collections/${b.id}`, { description: 'touched' });
    expect(namesOf((await person.get('/api/collections?sort=updated')).body)).toEqual(['beta', 'Alpha']);
  });

  it('refuses an order that it does not know', async () => {
    const { status, body } = await person.get('/api/collections?sort=owner_id');
    expect([status, body.errors[0].field]).toEqual([400, 'sort']);
  });

  it('searches name and description, taking LIKE signs literally', async () => {
    await createCollection(person, { name: '100% original' });
    await createCollection(person, { name: 'Projects', description: 'Rust_free_soon' });
    const found = async (text: string) =>
      namesOf((await person.get(`/api/collections?search=${encodeURIComponent(text)}`)).body);
    expect(await found('ORIGINAL')).toEqual(['100% original']);
    expect(await found('rust_FREE')).toEqual(['Projects']);
    expect(await found('0%')).toEqual(['100% original']);
    expect(await found('%')).toEqual(['100% original']);
    expect(await found('_')).toEqual(['Projects']);
    expect(await found('\\')).toEqual([]);
  });

  it('comes in pages that hold each row once', async () => {
    for (const name of ['a', 'B', 'b', 'c', 'D']) await createCollection(person, { name });
    const seen: string[] = [];
    for (let path: string | undefined = '/api/collections?limit=2'; path;) {
      const { body, headers } = await person.get(path);
      expect(headers['x-total-count']).toBe('5');
      seen.push(...namesOf(body));
      path = nextPage(headers);
    }
    expect(seen).toEqual(['a', 'b', 'B', 'c', 'D']);
  });

  it.each(['limit=0', 'limit=201', 'limit=x', 'limit=1&cursor=nonsense'])('refuses ?%s', async (query) => {
    const { status, body } = await person.get(`/api/collections?${query}`);
    expect(status).toBe(400);
    expect(body.msg).toEqual(expect.any(String));
  });
});

describe('changing a collection', () => {
  it('keeps what is left out and clears what is null', async () => {
    const { id } = await createCollection(person, { name: 'Old', description: 'Text' });
    const renamed = await person.put(`/api/collections/${id}`, { name: 'New' });
    expect(renamed).toMatchObject({ status: 200, body: { name: 'New', description: 'Text' } });
    const cleared = await person.put(`/api/collections/${id}`, { description: null });
    expect(cleared.body).toMatchObject({ name: 'New', description: null });
    expect(cleared.body.updated_at > cleared.body.created_at).toBe(true);
    expect(cleared.headers.etag).toBe('"3"');
  });

  it.each([{ name: null }, { name: ' ' }])('refuses %j', async (fields) => {
    const { id } = await createCollection(person);
    const { status, body } = await person.put(`/api/collections/${id}`, fields);
    expect([status, body.msg]).toEqual([400, 'Collection name is required']);
  });

  it('tells who saves over a version not seen', async () => {
    const { id } = await createCollection(person);
    const first = await person.put(`/api/collections/${id}`, { name: 'First' }, { 'if-match': '"1"' });
    expect([first.status, first.headers.etag]).toEqual([200, '"2"']);
    const second = await person.put(`/api/collections/${id}`, { name: 'Second' }, { 'if-match': '"1"' });
    expect([second.status, second.body.msg]).toEqual([412, expect.any(String)]);
    expect((await person.get(`/api/collections/${id}`)).body.name).toBe('First');
  });
});

describe('deleting a collection', () => {
  it('deletes one that is empty', async () => {
    const { id } = await createCollection(person);
    const { status, body } = await person.delete(`/api/collections/${id}`);
    expect([status, body]).toEqual([204, null]);
    expect(await person.get(`/api/collections/${id}`)).toMatchObject({
      status: 404,
      body: { msg: 'Collection not found' },
    });
  });

  it('does not delete one that holds vehicles unless told what becomes of them', async () => {
    const { id } = await createCollection(person);
    const vehicle = await createVehicle(person, { collection_id: id });
    await createPart(person, { vehicle_id: vehicle.id });
    await createPart(person, { vehicle_id: vehicle.id });
    const { status, body } = await person.delete(`/api/collections/${id}`);
    expect(status).toBe(409);
    expect(body.msg).toContain('This collection still holds 1 vehicle with 2 parts.');
    expect((await person.get(`/api/vehicles/${vehicle.id}`)).status).toBe(200);
  });

  it('deletes its vehicles and their parts with it, and tells of each', async () => {
    const { id } = await createCollection(person);
    const vehicle = await createVehicle(person, { collection_id: id });
    const part = await createPart(person, { vehicle_id: vehicle.id });
    const bystander = await createVehicle(person);
    expect((await person.delete(`/api/collections/${id}?vehicles=delete`)).status).toBe(204);
    expect((await person.get(`/api/collections/${id}`)).status).toBe(404);
    expect((await person.get(`/api/vehicles/${vehicle.id}`)).status).toBe(404);
    expect((await person.get(`/api/parts/${part.id}`)).status).toBe(404);
    expect((await factsOf(service, 'vehicle', vehicle.id)).at(-1)).toMatchObject({
      deleted: true,
      version: 2,
      body: null,
    });
    expect((await factsOf(service, 'part', part.id)).at(-1)).toMatchObject({ deleted: true, version: 2, body: null });
    expect((await person.get(`/api/vehicles/${bystander.id}`)).status).toBe(200);
  });

  it('moves its vehicles to another collection, and tells of each', async () => {
    const { id } = await createCollection(person, { name: 'From' });
    const target = await createCollection(person, { name: 'To' });
    const vehicle = await createVehicle(person, { collection_id: id });
    expect((await person.delete(`/api/collections/${id}?move_to=${target.id}`)).status).toBe(204);
    expect((await person.get(`/api/vehicles/${vehicle.id}`)).body).toMatchObject({
      collection_id: target.id,
      collection_name: 'To',
    });
    expect((await person.get(`/api/collections/${target.id}`)).body.vehicle_count).toBe(1);
    expect((await factsOf(service, 'vehicle', vehicle.id)).at(-1)).toMatchObject({
      version: 2,
      body: { collection_id: target.id },
    });
  });

  it('refuses to move the vehicles to a collection that is missing, somebody else’s or the same', async () => {
    const { id } = await createCollection(person);
    await createVehicle(person, { collection_id: id });
    const foreign = await createCollection(aPerson(service));
    const move = (target: number | string) => person.delete(`/api/collections/${id}?move_to=${target}`);
    const missing = await move(2_000_000_000);
    expect(missing).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'move_to', msg: 'Collection not found' }] },
    });
    expect((await move(foreign.id)).body).toEqual(missing.body);
    expect((await move(id)).status).toBe(400);
    expect((await move('x')).status).toBe(400);
    expect((await person.delete(`/api/collections/${id}?vehicles=keep`)).status).toBe(400);
    expect((await person.delete(`/api/collections/${id}?vehicles=delete&move_to=${id}`)).status).toBe(400);
    expect((await person.get(`/api/collections/${id}`)).body.vehicle_count).toBe(1);
  });

  it('tells who deletes a version not seen', async () => {
    const { id } = await createCollection(person);
    await person.put(`/api/collections/${id}`, { name: 'Changed' });
    expect((await person.delete(`/api/collections/${id}`, { 'if-match': '"1"' })).status).toBe(412);
    expect((await person.delete(`/api/collections/${id}`, { 'if-match': '"2"' })).status).toBe(204);
  });

  it('loses no vehicle that is added while it is deleted', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { id } = await createCollection(person);
      const [removal, added] = await Promise.all([
        person.delete(`/api/collections/${id}?vehicles=delete`),
        person.post('/api/vehicles', { collection_id: id, type: 'Car', make: 'Fiat', model: '500', year: 1969 }),
      ]);
      expect([204, 503]).toContain(removal.status);
      expect([201, 400]).toContain(added.status);
    }
    const left = (await person.get('/api/collections')).body.length;
    expect((await person.get('/api/vehicles')).body.length).toBeLessThanOrEqual(left);
  });
});

describe('the vehicles of a collection', () => {
  it('are rows like those of the vehicle list, with its filters and pages', async () => {
    const { id } = await createCollection(person);
    await createVehicle(person, { collection_id: id, model: '911', type: 'Car' });
    await createVehicle(person, { collection_id: id, model: 'R80', type: 'Motorcycle' });
    await createVehicle(person, { model: 'Elsewhere' });
    const path = `/api/collections/${id}/vehicles`;
    const all = await person.get(path);
    expect(modelsOf(all.body)).toEqual(['R80', '911']);
    expect(all.body).toEqual((await person.get(`/api/vehicles?collection_id=${id}`)).body);
    expect(modelsOf((await person.get(`${path}?type=Car`)).body)).toEqual(['911']);
    expect(modelsOf((await person.get(`${path}?search=r8`)).body)).toEqual(['R80']);
    const page = await person.get(`${path}?limit=1&sort=oldest`);
    expect([modelsOf(page.body), page.headers['x-total-count']]).toEqual([['911'], '2']);
    expect(modelsOf((await person.get(nextPage(page.headers)!)).body)).toEqual(['R80']);
  });

  it('do not follow a query into another collection', async () => {
    const here = await createCollection(person);
    const there = await createCollection(person);
    await createVehicle(person, { collection_id: here.id, model: 'Here' });
    await createVehicle(person, { collection_id: there.id, model: 'There' });
    const { body } = await person.get(`/api/collections/${here.id}/vehicles?collection_id=${there.id}`);
    expect(modelsOf(body)).toEqual(['Here']);
  });

  it('are none for an empty collection, and 404 for one that is missing or somebody else’s', async () => {
    const { id } = await createCollection(person);
    expect((await person.get(`/api/collections/${id}/vehicles`)).body).toEqual([]);
    const foreign = await createCollection(service.as(aUserId()));
    const missing = await person.get('/api/collections/2000000000/vehicles');
    expect(missing).toMatchObject({ status: 404, body: { msg: 'Collection not found' } });
    expect((await person.get(`/api/collections/${foreign.id}/vehicles`)).body).toEqual(missing.body);
  });
});
