import { isOfVehicle } from './of-vehicle.rules.js';

const fact = (kind: string, key: number, body: object | null = null) => ({ kind, key, version: 1, ownerId: 7, body });

it.each([
  [true, fact('vehicle', 3)],
  [false, fact('vehicle', 4)],
  [true, fact('odometer', 3)],
  [true, fact('service-event', 9, { vehicle_id: 3 })],
  [false, fact('service-event', 3, { vehicle_id: 4 })],
  [false, fact('service-event', 3)],
])('tells a hand-over of vehicle 3 what is of it: %s for %j', (isIts, draft) => {
  expect(isOfVehicle(draft as never, 3)).toBe(isIts);
});
