import type { OdometerFact, PartFact, VehicleFact } from '@carnet/contracts';
import { defineCopy, purgeOf } from '@carnet/fact-log';
import { sql } from '@carnet/pg';

/** Fill-ups and fitments belong to vehicles, and lists show their names; what is on one has run as far as it shows. */
export const VehicleCopies = defineCopy<'vehicle', VehicleFact>({
  kind: 'vehicle',
  table: 'vehicle_copies',
  keptBy: ['fill_ups', 'fitments', 'track_sessions', 'day_checks'],
  columns: { make: 'text', model: 'text', year: 'int', nickname: 'text', current_mileage: 'int' },
  derived: {
    odometer_unit: { value: sql`coalesce(body ->> 'odometer_unit', 'mi')`, update: sql`excluded.odometer_unit` },
  },
  // 2: with the mileage.
  revision: 2,
  takesAlong: [{ table: 'part_copies', column: 'vehicle_id' }],
});

/** A figure needs to know where the ledger's distance is the difference of two readings. What a release of before tells says nothing of that, and leaves what is known. */
export const OdometerCopies = defineCopy<'odometer', OdometerFact>({
  kind: 'odometer',
  table: 'odometer_copies',
  columns: { last_read_on: 'date' },
  // 2: with the last reading and the pace.
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

/** A component can follow a part, and is called as that is. */
export const PartCopies = defineCopy<'part', PartFact>({
  kind: 'part',
  table: 'part_copies',
  columns: { vehicle_id: 'int', name: 'text', manufacturer: 'text', part_number: 'text' },
});

/** Follows `user`: a deleted user's components go, with all that happened to them. */
export const PurgeComponentsHandler = purgeOf('PurgeComponentsHandler', [
  'component_entries',
  'fitments',
  'components',
]);

/** Follows `user`: of a deleted user's vehicles, odometers and parts no copy stays. */
export const PurgeCopiesHandler = purgeOf('PurgeCopiesHandler', ['part_copies', 'odometer_copies', 'vehicle_copies']);
