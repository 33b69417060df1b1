import { eventually } from '@carnet/svc-kit/testing';
import { aVehicle, gone, type House, oilChange, openHouse } from './house.js';

let house: House;

beforeAll(async () => {
  house = await openHouse();
  await house.told(aVehicle(1));
});
afterAll(() => house?.close());

it('who changes an event while its vehicle goes never waits in vain', async () => {
  const ids: number[] = [];
  for (let made = 0; made < 8; made++) ids.push((await house.owner.post('/api/service/events', oilChange(1))).body.id);
  const answers: number[] = [];
  const changeUntilGone = async (id: number) => {
    for (let status = 200; status !== 404; answers.push(status))
      ({ status } = await house.owner.put(`/api/service/events/${id}`, { name: 'Oil and filter change' }));
  };
  const writing = Promise.all([...ids, ...ids].map(changeUntilGone));
  await eventually(() => expect(answers.length).toBeGreaterThan(50));
  await house.told(gone(aVehicle(1)));
  await writing;
  expect(new Set(answers)).toEqual(new Set([200, 404]));
});
