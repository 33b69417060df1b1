import { sql } from '@carnet/pg';
import type { TestClient } from '@carnet/svc-testing';
import { type Stack, openStack } from './stack.js';

let stack: Stack;
let owner: number;
let ann: TestClient;
let vehicle_id: number;
let parts: number[];
let events: number[];

beforeAll(async () => (stack = await openStack()));
afterAll(() => stack?.close());
beforeEach(() => {
  ({ id: owner, client: ann } = stack.newOwner());
  vehicle_id = stack.aVehicle(owner);
  parts = [stack.aPart(owner, vehicle_id), stack.aPart(owner, vehicle_id)];
  events = [stack.aServiceEvent(owner, vehicle_id), stack.aServiceEvent(owner, vehicle_id)];
});

const THINGS = {
  modification: {
    path: '/api/modifications',
    fields: () => ({
      ...{ vehicle_id, name: 'Strut bar', cost: 120.5, start_date: '2024-05-01', mileage: 88_100 },
      ...{ part_ids: parts.toReversed(), service_event_id: events[0] },
    }),
  },
  issue: {
    path: '/api/issues',
    fields: () => ({
      vehicle_id,
      title: 'Leak',
      mileage: 88_100,
      status: 'Resolved',
      service_event_ids: events.toReversed(),
    }),
  },
  'track day': {
    path: '/api/track-days',
    fields: () => ({
      vehicle_id,
      event_date: '2024-05-01',
      track_name: 'Monza',
      mileage: 88_100,
      report: '<p>Dry.</p>',
    }),
  },
};

async function made(path: string, fields: object) {
  const { status, body } = await ann.post(path, fields);
  expect([status, body]).toEqual([201, body]);
  return `${path}/${body.id}`;
}

const factCount = async (): Promise<number> =>
  (await stack.rows(sql`select 1 from facts where owner_id = ${owner}`)).length;

async function expectUnchanged(path: string, change: () => ReturnType<TestClient['put']>, status = 200) {
  const before = await ann.get(path);
  const told = await factCount();
  const answer = await change();
  expect([answer.status, answer.body]).toEqual([status, before.body]);
  const after = await ann.get(path);
  expect([after.body, after.headers.etag]).toEqual([before.body, before.headers.etag]);
  expect(await factCount()).toBe(told);
}

describe.each(Object.entries(THINGS))('a PUT that changes nothing of a %s', (_, { path, fields }) => {
  it('leaves version and log alone', async () => {
    const one = await made(path, fields());
    await expectUnchanged(one, () => ann.put(one, {}));
    await expectUnchanged(one, () => ann.put(one, fields()));
  });

  it('refuses a version that was not seen, and says what is there', async () => {
    const one = await made(path, fields());
    const refused = await ann.put(one, {}, { 'if-match': '"99"' });
    expect(refused.status).toBe(412);
    const isComparable = path !== '/api/modifications';
    expect(refused.body.current).toEqual(isComparable ? (await ann.get(one)).body : undefined);
  });
});

it('a part that is on a modification already is not added to it', async () => {
  const modification = await made('/api/modifications', THINGS.modification.fields());
  await expectUnchanged(modification, () => ann.post(`${modification}/parts`, { part_id: parts[0] }), 201);
});
