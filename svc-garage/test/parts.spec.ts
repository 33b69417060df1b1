import type { TestClient, TestService } from '@carnet/svc-testing';
import {
  aPart,
  aPerson,
  createCollection,
  createPart,
  createVehicle,
  factsOf,
  namesOf,
  nextPage,
  startGarage,
} from './garage.js';

const REQUIRED = 'Vehicle, name, type, and status are required';

let service: TestService;
let person: TestClient;
let vehicle: { id: number; collection_id: number };

beforeAll(async () => {
  service = await startGarage();
});
afterAll(() => service.close());
beforeEach(async () => {
  person = aPerson(service);
  vehicle = await createVehicle(person, { nickname: 'Ruby' });
});

const post = (fields: object) => person.post('/api/parts', aPart({ vehicle_id: vehicle.id, ...fields }));

describe('creating a part', () => {
  it('answers every field, and tells of it', async () => {
    const fields = {
      vehicle_id: vehicle.id,
      name: 'Oil filter',
      description: 'With seal',
      part_number: '930 107 764 01',
      manufacturer: 'Mahle',
      type: 'Aftermarket',
      status: 'In Storage',
      purchase_date: '2026-01-31',
      cost: 12.5,
      notes: 'Box of two',
    };
    const { status, body, headers } = await person.post('/api/parts', fields);
    expect(status).toBe(201);
    expect(body).toEqual({
      ...fields,
      purchase_date_edtf: null,
      currency: 'USD',
      id: expect.any(Number),
      make: 'Porsche',
      model: '911',
      year: 1973,
      nickname: 'Ruby',
      service_events: [],
      modifications: [],
      created_at: expect.stringMatching(/^\d{4}-.*\+00:00$/),
      updated_at: body.created_at,
    });
    expect(headers.etag).toBe('"1"');
    expect((await person.get(`/api/parts/${body.id}`)).body).toEqual(body);
    expect((await person.get('/api/parts')).body).toEqual([body]);
    expect(await factsOf(service, 'part', body.id)).toEqual([
      {
        version: 1,
        owner_id: expect.any(Number),
        deleted: false,
        body: {
          id: body.id,
          vehicle_id: vehicle.id,
          name: 'Oil filter',
          manufacturer: 'Mahle',
          part_number: '930 107 764 01',
          type: 'Aftermarket',
          status: 'In Storage',
        },
      },
    ]);
  });

  it('is OEM and Planned where that is left out, null for what is unknown', async () => {
    const { status, body } = await person.post('/api/parts', {
      vehicle_id: vehicle.id,
      name: 'Seal',
      cost: '',
      part_number: ' ',
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      type: 'OEM',
      status: 'Planned',
      description: null,
      part_number: null,
      manufacturer: null,
      purchase_date: null,
      cost: null,
      notes: null,
    });
  });

  it.each([
    { vehicle_id: null },
    { vehicle_id: undefined },
    { name: undefined },
    { name: ' ' },
    { type: null },
    { type: '' },
    { status: null },
    { status: '' },
  ])('refuses %j', async (fields) => {
    const { status, body } = await post(fields);
    expect([status, body]).toMatchObject([
      400,
      { msg: REQUIRED, errors: [{ field: Object.keys(fields)[0], msg: REQUIRED }] },
    ]);
  });

  it.each([
    ['cost', 0, 0],
    ['cost', '12.34', 12.34],
    ['cost', 9_999_999_999.99, 9_999_999_999.99],
    ['name', 'x'.repeat(200), 'x'.repeat(200)],
    ['vehicle_id', 'as text', undefined],
    ['part_number', 'x'.repeat(100), 'x'.repeat(100)],
  ])('takes %s of %p', async (field, value, stored) => {
    const { status, body } = await post({ [field]: value === 'as text' ? String(vehicle.id) : value });
    expect([status, body[field]]).toEqual([201, stored ?? vehicle.id]);
  });

  it.each([
    ['cost', -0.01, 'Cost must be at least 0'],
    ['cost', 1.005, 'Cost must be a number with at most 2 decimals'],
    ['cost', '12 dollars', 'Cost must be a number with at most 2 decimals'],
    ['cost', 10_000_000_000, 'Cost must be at most 9999999999.99'],
    ['type', 'Used', 'Type must be one of: OEM, Aftermarket'],
    ['status', 'Lost', 'Status must be one of: Planned, In Storage, Installed'],
    ['name', 'x'.repeat(201), 'Name must have at most 200 characters'],
    ['name', 'a\u0000b', 'Name must not contain NUL characters'],
    ['notes', 'x'.repeat(10_001), 'Notes must have at most 10000 characters'],
    ['purchase_date', '31.01.2026', 'Purchase date must be a date (YYYY-MM-DD) that exists'],
    ['vehicle_id', 'mine', 'Vehicle id must be a whole number'],
  ])('refuses %s of %p', async (field, value, msg) => {
    const { status, body } = await post({ [field]: value });
    expect([status, body]).toMatchObject([400, { msg, errors: [{ field, msg }] }]);
  });

  it('refuses a vehicle that is missing or somebody else’s, in the same words', async () => {
    const foreign = await createVehicle(aPerson(service));
    const missing = await post({ vehicle_id: 2_000_000_000 });
    expect(missing).toMatchObject({
      status: 400,
      body: { msg: 'Vehicle not found', errors: [{ field: 'vehicle_id', msg: 'Vehicle not found' }] },
    });
    expect((await post({ vehicle_id: foreign.id })).body).toEqual(missing.body);
    expect((await person.get('/api/parts')).body).toEqual([]);
  });

  it('makes one part for one Idempotency-Key', async () => {
    const key = { 'idempotency-key': 'one-part' };
    const first = await person.post('/api/parts', aPart({ vehicle_id: vehicle.id }), key);
    const again = await person.post('/api/parts', aPart({ vehicle_id: vehicle.id }), key);
    expect([again.status, again.body]).toEqual([201, first.body]);
    expect((await person.get('/api/parts')).body).toHaveLength(1);
    expect((await person.post('/api/parts', aPart({ vehicle_id: vehicle.id, cost: 1 }), key)).status).toBe(422);
  });
});

describe('changing a part', () => {
  it('keeps what is left out, clears what is null, and tells of it', async () => {
    const { id } = await createPart(person, { vehicle_id: vehicle.id, cost: 5, manufacturer: 'Bosch' });
    const { status, body, headers } = await person.put(`/api/parts/${id}`, { status: 'Installed', manufacturer: null });
    expect([status, headers.etag]).toEqual([200, '"2"']);
    expect(body).toMatchObject({
      status: 'Installed',
      manufacturer: null,
      cost: 5,
      service_events: [],
      modifications: [],
    });
    expect((await factsOf(service, 'part', id)).at(-1)).toMatchObject({
      version: 2,
      body: { status: 'Installed', manufacturer: null },
    });
  });

  it('leaves the vehicle as it is, whatever the body says', async () => {
    const { id } = await createPart(person, { vehicle_id: vehicle.id });
    const other = await createVehicle(person);
    for (const vehicle_id of [other.id, null, 'junk', 2_000_000_000]) {
      const { status, body } = await person.put(`/api/parts/${id}`, aPart({ vehicle_id, name: 'Same' }));
      expect([status, body.vehicle_id]).toEqual([200, vehicle.id]);
    }
  });

  it.each([
    [{ name: null }, REQUIRED],
    [{ type: null }, REQUIRED],
    [{ status: '' }, REQUIRED],
    [{ status: 'Lost' }, 'Status must be one of: Planned, In Storage, Installed'],
    [{ cost: -1 }, 'Cost must be at least 0'],
  ])('refuses %j', async (fields, msg) => {
    const { id } = await createPart(person, { vehicle_id: vehicle.id });
    const { status, body } = await person.put(`/api/parts/${id}`, fields);
    expect([status, body.msg]).toEqual([400, msg]);
  });

  it('sets no default where nothing is said', async () => {
    const { id } = await createPart(person, { vehicle_id: vehicle.id, type: 'Aftermarket', status: 'Installed' });
    expect((await person.put(`/api/parts/${id}`, { name: 'Other' })).body).toMatchObject({
      type: 'Aftermarket',
      status: 'Installed',
    });
  });

  it('tells who saves or deletes a version not seen', async () => {
    const { id } = await createPart(person, { vehicle_id: vehicle.id });
    expect((await person.put(`/api/parts/${id}`, { name: 'New' }, { 'if-match': '"1"' })).status).toBe(200);
    const late = await person.put(`/api/parts/${id}`, { name: 'Newer' }, { 'if-match': '"1"' });
    expect([late.status, late.body.current]).toEqual([412, (await person.get(`/api/parts/${id}`)).body]);
    expect((await person.delete(`/api/parts/${id}`, { 'if-match': '"1"' })).status).toBe(412);
    expect((await person.get(`/api/parts/${id}`)).body.name).toBe('New');
  });
});

describe('deleting a part', () => {
  it('answers 204 and tells of it, then 404', async () => {
    const { id } = await createPart(person, { vehicle_id: vehicle.id });
    const { status, body } = await person.delete(`/api/parts/${id}`);
    expect([status, body]).toEqual([204, null]);
    expect((await factsOf(service, 'part', id)).at(-1)).toMatchObject({ version: 2, deleted: true, body: null });
    expect(await person.get(`/api/parts/${id}`)).toMatchObject({ status: 404, body: { msg: 'Part not found' } });
    expect((await person.delete(`/api/parts/${id}`)).status).toBe(404);
  });
});

describe('the list of parts', () => {
  const names = async (query: string) => namesOf((await person.get(`/api/parts?sort=oldest&${query}`)).body);

  it('filters by vehicle, collection, type and status', async () => {
    const other = await createVehicle(person, { collection_id: (await createCollection(person)).id });
    await createPart(person, { vehicle_id: vehicle.id, name: 'A', type: 'OEM', status: 'Planned' });
    await createPart(person, { vehicle_id: vehicle.id, name: 'B', type: 'Aftermarket', status: 'In Storage' });
    await createPart(person, { vehicle_id: other.id, name: 'C', type: 'OEM', status: 'Installed' });
    expect(await names(`vehicle_id=${vehicle.id}`)).toEqual(['A', 'B']);
    expect(await names(`collection_id=${other.collection_id}`)).toEqual(['C']);
    expect(await names('type=OEM')).toEqual(['A', 'C']);
    expect(await names('status=In%20Storage')).toEqual(['B']);
    expect(await names(`vehicle_id=${other.id}&type=Aftermarket`)).toEqual([]);
    expect((await person.get('/api/parts?status=Lost')).status).toBe(400);
  });

  it('answers whole parts, and as rows what the screens show', async () => {
    const whole = await createPart(person, { vehicle_id: vehicle.id, name: 'A' });
    const { service_events, modifications, ...row } = whole;
    expect({ service_events, modifications }).toEqual({ service_events: [], modifications: [] });
    for (const path of ['/api/parts', `/api/parts/vehicles/${vehicle.id}`]) {
      expect((await person.get(path)).body).toEqual([whole]);
      expect((await person.get(`${path}?view=row`)).body).toEqual([row]);
    }
  });

  it('searches name, description, part number and manufacturer, taking LIKE signs literally', async () => {
    await createPart(person, {
      vehicle_id: vehicle.id,
      name: 'Spark plug',
      part_number: 'BP6_ES',
      manufacturer: 'NGK',
    });
    await createPart(person, { vehicle_id: vehicle.id, name: 'Belt', description: '50% stronger' });
    expect(await names('search=PLUG')).toEqual(['Spark plug']);
    expect(await names('search=ngk')).toEqual(['Spark plug']);
    expect(await names('search=p6_')).toEqual(['Spark plug']);
    expect(await names('search=stronger')).toEqual(['Belt']);
    expect(await names('search=%25')).toEqual(['Belt']);
    expect(await names('search=_')).toEqual(['Spark plug']);
    expect(await names('search=porsche')).toEqual([]);
  });

  it.each([
    ['newest', ['c', 'B', 'a']],
    ['name', ['a', 'B', 'c']],
    ['cost', ['c', 'a', 'B']],
    ['status', ['c', 'B', 'a']],
  ])('sorts by %s, in pages too', async (sort, expected) => {
    await createPart(person, { vehicle_id: vehicle.id, name: 'a', cost: 9.99, status: 'Planned' });
    await createPart(person, { vehicle_id: vehicle.id, name: 'B', cost: null, status: 'Installed' });
    await createPart(person, { vehicle_id: vehicle.id, name: 'c', cost: 10, status: 'In Storage' });
    expect(namesOf((await person.get(`/api/parts?sort=${sort}`)).body)).toEqual(expected);
    const paged: string[] = [];
    for (let path: string | undefined = `/api/parts?sort=${sort}&limit=2`; path;) {
      const { body, headers } = await person.get(path);
      expect(headers['x-total-count']).toBe('3');
      paged.push(...namesOf(body));
      path = nextPage(headers);
    }
    expect(paged).toEqual(expected);
  });
});

describe('the parts of a vehicle', () => {
  it('are rows like those of the part list, with its filters', async () => {
    await createPart(person, { vehicle_id: vehicle.id, name: 'A', status: 'Installed' });
    await createPart(person, { vehicle_id: vehicle.id, name: 'B' });
    await createPart(person, { name: 'Elsewhere' });
    const path = `/api/parts/vehicles/${vehicle.id}`;
    expect((await person.get(path)).body).toEqual((await person.get(`/api/parts?vehicle_id=${vehicle.id}`)).body);
    expect(namesOf((await person.get(`${path}?status=Installed`)).body)).toEqual(['A']);
    expect((await person.get(`${path}?limit=1`)).headers['x-total-count']).toBe('2');
  });

  it('are none for a vehicle without, and 404 for one that is missing or somebody else’s', async () => {
    expect((await person.get(`/api/parts/vehicles/${vehicle.id}`)).body).toEqual([]);
    const foreign = await createVehicle(aPerson(service));
    const missing = await person.get('/api/parts/vehicles/2000000000');
    expect(missing).toMatchObject({ status: 404, body: { msg: 'Vehicle not found' } });
    expect((await person.get(`/api/parts/vehicles/${foreign.id}`)).body).toEqual(missing.body);
  });
});
