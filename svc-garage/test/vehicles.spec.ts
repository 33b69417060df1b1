import type { TestClient, TestService } from '@carnet/svc-testing';
import {
  aPerson,
  aVehicle,
  createCollection,
  createPart,
  createVehicle,
  factsOf,
  modelsOf,
  nextPage,
  startGarage,
} from './garage.js';

const REQUIRED = 'Please fill in all required fields';
const nextYear = new Date().getUTCFullYear() + 1;

let service: TestService;
let person: TestClient;
let collection_id: number;

beforeAll(async () => {
  service = await startGarage();
});
afterAll(() => service.close());
beforeEach(async () => {
  person = aPerson(service);
  collection_id = (await createCollection(person, { name: 'Garage' })).id;
});

const post = (fields: object) => person.post('/api/vehicles', aVehicle({ collection_id, ...fields }));

describe('creating a vehicle', () => {
  it('answers every field, and tells of it', async () => {
    const fields = {
      collection_id,
      type: 'Motorcycle',
      make: 'BMW',
      model: 'R 80 G/S',
      year: 1981,
      vin: 'WB10R80GS81000001',
      purchase_date: '2019-06-30',
      birth_date: '1981-02-28',
      current_mileage: 48_211,
      odometer_unit: 'km',
      nickname: 'Gisela',
      color: 'White',
      description: 'Paris-Dakar tank',
      notes: 'Starts cold',
    };
    const { status, body, headers } = await person.post('/api/vehicles', fields);
    expect(status).toBe(201);
    expect(body).toEqual({
      ...fields,
      id: expect.any(Number),
      collection_name: 'Garage',
      vehicle_age: expect.any(Number),
      cover: null,
      created_at: expect.stringMatching(/^\d{4}-.*\+00:00$/),
      updated_at: body.created_at,
    });
    expect(headers.etag).toBe('"1"');
    expect((await person.get(`/api/vehicles/${body.id}`)).body).toEqual(body);
    expect((await person.get('/api/vehicles')).body).toEqual([body]);
    expect(await factsOf(service, 'vehicle', body.id)).toEqual([
      {
        version: 1,
        owner_id: expect.any(Number),
        deleted: false,
        body: {
          id: body.id,
          collection_id,
          type: 'Motorcycle',
          make: 'BMW',
          model: 'R 80 G/S',
          year: 1981,
          nickname: 'Gisela',
          current_mileage: 48_211,
          odometer_unit: 'km',
          birth_date: '1981-02-28',
        },
      },
    ]);
  });

  it('answers null for what is unknown', async () => {
    const { body } = await post({ vin: '', color: ' ', current_mileage: '', birth_date: '' });
    expect(body).toMatchObject({
      vin: null,
      purchase_date: null,
      birth_date: null,
      current_mileage: null,
      nickname: null,
      color: null,
      description: null,
      notes: null,
    });
  });

  it.each(['collection_id', 'type', 'make', 'model', 'year'])('requires %s', async (field) => {
    for (const absent of [undefined, null, '']) {
      const { status, body } = await post({ [field]: absent });
      expect([field, absent, status, body.msg]).toEqual([field, absent, 400, REQUIRED]);
      expect(body.errors).toMatchObject([{ field, msg: REQUIRED }]);
    }
  });

  it('takes blanks for nothing', async () => {
    for (const field of ['make', 'model', 'year']) expect((await post({ [field]: '  ' })).body.msg).toBe(REQUIRED);
  });

  it('names every field that is missing at once', async () => {
    const { body } = await person.post('/api/vehicles', {});
    expect(body.msg).toBe(REQUIRED);
    expect(body.errors.map(({ field }: { field: string }) => field)).toEqual([
      'collection_id',
      'type',
      'make',
      'model',
      'year',
    ]);
  });

  it('takes numeric strings and refuses text that only looks like a number', async () => {
    const { status, body } = await post({
      collection_id: String(collection_id),
      year: '1973',
      current_mileage: ' 12000 ',
    });
    expect([status, body.year, body.current_mileage, body.collection_id]).toEqual([201, 1973, 12_000, collection_id]);
    for (const current_mileage of ['12 000 km', '12,000', '1e3', '0x10', 'NaN', 1.5, '1.5', [12], { a: 1 }, true])
      expect([current_mileage, (await post({ current_mileage })).status]).toEqual([current_mileage, 400]);
  });

  it.each([
    ['year', 1900],
    ['year', nextYear],
    ['current_mileage', 0],
    ['current_mileage', 2_147_483_647],
    ['vin', 'A'.repeat(17)],
    ['vin', ' wdb 123 033 1A 000 001 '],
    ['make', 'x'.repeat(100)],
    ['model', 'x'.repeat(100)],
    ['nickname', 'x'.repeat(100)],
    ['color', 'x'.repeat(100)],
    ['description', 'x'.repeat(10_000)],
    ['notes', 'x'.repeat(10_000)],
    ['birth_date', '2000-02-29'],
    ['type', 'SUV'],
    ['odometer_unit', 'h'],
  ])('takes %s of %p', async (field, value) => {
    expect((await post({ [field]: value })).status).toBe(201);
  });

  it.each([
    ['year', 1899, 'Year must be a whole number from 1900 to next year'],
    ['year', nextYear + 1, 'Year must be a whole number from 1900 to next year'],
    ['year', 1973.5, 'Year must be a whole number from 1900 to next year'],
    ['year', 'old', 'Year must be a whole number from 1900 to next year'],
    ['current_mileage', -1, 'Current mileage must be at least 0'],
    ['current_mileage', 2_147_483_648, 'Current mileage must be at most 2147483647'],
    ['vin', 'A'.repeat(18), 'VIN must be text of at most 17 characters'],
    ['make', 'x'.repeat(101), 'Make must have at most 100 characters'],
    ['model', 'x'.repeat(101), 'Model must have at most 100 characters'],
    ['nickname', 'x'.repeat(101), 'Nickname must have at most 100 characters'],
    ['color', 'x'.repeat(101), 'Color must have at most 100 characters'],
    ['notes', 'x'.repeat(10_001), 'Notes must have at most 10000 characters'],
    ['description', 5, 'Description must be text'],
    ['birth_date', '2001-02-29', 'Birth date must be a date (YYYY-MM-DD) that exists'],
    ['purchase_date', '2020-06-30T00:00:00Z', 'Purchase date must be a date (YYYY-MM-DD) that exists'],
    ['type', 'Boat', 'Type must be one of: Car, Truck, SUV, Motorcycle, Other'],
    ['odometer_unit', 'miles', 'Odometer unit must be one of: mi, km, h'],
    ['type', 'car', 'Type must be one of: Car, Truck, SUV, Motorcycle, Other'],
  ])('refuses %s of %p', async (field, value, msg) => {
    const { status, body } = await post({ [field]: value });
    expect([status, body]).toMatchObject([400, { msg, errors: [{ field, msg }] }]);
  });

  it('stores a VIN in upper case without blanks', async () => {
    expect((await post({ vin: ' wp0 zzz\t91z gs100001 ' })).body.vin).toBe('WP0ZZZ91ZGS100001');
  });

  it('refuses a collection that is missing or somebody else’s, in the same words', async () => {
    const foreign = await createCollection(aPerson(service));
    const missing = await post({ collection_id: 2_000_000_000 });
    expect(missing).toMatchObject({
      status: 400,
      body: { msg: 'Collection not found', errors: [{ field: 'collection_id', msg: 'Collection not found' }] },
    });
    expect((await post({ collection_id: foreign.id })).body).toEqual(missing.body);
    expect((await person.get('/api/vehicles')).body).toEqual([]);
  });

  it('ignores fields that are read-only or unknown', async () => {
    const { body } = await post({
      id: 7,
      owner_id: 1,
      vehicle_age: 1,
      cover: { photo_id: 7 },
      collection_name: 'No',
      created_at: '2001-01-01',
      wheels: 3,
    });
    expect(body).toMatchObject({ collection_name: 'Garage', cover: null });
    expect(body.id).not.toBe(7);
    expect(body.created_at).not.toContain('2001');
    expect(body).not.toHaveProperty('wheels');
  });

  it('makes one vehicle and one fact for one Idempotency-Key', async () => {
    const key = { 'idempotency-key': 'one-vehicle' };
    const body = aVehicle({ collection_id });
    const [first, again] = [
      await person.post('/api/vehicles', body, key),
      await person.post('/api/vehicles', body, key),
    ];
    expect(again.body).toEqual(first.body);
    expect((await person.get('/api/vehicles')).body).toHaveLength(1);
    expect(await factsOf(service, 'vehicle', first.body.id)).toHaveLength(1);
    expect((await person.post('/api/vehicles', aVehicle({ collection_id, year: 1974 }), key)).status).toBe(422);
  });
});

describe('changing a vehicle', () => {
  it('keeps what is left out, clears what is null, and tells of it', async () => {
    const { id } = await createVehicle(person, { nickname: 'Nine', color: 'Red', current_mileage: 10 });
    const { status, body, headers } = await person.put(`/api/vehicles/${id}`, {
      nickname: null,
      current_mileage: '20',
    });
    expect([status, headers.etag]).toEqual([200, '"2"']);
    expect(body).toMatchObject({ nickname: null, color: 'Red', current_mileage: 20, make: 'Porsche' });
    expect(body.updated_at > body.created_at).toBe(true);
    expect((await factsOf(service, 'vehicle', id)).map(({ version, body }) => [version, body?.nickname])).toEqual([
      [1, 'Nine'],
      [2, null],
    ]);
  });

  it('counts miles where nobody says what its odometer counts, and again where that is cleared', async () => {
    const { id, odometer_unit } = await createVehicle(person);
    expect(odometer_unit).toBe('mi');
    const unitAfter = async (change: object) =>
      (await person.put(`/api/vehicles/${id}`, change)).body.odometer_unit as string;
    expect(await unitAfter({ odometer_unit: 'h' })).toBe('h');
    expect(await unitAfter({ nickname: 'Unit unsaid' })).toBe('h');
    expect(await unitAfter({ odometer_unit: null })).toBe('mi');
  });

  it('converts no mileage with another unit: readings and the current mileage are what the instrument shows', async () => {
    const { id } = await createVehicle(person, { current_mileage: 84_120 });
    const before = (await person.get(`/api/vehicles/${id}/odometer`)).body.readings;
    const { body } = await person.put(`/api/vehicles/${id}`, { odometer_unit: 'km' });
    expect(body).toMatchObject({ current_mileage: 84_120, odometer_unit: 'km' });
    expect((await person.get(`/api/vehicles/${id}/odometer`)).body.readings).toEqual(before);
    expect((await factsOf(service, 'vehicle', id)).at(-1)?.body).toMatchObject({
      current_mileage: 84_120,
      odometer_unit: 'km',
    });
  });

  it('moves it to another collection of one’s own, and to no other', async () => {
    const { id } = await createVehicle(person, { collection_id });
    const other = await createCollection(person, { name: 'Other' });
    expect((await person.put(`/api/vehicles/${id}`, { collection_id: other.id })).body.collection_name).toBe('Other');
    const foreign = await createCollection(aPerson(service));
    const missing = await person.put(`/api/vehicles/${id}`, { collection_id: 2_000_000_000 });
    expect([missing.status, missing.body.msg]).toEqual([400, 'Collection not found']);
    expect((await person.put(`/api/vehicles/${id}`, { collection_id: foreign.id })).body).toEqual(missing.body);
    expect((await person.get(`/api/vehicles/${id}`)).body.collection_id).toBe(other.id);
  });

  it.each([
    [{ make: null }, REQUIRED],
    [{ model: ' ' }, REQUIRED],
    [{ year: null }, REQUIRED],
    [{ type: '' }, REQUIRED],
    [{ collection_id: null }, REQUIRED],
    [{ year: nextYear + 1 }, 'Year must be a whole number from 1900 to next year'],
    [{ current_mileage: -1 }, 'Current mileage must be at least 0'],
  ])('refuses %j', async (fields, msg) => {
    const { id } = await createVehicle(person);
    const { status, body } = await person.put(`/api/vehicles/${id}`, fields);
    expect([status, body.msg]).toEqual([400, msg]);
  });

  it('normalises the VIN here too', async () => {
    const { id } = await createVehicle(person);
    expect((await person.put(`/api/vehicles/${id}`, { vin: 'abc 1' })).body.vin).toBe('ABC1');
  });

  it('tells who saves over a version not seen', async () => {
    const { id } = await createVehicle(person);
    expect((await person.put(`/api/vehicles/${id}`, { color: 'Blue' }, { 'if-match': '"1"' })).status).toBe(200);
    expect((await person.put(`/api/vehicles/${id}`, { color: 'Green' }, { 'if-match': '"1"' })).status).toBe(412);
    expect((await person.put(`/api/vehicles/${id}`, { color: 'Green' }, { 'if-match': 'old' })).status).toBe(400);
    expect((await person.get(`/api/vehicles/${id}`)).body.color).toBe('Blue');
  });
});

describe('the list of vehicles', () => {
  it('filters by collection and type', async () => {
    const other = await createCollection(person);
    await createVehicle(person, { collection_id, model: '911', type: 'Car' });
    await createVehicle(person, { collection_id, model: 'F-150', type: 'Truck' });
    await createVehicle(person, { collection_id: other.id, model: 'Vespa', type: 'Motorcycle' });
    const models = async (query: string) => modelsOf((await person.get(`/api/vehicles?sort=oldest&${query}`)).body);
    expect(await models(`collection_id=${collection_id}`)).toEqual(['911', 'F-150']);
    expect(await models('type=Truck')).toEqual(['F-150']);
    expect(await models(`collection_id=${other.id}&type=Car`)).toEqual([]);
    expect(await models('')).toEqual(['911', 'F-150', 'Vespa']);
    expect((await person.get('/api/vehicles?type=Boat')).status).toBe(400);
    expect((await person.get('/api/vehicles?collection_id=-1')).status).toBe(400);
  });

  it('searches make, model, year, VIN and nickname, taking LIKE signs literally', async () => {
    await createVehicle(person, { collection_id, model: '911', year: 1973, vin: '9113600001', nickname: 'Ruby' });
    await createVehicle(person, { collection_id, make: 'BMW', model: '2002_tii', year: 1974, vin: 'XYZ42' });
    const models = async (text: string) =>
      modelsOf((await person.get(`/api/vehicles?search=${encodeURIComponent(text)}`)).body);
    expect(await models('porsche')).toEqual(['911']);
    expect(await models('1974')).toEqual(['2002_tii']);
    expect(await models('xyz4')).toEqual(['2002_tii']);
    expect(await models('RUBY')).toEqual(['911']);
    expect(await models('1973 porsche 9')).toEqual(['911']);
    expect(await models('ruby 1973')).toEqual(['911']);
    expect(await models('ruby bmw')).toEqual([]);
    expect(await models('197')).toEqual(['2002_tii', '911']);
    expect(await models('_')).toEqual(['2002_tii']);
    expect(await models('%')).toEqual([]);
    expect(await models("'; drop table vehicles --")).toEqual([]);
    expect((await person.get('/api/vehicles?search=abc', {})).headers['x-total-count']).toBe('0');
  });

  it.each([
    ['newest', ['C', 'B', 'A']],
    ['oldest', ['A', 'B', 'C']],
    ['name', ['B', 'C', 'A']],
    ['year', ['C', 'A', 'B']],
    ['mileage', ['A', 'C', 'B']],
  ])('sorts by %s, in pages too', async (sort, expected) => {
    await createVehicle(person, { collection_id, make: 'Saab', model: 'A', year: 1990, current_mileage: 90 });
    await createVehicle(person, { collection_id, make: 'alfa', model: 'B', year: 1960, current_mileage: null });
    await createVehicle(person, { collection_id, make: 'BMW', model: 'C', year: 2001, current_mileage: 5 });
    expect(modelsOf((await person.get(`/api/vehicles?sort=${sort}`)).body)).toEqual(expected);
    const paged: string[] = [];
    for (let path: string | undefined = `/api/vehicles?sort=${sort}&limit=1`; path;) {
      const { body, headers } = await person.get(path);
      paged.push(...modelsOf(body));
      path = nextPage(headers);
    }
    expect(paged).toEqual(expected);
  });

  it('keeps filters and order in the link to the next page', async () => {
    for (const model of ['A', 'B', 'C']) await createVehicle(person, { collection_id, model, type: 'Truck' });
    await createVehicle(person, { collection_id, model: 'D', type: 'Car' });
    const first = await person.get('/api/vehicles?type=Truck&search=porsche&sort=name&limit=2');
    expect([modelsOf(first.body), first.headers['x-total-count']]).toEqual([['A', 'B'], '3']);
    const second = await person.get(nextPage(first.headers)!);
    expect([modelsOf(second.body), second.headers['x-total-count'], second.headers.link]).toEqual([
      ['C'],
      '3',
      undefined,
    ]);
  });
});

describe('deleting a vehicle', () => {
  it('deletes its parts too, and tells of all', async () => {
    const vehicle = await createVehicle(person);
    const part = await createPart(person, { vehicle_id: vehicle.id });
    const other = await createPart(person);
    expect((await person.delete(`/api/vehicles/${vehicle.id}`)).status).toBe(204);
    expect(await person.get(`/api/vehicles/${vehicle.id}`)).toMatchObject({
      status: 404,
      body: { msg: 'Vehicle not found' },
    });
    expect((await person.get(`/api/parts/${part.id}`)).status).toBe(404);
    expect((await person.get(`/api/parts/${other.id}`)).status).toBe(200);
    expect((await factsOf(service, 'vehicle', vehicle.id)).at(-1)).toMatchObject({
      version: 2,
      deleted: true,
      body: null,
    });
    expect((await factsOf(service, 'part', part.id)).at(-1)).toMatchObject({ version: 2, deleted: true, body: null });
    expect((await person.delete(`/api/vehicles/${vehicle.id}`)).status).toBe(404);
  });

  it('tells who deletes a version not seen', async () => {
    const { id } = await createVehicle(person);
    await person.put(`/api/vehicles/${id}`, { color: 'Blue' });
    expect((await person.delete(`/api/vehicles/${id}`, { 'if-match': '"1"' })).status).toBe(412);
    expect((await person.get(`/api/vehicles/${id}`)).status).toBe(200);
  });

  it('leaves no part behind that is added meanwhile', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { id } = await createVehicle(person, { collection_id });
      const [removal, added] = await Promise.all([
        person.delete(`/api/vehicles/${id}`),
        person.post('/api/parts', { vehicle_id: id, name: 'Late', type: 'OEM', status: 'Planned' }),
      ]);
      expect(removal.status).toBe(204);
      expect([201, 400]).toContain(added.status);
    }
    expect((await person.get('/api/parts')).body).toEqual([]);
  });
});

it('puts vehicles in order of how far they were driven, whatever their odometers count, and hours below all distances', async () => {
  const driven: [string, number | null, string][] = [
    ['far', 100_000, 'km'],
    ['farther', 62_138, 'mi'],
    ['not so far', 62_137, 'mi'],
    ['unknown', null, 'km'],
    ['running', 900_000, 'h'],
    ['new', 0, 'mi'],
  ];
  for (const [nickname, current_mileage, odometer_unit] of driven)
    await post({ nickname, current_mileage, odometer_unit });
  const order = ['farther', 'far', 'not so far', 'new', 'running', 'unknown'];
  const all = (await person.get('/api/vehicles?sort=mileage')).body as { nickname: string }[];
  expect(all.map(({ nickname }) => nickname)).toEqual(order);
  const first = await person.get('/api/vehicles?sort=mileage&limit=4');
  const next = /<([^>]+)>/.exec(String(first.headers.link))![1]!;
  const rest = (await person.get(next)).body as { nickname: string }[];
  expect(rest.map(({ nickname }) => nickname)).toEqual(order.slice(4));
});
