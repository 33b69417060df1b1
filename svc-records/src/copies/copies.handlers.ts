import type { PartFact, ProvenanceFact, ServiceEventFact, VehicleFact } from '@carnet/contracts';
import { defineCopy, purgeOf, sql } from '@carnet/svc-kit';

/** Older facts name no unit: every odometer counted miles. */
const unitOf = sql`coalesce(body ->> 'odometer_unit', 'mi')`;

/** Older facts say nothing of a cost: its modifications then count with the event, as they did before. */
const hasCost = sql`coalesce((body ->> 'has_cost')::boolean, true)`;

/** Records refer to vehicles, and lists show their names. */
export const VehicleCopies = defineCopy<'vehicle', VehicleFact>({
  kind: 'vehicle',
  table: 'vehicle_copies',
  columns: { make: 'text', model: 'text', year: 'int', nickname: 'text' },
  derived: { odometer_unit: { value: unitOf, update: sql`excluded.odometer_unit` } },
  revision: 2,
});

/** Modifications name the parts that they took, with their status. */
export const PartCopies = defineCopy<'part', PartFact>({
  kind: 'part',
  table: 'part_copies',
  columns: {
    vehicle_id: 'int',
    name: 'text',
    manufacturer: 'text',
    part_number: 'text',
    type: 'text',
    status: 'text',
  },
});

/** Files belong to a vehicle's numbers, and to its owners. */
export const VehicleIdentityCopies = defineCopy<'vehicle-identity', ProvenanceFact>({
  kind: 'vehicle-identity',
  table: 'vehicle_identity_copies',
  columns: { vehicle_id: 'int' },
});

export const OwnershipChapterCopies = defineCopy<'ownership-chapter', ProvenanceFact>({
  kind: 'ownership-chapter',
  table: 'ownership_chapter_copies',
  columns: { vehicle_id: 'int' },
});

/** Issues and modifications name the events that belong to them; a modification's cost counts where its event has none. */
export const ServiceEventCopies = defineCopy<'service-event', ServiceEventFact>({
  kind: 'service-event',
  table: 'service_event_copies',
  columns: {
    vehicle_id: 'int',
    name: 'text',
    type: 'text',
    status: 'text',
    date_performed: 'date',
    date_performed_edtf: 'text',
  },
  derived: { has_cost: { value: hasCost, update: sql`excluded.has_cost` } },
  revision: 3,
});

/** Follows `user`: of what a deleted user had in other services no copy stays. */
export const PurgeCopiesHandler = purgeOf('PurgeCopiesHandler', [
  'ownership_chapter_copies',
  'part_copies',
  'service_event_copies',
  'vehicle_identity_copies',
  'vehicle_copies',
]);
