import type { ReferenceTarget } from '@carnet/fact-log';
import * as ownershipChapter from './messages/ownership-chapter.js';
import * as part from './messages/part.js';
import * as record from './messages/record.js';
import * as serviceEvent from './messages/service-event.js';
import * as vehicleIdentity from './messages/vehicle-identity.js';
import * as vehicle from './messages/vehicle.js';

/** References of records to other services' records. */
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

/**
 * Kinds of records in other services that files can belong to; only their ids are known here. A new kind needs a line here, and a fact of its service
 * (`SubjectFact`).
 */
export const SUBJECTS_ELSEWHERE = [{ kind: 'fill-up', producer: 'usage' }] as const;
export type SubjectElsewhere = (typeof SUBJECTS_ELSEWHERE)[number]['kind'];

/** Targets of references to such records, by kind. */
export const subjectsElsewhere = Object.fromEntries(
  SUBJECTS_ELSEWHERE.map(({ kind, producer }): [SubjectElsewhere, ReferenceTarget] => [
    kind,
    {
      table: 'subject_copies',
      ofKind: kind,
      copyOf: { producer, kind },
      partOf: { target: VEHICLES, column: 'vehicle_id', otherwise: record.ofAnotherVehicle },
      missing: record.notFound,
    },
  ]),
) as Record<SubjectElsewhere, ReferenceTarget>;
