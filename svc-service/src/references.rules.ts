import type { ReferenceTarget } from '@carnet/svc-kit';

/** What requests refer to by an id: copies of svc-garage's things, and things of this service. */
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

export const TEMPLATES: ReferenceTarget = { table: 'service_event_templates', missing: 'Template not found' };

export const SCHEDULES: ReferenceTarget = {
  table: 'service_schedules',
  partOf: { target: VEHICLES, column: 'vehicle_id', otherwise: 'The service schedule belongs to another vehicle' },
  missing: 'Service schedule not found',
};

export const SCHEDULE_TEMPLATES: ReferenceTarget = {
  table: 'schedule_templates',
  missing: 'Schedule template not found',
};
