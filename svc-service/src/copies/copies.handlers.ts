import type { OdometerFact, PartFact, VehicleFact } from '@carnet/contracts';
import { defineCopy, purgeOf } from '@carnet/fact-log';
import { dayIn, timeZoneOf } from '@carnet/person';
import { sql } from '@carnet/pg';

/** Older facts have no unit: every odometer counted miles. */
const unitOf = sql`coalesce(body ->> 'odometer_unit', 'mi')`;

/** Copies of vehicles: events refer to them, lists show their names, and due points need mileage and age. */
export const VehicleCopies = defineCopy<'vehicle', VehicleFact>({
  kind: 'vehicle',
  table: 'vehicle_copies',
  keptBy: ['service_events', 'service_schedules'],
  columns: {
    type: 'text',
    make: 'text',
    model: 'text',
    year: 'int',
    nickname: 'text',
    current_mileage: 'int',
    birth_date: 'date',
  },
  derived: {
    odometer_unit: { value: unitOf, update: sql`excluded.odometer_unit` },
    mileage_seen_on: {
      value: dayIn(timeZoneOf(sql`replicated.owner_id`), sql`at`),
      update: sql`case when copy.current_mileage is distinct from excluded.current_mileage
        then excluded.mileage_seen_on else copy.mileage_seen_on end`,
    },
  },
  revision: 2,
  takesAlong: [{ table: 'part_copies', column: 'vehicle_id' }],
});

/** Copies of odometers: due points use the pace for expected days, and the corrected readings. */
export const OdometerCopies = defineCopy<'odometer', OdometerFact>({
  kind: 'odometer',
  table: 'odometer_copies',
  columns: { pace: 'jsonb', corrections: 'jsonb' },
});

/** Copies of parts: events show the used parts with their status. */
export const PartCopies = defineCopy<'part', PartFact>({
  kind: 'part',
  table: 'part_copies',
  columns: { vehicle_id: 'int', name: 'text', manufacturer: 'text', part_number: 'text', status: 'text' },
});

/** Follows `user`: deletes the copies of a deleted user. */
export const PurgeCopiesHandler = purgeOf('PurgeCopiesHandler', ['part_copies', 'odometer_copies', 'vehicle_copies']);
