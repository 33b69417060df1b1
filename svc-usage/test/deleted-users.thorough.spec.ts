import { randomUUID } from 'node:crypto';
import { eventually, tablesHolding } from '@carnet/svc-testing';
import { aFillUp, aSet, aTrackSession, openStack, type Stack } from './stack.js';

let stack: Stack;
beforeAll(async () => (stack = await openStack()));
afterAll(() => stack?.close());

it('of a deleted user nothing is left, whose fill-ups, readings and due points are told to be gone, and nothing of others is touched', async () => {
  const [ann, bob] = [stack.newOwner(), stack.newOwner()];
  const ids: number[] = [];
  for (const { id, client } of [ann, bob]) {
    const vehicle = stack.aVehicle(id);
    await stack.ledgerSays(id, vehicle, { chapters: [] });
    ids.push((await client.post('/api/fill-ups', aFillUp(vehicle, { odometer: 5 }))).body.id);
    expect((await client.post('/api/track-sessions', aTrackSession(vehicle))).status).toBe(201);
    const limits = [{ by: 'label', until: '2030-12-31' }];
    const { body: set } = await client.post('/api/usage/components', aSet({ limits }));
    const on = { component_id: set.id, vehicle_id: vehicle, from_on: '2026-01-01', to_on: '2090-01-01' };
    expect((await client.post('/api/usage/fitments', on)).status).toBe(201);
    const use = { component_id: set.id, kind: 'use', happened_on: '2026-01-01', hours: 1 };
    expect((await client.post('/api/usage/entries', use)).status).toBe(201);
    await eventually(async () => expect(await stack.dueOf(id)).toMatchObject([{ deleted: false }]));
    const url = `/api/imports/fill-ups?batch=${randomUUID()}&file_name=log.csv`;
    expect((await client.post(url, [aFillUp(vehicle)])).status).toBe(200);
  }
  // Marks of due points exist until the points are published.
  const before = await eventually(async () => {
    const held = await tablesHolding(stack.database, bob.id);
    expect(held).not.toContain('due_marks');
    return held;
  });
  expect(before).toEqual(
    expect.arrayContaining([
      ...['components', 'component_entries', 'due_moments', 'due_points', 'fill_ups', 'fitments'],
      ...['imports', 'journal', 'odometer_copies', 'track_sessions', 'vehicle_copies'],
    ]),
  );
  stack.producers.identity.publish({ kind: 'user', key: ann.id, ownerId: ann.id, deleted: true });
  await eventually(async () => expect(await tablesHolding(stack.database, ann.id)).toEqual([]));
  expect(await stack.dueOf(ann.id)).toMatchObject([{ deleted: true, body: null }]);
  const told = [await stack.factsOf(ids[0]!), await stack.readingsOf(ids[0]!)];
  for (const facts of told) expect(facts.at(-1)).toMatchObject({ deleted: true, body: null });
  expect(await tablesHolding(stack.database, bob.id)).toEqual(before);
});
