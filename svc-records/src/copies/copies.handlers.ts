import type { PartFact, ServiceEventFact, VehicleFact } from '@carnet/contracts';
import { defineCopy, purgeOf } from '@carnet/svc-kit';

/** Records refer to vehicles, and lists show their names. */
export const VehicleCopies = defineCopy<'vehicle', VehicleFact>({
  kind: 'vehicle',
  table: 'vehicle_copies',
  columns: { make: 'text', model: 'text', year: 'int', nickname: 'text' },
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

/** Issues and modifications name the events that belong to them. */
export const ServiceEventCopies = defineCopy<'service-event', ServiceEventFact>({
  kind: 'service-event',
  table: 'service_event_copies',
  columns: { vehicle_id: 'int', name: 'text', type: 'text', status: 'text', date_performed: 'date' },
});

/** Follows `user`: of what a deleted user had in other services no copy stays. */
export const PurgeCopiesHandler = purgeOf('PurgeCopiesHandler', [
  'part_copies',
  'service_event_copies',
  'vehicle_copies',
]);
