import { eventually } from '@carnet/svc-testing';
import { aVehicle, gone, type Stack, oilChange, openStack } from './stack.js';

let stack: Stack;

beforeAll(async () => {
  stack = await openStack();
  await stack.told(aVehicle(1));
});
afterAll(() => stack?.close());

it('who changes an event while its vehicle goes never waits in vain', async () => {
  const ids: number[] = [];
  for (let made = 0; made < 8; made++) ids.push((await stack.owner.post('/api/service/events', oilChange(1))).body.id);
  const answers: number[] = [];
  const changeUntilGone = async (id: number) => {
    for (let status = 200; status !== 404; answers.push(status))
      ({ status } = await stack.owner.put(`/api/service/events/${id}`, { name: 'Oil and filter change' }));
  };
  const writing = Promise.all([...ids, ...ids].map(changeUntilGone));
  await eventually(() => expect(answers.length).toBeGreaterThan(50));
  await stack.told(gone(aVehicle(1)));
  await writing;
  expect(new Set(answers)).toEqual(new Set([200, 404]));
});
