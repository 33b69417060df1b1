import { JUNK, JUNK_BODIES, type TestClient, unsound } from '@carnet/svc-testing';
import { aFillUp, aSet, aTrackSession, openStack, type Stack } from './stack.js';

const PATH = '/api/fill-ups';
const FIELDS = [
  ...[
    'vehicle_id',
    'filled_on',
    'at',
    'odometer',
    'trip',
    'energy',
    'amount',
    'unit',
    'full',
    'missed_before',
    'excluded',
  ],
  ...['total', 'currency', 'unit_price', 'station', 'tank', 'note', 'charge_kind', 'from_percent', 'to_percent'],
];

let stack: Stack;
let client: TestClient;
let vehicle: number;
let made: number;

beforeAll(async () => {
  stack = await openStack();
  const owner = stack.newOwner();
  client = owner.client;
  vehicle = stack.aVehicle(owner.id);
  made = (await client.post(PATH, aFillUp(vehicle))).body.id;
});
afterAll(() => stack?.close());

const expectSound = (answers: Parameters<typeof unsound>[0]): void => expect(unsound(answers)).toEqual([]);

it.each(FIELDS)('stores junk as %s by its rule or refuses it with a message, never a fault of ours', async (field) => {
  const imports = `/api/imports/fill-ups?dry_run=true&batch=01932f1a-7c4e-7b6d-9a1e-5f0c2d3b4a59&file_name=a`;
  for (const junk of JUNK)
    expectSound([
      await client.post(PATH, aFillUp(vehicle, { [field]: junk })),
      await client.put(`${PATH}/${made}`, { [field]: junk }),
      await client.post(imports, [aFillUp(vehicle, { [field]: junk })]),
    ]);
});

it.each(['search', 'sort', 'limit', 'cursor', 'energy', 'from', 'to', 'vehicle_id'])(
  'answers a list with junk as %s, or refuses it with a message',
  async (name) => {
    for (const junk of [
      '',
      ' ',
      '%',
      '_',
      '\\',
      "'",
      '\u0000',
      '-1',
      '0',
      '1e9',
      'x'.repeat(5_000),
      '[]',
      'null',
      '%5B',
    ])
      for (const list of [PATH, `${PATH}/costs`, `${PATH}/costs/sums`, `${PATH}/vehicles/${vehicle}/consumption`])
        expectSound([await client.get(`${list}?${name}=${encodeURIComponent(junk)}&limit=5`)]);
    expectSound([await client.get(`${PATH}?${name}=a&${name}=b`), await client.get(`${PATH}?${name}[a]=b`)]);
  },
);

it.each(['abc', '0', '-1', '1.5', '1e3', '0x10', '01', '2147483648', '9'.repeat(30), '%00', "1'", '1;2'])(
  'takes no %s for an id',
  async (id) => {
    for (const answer of [
      await client.get(`${PATH}/${id}`),
      await client.put(`${PATH}/${id}`, {}),
      await client.delete(`${PATH}/${id}`),
      await client.get(`${PATH}/vehicles/${id}/consumption`),
      await client.get(`${PATH}/vehicles/${id}/last-used`),
    ]) {
      expect([400, 404]).toContain(answer.status);
      expect(answer.body.msg).toEqual(expect.stringMatching(/\S/));
    }
  },
);

describe.each([
  ['post', (): string => PATH],
  ['put', (): string => `${PATH}/${made}`],
  ['post', (): string => `${PATH}/delete`],
] as const)('%s of junk', (method, path) => {
  it.each(JUNK_BODIES)('refuses %j with a message or changes nothing', async (body) => {
    const before = (await client.get(PATH)).headers['x-total-count'];
    const { status, body: answer } = await client[method](path(), body);
    expect([200, 400]).toContain(status);
    if (status === 400) expect(answer.msg).toEqual(expect.stringMatching(/\S/));
    expect((await client.get(PATH)).headers['x-total-count']).toBe(before);
  });
});

describe('a session on a track', () => {
  const SESSIONS = '/api/track-sessions';
  const fields = [
    'vehicle_id',
    'driven_on',
    'started_at',
    'utc',
    'product',
    'file_name',
    'track',
    'seconds',
    'distance',
  ].concat('laps', 'laps_from', 'best', 'ranges', 'line', 'note');

  it.each(fields)('stores junk as %s by its rule or refuses it with a message', async (field) => {
    const { id } = (await client.post(SESSIONS, aTrackSession(vehicle))).body;
    for (const junk of JUNK)
      expectSound([
        await client.post(SESSIONS, aTrackSession(vehicle, { [field]: junk })),
        await client.put(`${SESSIONS}/${id}`, { [field]: junk }),
      ]);
  });

  it.each(['number', 'kind', 'seconds', 'distance'])('the same of a lap with junk as %s', async (field) => {
    const lap = { number: 1, kind: 'timed', seconds: 100, distance: null };
    for (const junk of JUNK)
      expectSound([await client.post(SESSIONS, aTrackSession(vehicle, { laps: [{ ...lap, [field]: junk }] }))]);
  });

  it.each(['name', 'unit', 'least', 'greatest'])('the same of a range with junk as %s', async (field) => {
    const range = { name: 'rpm', unit: 'rpm', least: 0, greatest: 1 };
    for (const junk of JUNK)
      expectSound([await client.post(SESSIONS, aTrackSession(vehicle, { ranges: [{ ...range, [field]: junk }] }))]);
  });
});

describe('of components', () => {
  const OF = {
    components: [
      ...['kind', 'name', 'maker', 'size', 'season', 'tyres', 'made_on', 'price', 'currency', 'limits', 'retired_on'],
      ...['stored_at', 'note'],
    ],
    fitments: [
      ...['component_id', 'vehicle_id', 'positions', 'from_on', 'from_mileage', 'to_on', 'to_mileage', 'takes_off'],
    ],
    entries: [
      ...['component_id', 'kind', 'happened_on', 'mileage', 'positions', 'depth_unit', 'depths', 'distance'],
      ...['distance_unit', 'hours', 'sessions'],
    ],
  };
  const bodies = (component_id: number): Record<keyof typeof OF, object> => ({
    components: aSet(),
    fitments: { component_id, vehicle_id: vehicle, from_on: '2020-01-01', to_on: '2020-01-01' },
    entries: { component_id, kind: 'use', happened_on: '2020-01-01', hours: 1 },
  });

  it.each(Object.keys(OF) as (keyof typeof OF)[])('stores junk in %s by its rule or refuses it', async (what) => {
    const path = `/api/usage/${what}`;
    const set = (await client.post('/api/usage/components', aSet())).body;
    const first = (await client.post(path, bodies(set.id)[what])).body;
    for (const field of OF[what])
      for (const junk of [...JUNK, [null], [{}], [{ position: null }], [{ by: 'age', value: 'x' }]])
        expectSound([
          await client.post(path, { ...bodies(set.id)[what], [field]: junk }),
          await client.put(`${path}/${first.id}`, { [field]: junk }),
        ]);
    for (const name of ['search', 'sort', 'limit', 'cursor', 'kind', 'on', 'vehicle_id', 'component_id', 'lasting'])
      for (const junk of ['', '%', "'", '-1', 'x'.repeat(5_000), 'null'])
        expectSound([await client.get(`${path}?${name}=${encodeURIComponent(junk)}`)]);
  });

  it.each(['name', 'tyres', 'mounted', 'happened', 'row'])('the same of an import with junk as %s', async (field) => {
    const imports = '/api/imports/components?dry_run=true&batch=01932f1a-7c4e-7b6d-9a1e-5f0c2d3b4a59&file_name=a';
    for (const junk of JUNK)
      expectSound([
        await client.post(imports, [aSet({ [field]: junk })]),
        await client.post(imports, [aSet({ mounted: [{ vehicle_id: vehicle, from_on: junk, positions: junk }] })]),
        await client.post(imports, [aSet({ happened: [{ kind: 'tread', happened_on: junk, depths: junk }] })]),
      ]);
  });
});
