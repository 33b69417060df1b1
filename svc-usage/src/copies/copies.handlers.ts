import type { OdometerFact, PartFact, VehicleFact } from '@carnet/contracts';
import { defineCopy, purgeOf } from '@carnet/fact-log';
import { sql } from '@carnet/pg';

/** Copies of vehicles: fill-ups and fitments refer to them, lists show their names, and the current mileage applies to mounted components. */
export const VehicleCopies = defineCopy<'vehicle', VehicleFact>({
  kind: 'vehicle',
  table: 'vehicle_copies',
  keptBy: ['fill_ups', 'fitments', 'track_sessions', 'day_checks'],
  columns: { make: 'text', model: 'text', year: 'int', nickname: 'text', current_mileage: 'int' },
  derived: {
    odometer_unit: { value: sql`coalesce(body ->> 'odometer_unit', 'mi')`, update: sql`excluded.odometer_unit` },
  },
  // 2: added the mileage.
  revision: 2,
  takesAlong: [{ table: 'part_copies', column: 'vehicle_id' }],
});

/**
 * Copies of odometers: a figure needs to know where a difference of readings is a distance. Facts of older releases lack this, so they keep the known values.
 */
export const OdometerCopies = defineCopy<'odometer', OdometerFact>({
  kind: 'odometer',
  table: 'odometer_copies',
  columns: { last_read_on: 'date' },
  // 2: added the last reading and the pace.
  revision: 2,
  derived: {
    pace: { value: sql`nullif(body -> 'pace', 'null')`, update: sql`excluded.pace` },
    chapters: { value: sql`body -> 'chapters'`, update: sql`coalesce(excluded.chapters, copy.chapters)` },
    corrections: {
      value: sql`body -> 'record_corrections'`,
      update: sql`coalesce(excluded.corrections, copy.corrections)`,
    },
  },
});

/** Copies of parts: a component can be linked to a part, and takes its name. */
export const PartCopies = defineCopy<'part', PartFact>({
  kind: 'part',
  table: 'part_copies',
  columns: { vehicle_id: 'int', name: 'text', manufacturer: 'text', part_number: 'text' },
});

/** Follows `user`: deletes a deleted user's components, with their fitments and entries. */
export const PurgeComponentsHandler = purgeOf('PurgeComponentsHandler', [
  'component_entries',
  'fitments',
  'components',
]);

/** Follows `user`: deletes the copies of a deleted user. */
export const PurgeCopiesHandler = purgeOf('PurgeCopiesHandler', ['part_copies', 'odometer_copies', 'vehicle_copies']);
