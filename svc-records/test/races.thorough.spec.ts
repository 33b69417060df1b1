import { sql } from '@carnet/pg';
import { eventually, type TestClient } from '@carnet/svc-testing';
import { type Stack, openStack } from './stack.js';

let stack: Stack;
let owner: number;
let ann: TestClient;
let vehicleId: number;

beforeAll(async () => {
  stack = await openStack();
});
afterAll(() => stack?.close());
beforeEach(() => {
  ({ id: owner, client: ann } = stack.newOwner());
  vehicleId = stack.aVehicle(owner);
});

const KINDS = [
  ['/api/modifications', { name: 'Strut bar' }],
  ['/api/issues', { title: 'Leak' }],
  ['/api/track-days', { event_date: '2025-06-14', track_name: 'Spa' }],
] as const;

/** Repeats a write, four at a time, until it is refused or its target is gone. */
async function untilRefused(write: () => Promise<{ status: number }>, done: number[]): Promise<void> {
  let refused = false;
  const writer = async () => {
    while (!refused) {
      const { status } = await write();
      done.push(status);
      refused ||= status === 400 || status === 404;
    }
  };
  await Promise.all([1, 2, 3, 4].map(writer));
}

it.each(KINDS)('of a vehicle that goes while others write, nothing of %s is left', async (path, fields) => {
  const answers: number[] = [];
  const writing = untilRefused(() => ann.post(path, { vehicle_id: vehicleId, ...fields }), answers);
  await eventually(() => expect(answers.length).toBeGreaterThan(20));
  stack.producers.garage.publish({ kind: 'vehicle', key: vehicleId, ownerId: owner, deleted: true });
  await writing;
  expect(new Set(answers)).toEqual(new Set([201, 400]));
  expect((await ann.get(path)).body).toEqual([]);
});

it.each(KINDS)('who changes one of %s while its vehicle goes never waits in vain', async (path, fields) => {
  const ids = [];
  for (let made = 0; made < 8; made++) {
    ids.push((await ann.post(path, { vehicle_id: vehicleId, ...fields })).body.id as number);
  }
  const answers: number[] = [];
  const writing = Promise.all(ids.map((id) => untilRefused(() => ann.put(`${path}/${id}`, fields), answers)));
  await eventually(() => expect(answers.length).toBeGreaterThan(50));
  stack.producers.garage.publish({ kind: 'vehicle', key: vehicleId, ownerId: owner, deleted: true });
  await writing;
  expect(new Set(answers)).toEqual(new Set([200, 404]));
});

it.each([
  ['/api/modifications', { name: 'Strut bar' }, (id: number) => ({ service_event_id: id })],
  ['/api/issues', { title: 'Leak' }, (id: number) => ({ service_event_ids: [id] })],
])('a service event that goes while others write is on nothing of %s', async (path, fields, naming) => {
  const event = stack.aServiceEvent(owner, vehicleId);
  const body = { vehicle_id: vehicleId, ...fields, ...naming(event) };
  const { id } = (await ann.post(path, body)).body;
  const answers: number[] = [];
  const writing = Promise.all([
    untilRefused(() => ann.put(`${path}/${id}`, body), answers),
    untilRefused(() => ann.post(path, body), answers),
  ]);
  await eventually(() => expect(answers.length).toBeGreaterThan(20));
  stack.producers.service.publish({ kind: 'service-event', key: event, ownerId: owner, deleted: true });
  await writing;
  expect(answers.filter((status) => ![200, 201, 400].includes(status))).toEqual([]);
  const left = await stack.rows(sql`
    select 1 from modifications where service_event_id = ${event} union all
    select 2 from issue_service_events where service_event_id = ${event}`);
  expect(left).toEqual([]);
});

it('of two who write the same version one is told', async () => {
  for (const [path, fields] of KINDS) {
    const { id } = (await ann.post(path, { vehicle_id: vehicleId, ...fields })).body;
    const writes = ['A', 'B', 'C'].map((text) =>
      ann.put(`${path}/${id}`, { name: text, title: text, track_name: text }, { 'if-match': '"1"' }),
    );
    expect((await Promise.all(writes)).map(({ status }) => status).sort()).toEqual([200, 412, 412]);
  }
});
