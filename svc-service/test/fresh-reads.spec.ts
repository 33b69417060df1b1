import { aPart, aVehicle, type Stack, openStack } from './stack.js';

const EVENTS = '/api/service/events';

let stack: Stack;

beforeAll(async () => {
  stack = await openStack();
  // Long enough that a request that waits in vain hangs, instead of passing after the timeout.
  stack.freshReads.patienceMs = 600_000;
  await stack.told(aVehicle(1), aPart(11, 1));
});
afterAll(() => stack?.close());

const complete = async () => {
  const { body, headers } = await stack.owner.post(EVENTS, {
    vehicle_id: 1,
    name: 'Oil change',
    type: 'Regular Maintenance',
    status: 'Completed',
    parts: [{ id: 11 }],
  });
  return { path: `${EVENTS}/${body.id}`, position: headers['x-facts-position']! };
};
const statusesOf = (event: { parts: { status: string }[] }) => event.parts.map(({ status }) => status);

it('answers a create, an update and an import with how far its log reaches', async () => {
  const { path, position } = await complete();
  expect(position).toMatch(/^service=[0-9a-f]{8}\/\d+\.\d+$/);
  const after = (await stack.owner.put(path, { notes: 'Torque 25 Nm' })).headers['x-facts-position']!;
  const seq = (place: string) => Number(place.split('.')[1]);
  expect(seq(after)).toBeGreaterThan(seq(position));
  const rows = Array.from({ length: 3 }, () => ({ vehicle_id: 1, name: 'Wash', type: 'Other', status: 'Completed' }));
  const imported = (await stack.owner.post(`${EVENTS}/import`, rows)).headers['x-facts-position']!;
  expect(seq(imported)).toBeGreaterThanOrEqual(seq(after) + 3);
});

it('shows what the garage made of an event to who asks for its effects', async () => {
  const { path, position } = await complete();
  const { garage } = stack.producers;
  garage.effects = garage.position('garage', 1);
  const reading = stack.owner.get(path, { 'x-facts-position': position, 'x-facts-effects': '1' });
  garage.publish(aPart(11, 1, { status: 'Installed' }));
  const { body, headers } = await reading;
  expect([statusesOf(body), headers['x-facts-behind']]).toEqual([['Installed'], undefined]);
});

it('says so where the garage follows, and does not come so far in time', async () => {
  const { path, position } = await complete();
  const { garage } = stack.producers;
  [garage.effects, garage.isBehind] = [null, true];
  const { headers } = await stack.owner.get(path, { 'x-facts-position': position, 'x-facts-effects': '1' });
  garage.isBehind = false;
  expect(headers['x-facts-behind']).toBe('garage');
});

it('does not wait for effects that nobody asks for, nor for those of a garage that is away', async () => {
  const { path, position } = await complete();
  expect((await stack.owner.get(path, { 'x-facts-position': position })).headers['x-facts-behind']).toBeUndefined();
  await stack.producers.garage.close();
  const { status, headers } = await stack.owner.get(path, { 'x-facts-position': position, 'x-facts-effects': '1' });
  expect([status, headers['x-facts-behind']]).toEqual([200, 'garage']);
});
