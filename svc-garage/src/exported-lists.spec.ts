import { join } from 'node:path';
import { lostInPassports } from '@carnet/svc-testing';
import { EXPORTED_LISTS } from './exported-lists.js';

it('loses no field of a record where a vehicle comes out of a passport', () => {
  // The mileage follows from the readings. A passport contains only independent readings.
  expect(lostInPassports(join(__dirname, '../openapi.json'), EXPORTED_LISTS)).toEqual([
    'vehicles.current_mileage',
    'odometer-readings.standing',
  ]);
});
