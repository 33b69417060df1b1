import type { OdometerFact, VehicleFact } from '@carnet/contracts';
import { defineCopy, purgeOf, sql } from '@carnet/svc-kit';

/** Fill-ups belong to vehicles, and lists show their names. */
export const VehicleCopies = defineCopy<'vehicle', VehicleFact>({
  kind: 'vehicle',
  table: 'vehicle_copies',
  columns: { make: 'text', model: 'text', year: 'int', nickname: 'text' },
  derived: {
    odometer_unit: { value: sql`coalesce(body ->> 'odometer_unit', 'mi')`, update: sql`excluded.odometer_unit` },
  },
});

/** A figure needs to know where the ledger's distance is the difference of two readings. What a release of before tells says nothing of that, and leaves what is known. */
export const OdometerCopies = defineCopy<'odometer', OdometerFact>({
  kind: 'odometer',
  table: 'odometer_copies',
  columns: {},
  derived: {
    chapters: { value: sql`body -> 'chapters'`, update: sql`coalesce(excluded.chapters, copy.chapters)` },
    corrections: {
      value: sql`body -> 'record_corrections'`,
      update: sql`coalesce(excluded.corrections, copy.corrections)`,
    },
  },
});

/** Follows `user`: of a deleted user's vehicles and odometers no copy stays. */
export const PurgeCopiesHandler = purgeOf('PurgeCopiesHandler', ['odometer_copies', 'vehicle_copies']);
