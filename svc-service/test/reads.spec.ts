import { OtherSession } from '@carnet/svc-kit/testing';
import { aPart, aVehicle, type House, oilChange, openHouse } from './house.js';

let house: House;

beforeAll(async () => {
  house = await openHouse();
  await house.told(aVehicle(1), aPart(11, 1));
});
afterAll(() => house?.close());

/** A row lock takes a transaction id, and a transaction id keeps the facts of every later write from being read. */
it.each([
  ['the empty list of a vehicle', () => house.owner.get('/api/service/vehicles/1/events')],
  ['a vehicle without schedules', () => house.owner.get('/api/service/vehicles/1/schedules')],
  ['a vehicle with its schedules, of which it has none', () => house.owner.get('/api/service-schedules/vehicles/1')],
  [
    'a dry run of an import',
    () => house.owner.post('/api/service/events/import?dry_run=true', [oilChange(1, { parts: [{ id: 11 }] })]),
  ],
])('%s locks nothing, so it waits for nobody', async (_, read) => {
  const other = await OtherSession.begin(house);
  try {
    await other.lock(['vehicle_copies', 1]);
    await other.lock(['part_copies', 11]);
    expect((await read()).status).toBeLessThan(300);
  } finally {
    await other.close();
  }
});
