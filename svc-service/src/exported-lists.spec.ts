import { join } from 'node:path';
import { lostInPassports } from '@carnet/svc-testing';
import { EXPORTED_LISTS } from './exported-lists.js';

it('loses no field of a record where a vehicle comes out of a passport', () => {
  // Photos are exported as files.
  expect(lostInPassports(join(__dirname, '../openapi.json'), EXPORTED_LISTS)).toEqual(['service-events.photos']);
});
