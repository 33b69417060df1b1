import { aGuest, eventually } from '@carnet/svc-testing';
import { aFillUp, openStack, type Stack } from './stack.js';

let stack: Stack;

beforeAll(async () => (stack = await openStack()));
afterAll(() => stack?.close());

it('shows in a history nothing of when the entry was of another vehicle', async () => {
  const { id: owner, client: ann } = stack.newOwner();
  const [shared, other] = [stack.aVehicle(owner), stack.aVehicle(owner)];
  const { body: made } = await ann.post('/api/fill-ups', aFillUp(other, { station: 'Behind the other house' }));
  const path = `/api/fill-ups/${made.id}`;
  expect((await ann.put(path, { vehicle_id: shared, station: 'Agip' })).status).toBe(200);
  const guest = aGuest(stack, { person: owner + 5_000, owner, role: 'viewer', vehicle_id: shared });
  const told = await eventually(async () => {
    const answer = await guest.get(`${path}/history`);
    expect(answer.status).toBe(200);
    return answer;
  });
  expect(told.body.entries).toHaveLength(1);
  expect(JSON.stringify(told.body)).not.toContain('Behind the other house');
  expect((await ann.get(`${path}/history`)).body.entries).toHaveLength(2);
});
