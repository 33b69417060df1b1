import type { ReferenceTarget } from '@carnet/fact-log';
import { fieldMessages as fields, MAX_ID } from '@carnet/fields';
import { Invalid, type Said } from '@carnet/messages';
import * as issue from '../messages/issue.js';
import * as modification from '../messages/modification.js';
import * as ownershipChapter from '../messages/ownership-chapter.js';
import * as part from '../messages/part.js';
import * as record from '../messages/record.js';
import * as serviceEvent from '../messages/service-event.js';
import * as trackDay from '../messages/track-day.js';
import * as vehicleIdentity from '../messages/vehicle-identity.js';
import {
  OWNERSHIP_CHAPTERS,
  PARTS,
  SERVICE_EVENTS,
  SUBJECTS_ELSEWHERE,
  type SubjectElsewhere,
  subjectsElsewhere,
  VEHICLE_IDENTITIES,
  VEHICLES,
} from '../references.rules.js';

/** Kinds of which this service knows more than the id; each has a column of its own in `file_links`. */
const KNOWN_KINDS = [
  ...(['service-event', 'part', 'modification', 'issue', 'track-day'] as const),
  ...(['vehicle-identity', 'ownership-chapter'] as const),
] as const;
type KnownKind = (typeof KNOWN_KINDS)[number];

/** Kinds of records that a file can belong to, beside its vehicle. */
export type SubjectKind = KnownKind | SubjectElsewhere;
export const SUBJECT_KINDS: readonly SubjectKind[] = [...KNOWN_KINDS, ...SUBJECTS_ELSEWHERE.map(({ kind }) => kind)];

/** A record that a file belongs to. */
export interface Subject {
  kind: SubjectKind;
  id: number;
}

/** The tables with such records: this service's own, and copies of other services' records. */
export const SUBJECTS: Readonly<Record<SubjectKind, ReferenceTarget>> = {
  'service-event': SERVICE_EVENTS,
  part: PARTS,
  modification: recordsIn('modifications', modification.notFound),
  issue: recordsIn('issues', issue.notFound),
  'track-day': recordsIn('track_days', trackDay.notFound),
  'vehicle-identity': VEHICLE_IDENTITIES,
  'ownership-chapter': OWNERSHIP_CHAPTERS,
  ...subjectsElsewhere,
};

function recordsIn(table: string, missing: Said): ReferenceTarget {
  const partOf = { target: VEHICLES, column: 'vehicle_id', otherwise: record.ofAnotherVehicle };
  return { table, missing, partOf };
}

/** The error for a record of another vehicle, or one that does not exist. */
const NOT_AMONG: Readonly<Record<KnownKind, Said>> = {
  'service-event': serviceEvent.notAmong,
  part: part.notAmong,
  modification: modification.notAmong,
  issue: issue.notAmong,
  'track-day': trackDay.notAmong,
  'vehicle-identity': vehicleIdentity.notAmong,
  'ownership-chapter': ownershipChapter.notAmong,
};

export const notAmong = (kind: SubjectKind): Said => (isKnown(kind) ? NOT_AMONG[kind] : record.notAmong);

const isKnown = (kind: SubjectKind): kind is KnownKind => kind in NOT_AMONG;

/** More than any page of a list shows. */
const MOST_SUBJECTS = 100;

/** Parses `issue:12`, or several: `issue:12,part:3`. @throws Invalid (400) */
export function readSubjects(text: string): Subject[] {
  const subjects = text.split(',');
  if (subjects.length > MOST_SUBJECTS)
    throw Invalid.field('subject', fields.entries({ field: 'subject', most: MOST_SUBJECTS }));
  return subjects.map(readSubject);
}

function readSubject(text: string): Subject {
  const [, name, digits] = /^([a-z-]+):([1-9]\d{0,9})$/.exec(text) ?? [];
  const kind = SUBJECT_KINDS.find((one) => one === name);
  if (!kind || Number(digits) > MAX_ID)
    throw Invalid.field('subject', record.subjectInvalid({ choices: SUBJECT_KINDS.join(', ') }));
  return { kind, id: Number(digits) };
}
