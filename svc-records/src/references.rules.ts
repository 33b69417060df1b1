import type { ReferenceTarget } from '@carnet/svc-kit';
import * as ownershipChapter from './messages/ownership-chapter.js';
import * as part from './messages/part.js';
import * as serviceEvent from './messages/service-event.js';
import * as vehicleIdentity from './messages/vehicle-identity.js';
import * as vehicle from './messages/vehicle.js';

/** References of records to other services' things. */
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

export const SERVICE_EVENTS: ReferenceTarget = {
  table: 'service_event_copies',
  copyOf: { producer: 'service', kind: 'service-event' },
  partOf: { target: VEHICLES, column: 'vehicle_id', otherwise: serviceEvent.ofAnotherVehicle },
  missing: serviceEvent.notFound,
};

export const VEHICLE_IDENTITIES: ReferenceTarget = {
  table: 'vehicle_identity_copies',
  copyOf: { producer: 'garage', kind: 'vehicle-identity' },
  partOf: { target: VEHICLES, column: 'vehicle_id', otherwise: vehicleIdentity.notAmong },
  missing: vehicleIdentity.notFound,
};

export const OWNERSHIP_CHAPTERS: ReferenceTarget = {
  table: 'ownership_chapter_copies',
  copyOf: { producer: 'garage', kind: 'ownership-chapter' },
  partOf: { target: VEHICLES, column: 'vehicle_id', otherwise: ownershipChapter.notAmong },
  missing: ownershipChapter.notFound,
};
