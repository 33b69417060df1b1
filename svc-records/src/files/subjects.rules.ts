import { Invalid, MAX_ID, type ReferenceTarget, type Said } from '@carnet/svc-kit';
import * as issue from '../messages/issue.js';
import * as modification from '../messages/modification.js';
import * as ownershipChapter from '../messages/ownership-chapter.js';
import * as part from '../messages/part.js';
import * as record from '../messages/record.js';
import * as serviceEvent from '../messages/service-event.js';
import * as trackDay from '../messages/track-day.js';
import * as vehicleIdentity from '../messages/vehicle-identity.js';
import { OWNERSHIP_CHAPTERS, PARTS, SERVICE_EVENTS, VEHICLE_IDENTITIES, VEHICLES } from '../references.rules.js';

/** Things that a file can belong to, beside its vehicle. */
export const SUBJECT_KINDS = [
  ...(['service-event', 'part', 'modification', 'issue', 'track-day'] as const),
  ...(['vehicle-identity', 'ownership-chapter'] as const),
] as const;
export type SubjectKind = (typeof SUBJECT_KINDS)[number];

/** A record that a file belongs to. */
export interface Subject {
  kind: SubjectKind;
  id: number;
}

/** Tables of this service with such records: its own, and copies of other services' things. */
export const SUBJECTS: Readonly<Record<SubjectKind, ReferenceTarget>> = {
  'service-event': SERVICE_EVENTS,
  part: PARTS,
  modification: recordsIn('modifications', modification.notFound),
  issue: recordsIn('issues', issue.notFound),
  'track-day': recordsIn('track_days', trackDay.notFound),
  'vehicle-identity': VEHICLE_IDENTITIES,
  'ownership-chapter': OWNERSHIP_CHAPTERS,
};

function recordsIn(table: string, missing: Said): ReferenceTarget {
  const partOf = { target: VEHICLES, column: 'vehicle_id', otherwise: record.ofAnotherVehicle };
  return { table, missing, partOf };
}

/** Messages for a record that belongs to another vehicle, or does not exist. */
export const NOT_AMONG: Readonly<Record<SubjectKind, Said>> = {
  'service-event': serviceEvent.notAmong,
  part: part.notAmong,
  modification: modification.notAmong,
  issue: issue.notAmong,
  'track-day': trackDay.notAmong,
  'vehicle-identity': vehicleIdentity.notAmong,
  'ownership-chapter': ownershipChapter.notAmong,
};

/** `issue:12`. @throws Invalid (400) */
export function readSubject(text: string): Subject {
  const [, name, digits] = /^([a-z-]+):([1-9]\d{0,9})$/.exec(text) ?? [];
  const kind = SUBJECT_KINDS.find((one) => one === name);
  if (!kind || Number(digits) > MAX_ID)
    throw Invalid.field('subject', record.subjectInvalid({ choices: SUBJECT_KINDS.join(', ') }));
  return { kind, id: Number(digits) };
}
