import { JUNK, JUNK_BODIES, type TestClient, unsound } from '@carnet/svc-testing';
import { type Stack, openStack } from './stack.js';

let stack: Stack;
let client: TestClient;
let vehicle_id: number;
let part: number;
const made: Record<string, number> = {};

beforeAll(async () => {
  stack = await openStack();
  const owner = stack.newOwner();
  client = owner.client;
  vehicle_id = stack.aVehicle(owner.id);
  part = stack.aPart(owner.id, vehicle_id);
  for (const { path, good } of KINDS) made[path] = (await client.post(path, { ...good, vehicle_id })).body.id;
});
afterAll(() => stack?.close());

const KINDS = [
  {
    path: '/api/modifications',
    good: { name: 'Strut bar' },
    fields: [
      ...[
        'vehicle_id',
        'name',
        'description',
        'category',
        'status',
        'start_date',
        'completion_date',
        'cost',
        'currency',
      ],
      'notes',
      ...['service_event_id', 'part_ids'],
    ],
  },
  {
    path: '/api/issues',
    good: { title: 'Leak' },
    fields: [
      ...['vehicle_id', 'title', 'description', 'status', 'priority', 'reported_date', 'resolved_date'],
      ...['resolution_notes', 'service_event_ids'],
    ],
  },
  {
    path: '/api/track-days',
    good: { event_date: '2025-06-14', track_name: 'Spa' },
    fields: ['vehicle_id', 'event_date', 'track_name', 'report'],
  },
];

describe.each(KINDS)('$path', ({ path, good, fields }) => {
  it.each(fields)(
    'stores junk as %s by its rule or refuses it with a message, never a fault of ours',
    async (field) => {
      for (const junk of JUNK)
        expectSound([
          await client.post(path, { ...good, vehicle_id, [field]: junk }),
          await client.put(`${path}/${made[path]}`, { [field]: junk }),
        ]);
    },
  );

  it.each(['search', 'sort', 'limit', 'cursor', 'status', 'category', 'priority', 'vehicle_id'])(
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
        expectSound([await client.get(`${path}?${name}=${encodeURIComponent(junk)}&limit=5`)]);
      expectSound([
        await client.get(`${path}?${name}=a&${name}=b`),
        await client.get(`${path}?${name}[a]=b`),
        await client.get(`${path}?limit=1&cursor=${Buffer.from('["a",1]').toString('base64url')}&sort=${name}`),
      ]);
    },
  );

  it.each(['abc', '0', '-1', '1.5', '1e3', '0x10', '01', '2147483648', '9'.repeat(30), '%00', "1'", '1;2'])(
    'takes no %s for an id',
    async (id) => {
      for (const answer of [
        await client.get(`${path}/${id}`),
        await client.put(`${path}/${id}`, {}),
        await client.delete(`${path}/${id}`),
      ]) {
        expect([400, 404]).toContain(answer.status);
        expect(answer.body.msg).toEqual(expect.stringMatching(/\S/));
      }
    },
  );
});

it('a part that is junk is refused with a message', async () => {
  const url = `/api/modifications/${made['/api/modifications']}/parts`;
  for (const junk of JUNK) {
    const { status, body } = await client.post(url, { part_id: junk });
    expect([junk, status, body.msg]).toEqual([junk, 400, expect.stringMatching(/\S/)]);
  }
  expect((await client.post(url, { part_id: part })).status).toBe(201);
});

const ROUTES = [
  ['post', () => '/api/modifications'],
  ['put', () => `/api/modifications/${made['/api/modifications']}`],
  ['post', () => `/api/modifications/${made['/api/modifications']}/parts`],
  ['post', () => '/api/issues'],
  ['put', () => `/api/issues/${made['/api/issues']}`],
  ['post', () => '/api/track-days'],
  ['put', () => `/api/track-days/${made['/api/track-days']}`],
] as const;

describe.each(ROUTES)('%s %s of junk', (method, path) => {
  it.each(JUNK_BODIES)('refuses %j with a message or changes nothing', async (body) => {
    const before = await everything();
    const { status, body: answer } = await client[method](path(), body);
    expect([200, 400]).toContain(status);
    if (status === 400) expect(answer.msg).toEqual(expect.stringMatching(/\S/));
    expect(await everything()).toEqual(before);
  });

  it('refuses what is not JSON by its type', async () => {
    const { status, body } = await client[method](path(), 'a=b', {
      'content-type': 'application/x-www-form-urlencoded',
    });
    expect({ status, msg: body.msg }).toMatchObject({ status: 415, msg: expect.any(String) });
  });
});

/** All data, without values that an empty change may raise. */
async function everything(): Promise<unknown[]> {
  const lists = await Promise.all(KINDS.map(({ path }) => client.get<Record<string, unknown>[]>(path)));
  return lists.flatMap(({ body }) => body.map((row) => ({ ...row, version: 0, updated_at: 0 })));
}

const expectSound = (answers: Parameters<typeof unsound>[0]): void => expect(unsound(answers)).toEqual([]);
