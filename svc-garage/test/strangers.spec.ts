import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestClient, TestService } from '@carnet/svc-testing';
import { aPart, aPerson, aVehicle, createPart, startGarage } from './garage.js';

const MISSING = 2_000_000_000;
const NO_IDS = [
  '0',
  '-1',
  '1.5',
  '01',
  'x',
  '2147483648',
  '9223372036854775808',
  '1e3',
  '0x10',
  '%00',
  '1%27',
  'null',
  'x'.repeat(190),
];
const ODD_VALUES = ['\u0000', "' or 1=1 --", '-1', '99999999999999999999', 'x'.repeat(2000)];
const JUNK = [
  'no json',
  '[]',
  '"text"',
  '5',
  'null',
  'true',
  '{"__proto__":{"a":1}}',
  '{"constructor":{"prototype":{"a":1}}}',
  '{"name":{"$gt":""},"make":[],"type":{},"year":[1973],"vehicle_id":{},"collection_id":[[1]],"value":[],"kind":[],"owned_by":{}}',
  JSON.stringify({
    name: 'a\u0000',
    make: 'a\u0000',
    model: 'm',
    vehicle_id: 1,
    type: 'Car',
    note: 'a\u0000',
    evidence: 'a\u0000',
    owner_name: 'a\u0000',
    as_built: 'a\u0000',
  }),
  JSON.stringify({
    name: 5,
    type: 5,
    make: 5,
    year: 1e300,
    vehicle_id: 2 ** 63,
    collection_id: 2 ** 63,
    value: 2 ** 63,
    kind: 5,
    owned_by: 5,
  }),
];

interface Operation {
  method: 'get' | 'post' | 'put' | 'delete';
  path: string;
  query: string[];
}

const { paths } = JSON.parse(readFileSync(join(__dirname, '../openapi.json'), 'utf8')) as {
  paths: Record<string, Record<string, { parameters: { name: string; in: string }[] }>>;
};
/** All routes of the service from its contract, so that new routes are tested automatically. */
const operations = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, { parameters = [] }]): Operation => {
    const query = parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name);
    return { method: method as Operation['method'], path, query };
  }),
);

let service: TestService;
let person: TestClient;
let stranger: TestClient;

beforeAll(async () => {
  service = await startGarage();
});
afterAll(() => service.close());
beforeEach(() => {
  person = aPerson(service);
  stranger = aPerson(service);
});

const ask = (
  client: TestClient,
  { method }: Operation,
  url: string,
  body?: unknown,
  headers?: Record<string, string>,
) =>
  method === 'get' || method === 'delete' ? client[method](url, headers) : client[method](url, body ?? {}, headers);

/** The list that the first id of a path belongs to, by the prefix of the path. */
const LISTS = {
  collection: 'collections',
  vehicle: 'vehicles',
  part: 'parts',
  'odometer-reading': 'odometer-readings',
  'odometer-chapter': 'odometer-chapters',
  'ownership-chapter': 'ownership-chapters',
  'vehicle-identity': 'vehicle-identities',
};
type Kind = keyof typeof LISTS;
const kindOf = (path: string): Kind =>
  path.includes('/vehicles/{vehicleId}')
    ? 'vehicle'
    : (Object.keys(LISTS) as Kind[]).find((kind) => path.split('/')[2] === LISTS[kind])!;

/** A valid body for the path; its references do not exist. */
const bodyFor = (path: string): object => BODIES[kindOf(path)];
const BODIES: Record<Kind, object> = {
  collection: { name: 'Weekend cars' },
  vehicle: aVehicle(),
  part: aPart(),
  'odometer-reading': { read_on: '2026-01-01', value: 5 },
  'odometer-chapter': { kind: 'laid-up', from_date: '2026-01-01' },
  'ownership-chapter': { owned_by: 'me', from_date: '2026-01-01' },
  'vehicle-identity': { kind: 'engine', as_built: '6111234' },
};

/** Creates a thing of `client` that fits into the path, and returns its id. */
async function thingFor(path: string, client: TestClient): Promise<number> {
  const kind = kindOf(path);
  const part = await createPart(client);
  if (kind.includes('-')) {
    const made = await client.post(`/api/${LISTS[kind]}`, { ...bodyFor(path), vehicle_id: part.vehicle_id });
    return made.body.id;
  }
  const vehicle = (await client.get(`/api/vehicles/${part.vehicle_id}`)).body;
  return { collection: vehicle.collection_id, vehicle: vehicle.id, part: part.id }[
    kind as 'collection' | 'vehicle' | 'part'
  ];
}

describe.each(operations)('$method $path', (operation) => {
  const { path, query } = operation;
  const url = (id: unknown) => path.replace(/\{\w+\}/, String(id));

  it('needs a sign-in', async () => {
    const refused = { status: 401, body: { msg: 'Authentication required' } };
    expect(await ask(service.anyone, operation, url(1), bodyFor(path))).toMatchObject(refused);
    expect((await ask(person, operation, url(1), bodyFor(path))).status).not.toBe(401);
  });

  if (path.includes('{')) {
    it('answers a stranger’s id exactly like one that is missing', async () => {
      const theirs = await thingFor(path, stranger);
      const missing = await ask(person, operation, url(MISSING), bodyFor(path));
      expect([missing.status, missing.body.msg]).toEqual([
        404,
        expect.stringMatching(
          /^(Collection|Vehicle|Part|Odometer reading|Odometer chapter|Ownership chapter|Vehicle identity) not found$/,
        ),
      ]);
      const foreign = await ask(person, operation, url(theirs), bodyFor(path));
      expect([foreign.status, foreign.body]).toEqual([missing.status, missing.body]);
      expect((await ask(stranger, operation, url(theirs), bodyFor(path))).status).not.toBe(404);
    });

    it('refuses what is no id', async () => {
      for (const id of NO_IDS) {
        const { status, body } = await ask(person, operation, url(id), bodyFor(path));
        expect([id, status, body.msg]).toEqual([id, 400, 'The id must be a positive integer']);
      }
    });
  }

  if (operation.method === 'post' || operation.method === 'put') {
    it('answers junk with 400 and stores nothing', async () => {
      const mine = path.includes('{') ? await thingFor(path, person) : 0;
      const before = await everything(person);
      for (const junk of JUNK) {
        const { status, body } = await ask(person, operation, url(mine), junk);
        expect([junk, status, typeof body.msg]).toEqual([junk, 400, 'string']);
      }
      expect(await everything(person)).toEqual(before);
    });

    it('takes JSON only', async () => {
      const { status, body } = await ask(person, operation, url(1), 'name=x', { 'content-type': 'text/plain' });
      expect([status, typeof body.msg]).toEqual([415, 'string']);
    });
  }

  if (query.length > 0) {
    it('bears any query', async () => {
      for (const name of query) {
        for (const value of ODD_VALUES) {
          const { status, body } = await ask(person, operation, `${url(MISSING)}?${name}=${encodeURIComponent(value)}`);
          expect([200, 400, 404]).toContain(status);
          if (status !== 200) expect(typeof body.msg).toBe('string');
        }
        const twice = await ask(person, operation, `${url(MISSING)}?${name}=1&${name}=2&${name}[a]=3`);
        expect(twice.status).toBeLessThan(500);
      }
    });
  }
});

it('shows a stranger nothing in any list', async () => {
  const { vehicle_id } = await createPart(stranger, { name: 'Secret' });
  await stranger.post('/api/ownership-chapters', { vehicle_id, ...BODIES['ownership-chapter'] });
  await stranger.post('/api/vehicle-identities', { vehicle_id, ...BODIES['vehicle-identity'] });
  expect(await everything(person)).toEqual([[], [], [], [], []]);
  expect((await everything(stranger)).map((list) => list.length)).toEqual([1, 1, 1, 1, 1]);
});

it('answers an unknown path with 404', async () => {
  for (const path of ['/api/vehicle', '/api/vehicles/1/parts', '/api', '/'])
    expect(await person.get(path)).toMatchObject({ status: 404, body: { msg: 'Not found' } });
});

const everything = async (client: TestClient): Promise<object[][]> =>
  Promise.all(EVERY_LIST.map(async (path) => (await client.get(path)).body));

const EVERY_LIST = ['collections', 'vehicles', 'parts', 'ownership-chapters', 'vehicle-identities'].map(
  (list) => `/api/${list}`,
);
