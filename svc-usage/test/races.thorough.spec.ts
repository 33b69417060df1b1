import { eventually } from '@carnet/svc-testing';
import { aFillUp, openStack, type Stack } from './stack.js';

let stack: Stack;
beforeAll(async () => (stack = await openStack()));
afterAll(() => stack?.close());

it('of a vehicle that goes while others write, nothing is left', async () => {
  const { id: owner, client } = stack.newOwner();
  const vehicle = stack.aVehicle(owner);
  const answers: number[] = [];
  const writer = async (): Promise<void> => {
    while (!answers.includes(400)) answers.push((await client.post('/api/fill-ups', aFillUp(vehicle))).status);
  };
  const writing = Promise.all([1, 2, 3, 4].map(writer));
  await eventually(() => expect(answers.length).toBeGreaterThan(20));
  stack.producers.garage.publish({ kind: 'vehicle', key: vehicle, ownerId: owner, deleted: true });
  await writing;
  expect(new Set(answers)).toEqual(new Set([201, 400]));
  expect((await client.get('/api/fill-ups')).body).toEqual([]);
});
