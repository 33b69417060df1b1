import type { ReferenceTarget } from '@carnet/svc-kit';

/** What records refer to of other services' things. */
export const VEHICLES: ReferenceTarget = {
  table: 'vehicle_copies',
  copyOf: { producer: 'garage', kind: 'vehicle' },
  missing: 'Vehicle not found',
};

export const PARTS: ReferenceTarget = {
  table: 'part_copies',
  copyOf: { producer: 'garage', kind: 'part' },
  partOf: { target: VEHICLES, column: 'vehicle_id', otherwise: 'A part belongs to another vehicle' },
  missing: 'Part not found',
};

export const SERVICE_EVENTS: ReferenceTarget = {
  table: 'service_event_copies',
  copyOf: { producer: 'service', kind: 'service-event' },
  partOf: { target: VEHICLES, column: 'vehicle_id', otherwise: 'A service event belongs to another vehicle' },
  missing: 'Service event not found',
};
