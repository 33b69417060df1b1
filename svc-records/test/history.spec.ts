import type { TestClient } from '@carnet/svc-testing';
import { openStack, type Stack } from './stack.js';

let stack: Stack;
let owner: number;
let ann: TestClient;
let vehicle_id: number;

beforeAll(async () => (stack = await openStack()));
afterAll(() => stack?.close());
beforeEach(() => {
  ({ id: owner, client: ann } = stack.newOwner());
  vehicle_id = stack.aVehicle(owner);
});

const entriesOf = async (path: string) =>
  ((await ann.get(`${path}/history`)).body.entries as { action: string; version: number; changes: object[] }[]).map(
    ({ action, version, changes }) => ({ action, version, changes }),
  );

it('of an issue: what it began with, what changed, and the events that belong to it', async () => {
  const event = stack.aServiceEvent(owner, vehicle_id);
  const { body } = await ann.post('/api/issues', { vehicle_id, title: 'Leak' });
  const path = `/api/issues/${body.id}`;
  await ann.put(path, { title: 'Oil leak', service_event_ids: [event] });
  await ann.put(path, { service_event_ids: [] });
  expect(await entriesOf(path)).toEqual([
    { action: 'changed', version: 3, changes: [{ name: 'service_events', before: `[${event}]`, after: null }] },
    {
      action: 'changed',
      version: 2,
      changes: expect.arrayContaining([
        { name: 'title', before: 'Leak', after: 'Oil leak' },
        { name: 'service_events', before: null, after: `[${event}]` },
      ]),
    },
    {
      action: 'created',
      version: 1,
      changes: expect.arrayContaining([
        { name: 'title', before: null, after: 'Leak' },
        { name: 'vehicle_id', before: null, after: String(vehicle_id) },
      ]),
    },
  ]);
});

it('of a modification and its parts', async () => {
  const part = stack.aPart(owner, vehicle_id);
  const about = { vehicle_id, name: 'Strut bar', category: 'Performance', part_ids: [part] };
  const path = `/api/modifications/${(await ann.post('/api/modifications', about)).body.id}`;
  await ann.delete(`${path}/parts/${part}`);
  const [last, first] = await entriesOf(path);
  expect(last!.changes).toEqual([{ name: 'parts', before: `[${part}]`, after: null }]);
  expect(first!.changes).toContainEqual({ name: 'parts', before: null, after: `[${part}]` });
});

it('of a track day', async () => {
  const about = { vehicle_id, track_name: 'Brno', event_date: '2026-05-01' };
  const path = `/api/track-days/${(await ann.post('/api/track-days', about)).body.id}`;
  await ann.put(path, { track_name: 'Most' });
  expect((await entriesOf(path))[0]!.changes).toEqual([{ name: 'track_name', before: 'Brno', after: 'Most' }]);
});

it("is nobody else's to read", async () => {
  const { body } = await ann.post('/api/issues', { vehicle_id, title: 'Leak' });
  const { client: bob } = stack.newOwner();
  const [foreign, missing] = [
    await bob.get(`/api/issues/${body.id}/history`),
    await bob.get('/api/issues/987654/history'),
  ];
  expect(foreign.status).toBe(404);
  expect(foreign.body).toEqual(missing.body);
});
