import { join } from 'node:path';
import { lostInPassports } from '@carnet/svc-testing';
import { EXPORTED_LISTS } from './exported-lists.js';

it('loses no field of a record where a vehicle comes out of a passport', () => {
  // A component that another one replaced has an end of its own in the export.
  expect(lostInPassports(join(__dirname, '../openapi.json'), EXPORTED_LISTS)).toEqual(['fitments.takes_off']);
});
