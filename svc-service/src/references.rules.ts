import type { ReferenceTarget } from '@carnet/fact-log';
import * as part from './messages/part.js';
import * as schedule from './messages/schedule.js';
import * as scheduleTemplate from './messages/schedule-template.js';
import * as template from './messages/template.js';
import * as vehicle from './messages/vehicle.js';

/** Things that requests may refer to by id: copies of svc-garage's things, and this service's own. */
export const VEHICLES: ReferenceTarget = {
  table: 'vehicle_copies',
  copyOf: { producer: 'garage', kind: 'vehicle' },
  missing: vehicle.notFound,
};

export const PARTS: ReferenceTarget = {
  table: 'part_copies',
  copyOf: { producer: 'garage', kind: 'part' },
  partOf: { target: VEHICLES, column: 'vehicle_id', otherwise: part.ofAnotherVehicle },
  missing: part.notFound,
};

export const TEMPLATES: ReferenceTarget = { table: 'service_event_templates', missing: template.notFound };

export const SCHEDULES: ReferenceTarget = {
  table: 'service_schedules',
  partOf: { target: VEHICLES, column: 'vehicle_id', otherwise: schedule.ofAnotherVehicle },
  missing: schedule.notFound,
};

export const SCHEDULE_TEMPLATES: ReferenceTarget = {
  table: 'schedule_templates',
  missing: scheduleTemplate.notFound,
};
