import { Invalid, MAX_ID, type ReferenceTarget } from '@carnet/svc-kit';
import { PARTS, SERVICE_EVENTS, VEHICLES } from '../references.rules.js';

/** What a file can belong to, beside its vehicle. */
export const SUBJECT_KINDS = ['service-event', 'part', 'modification', 'issue', 'track-day'] as const;
export type SubjectKind = (typeof SUBJECT_KINDS)[number];

/** A record that a file belongs to. */
export interface Subject {
  kind: SubjectKind;
  id: number;
}

/** Where this service has what it knows of such records: its own tables, and copies of other services' things. */
export const SUBJECTS: Readonly<Record<SubjectKind, ReferenceTarget>> = {
  'service-event': SERVICE_EVENTS,
  part: PARTS,
  modification: recordsIn('modifications', 'modification'),
  issue: recordsIn('issues', 'issue'),
  'track-day': recordsIn('track_days', 'track-day'),
};

function recordsIn(table: string, kind: SubjectKind): ReferenceTarget {
  const partOf = { target: VEHICLES, column: 'vehicle_id', otherwise: 'The record belongs to another vehicle' };
  return { table, missing: `${subjectName(kind)} not found`, partOf };
}

/** How a person calls one: `track-day` → `Track day`. */
export function subjectName(kind: SubjectKind): string {
  const words = kind.replace('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** `issue:12`. @throws Invalid (400) */
export function readSubject(text: string): Subject {
  const [, name, digits] = /^([a-z-]+):([1-9]\d{0,9})$/.exec(text) ?? [];
  const kind = SUBJECT_KINDS.find((one) => one === name);
  if (!kind || Number(digits) > MAX_ID)
    throw Invalid.field(
      'subject',
      `Subject must be a kind and an id, as issue:12; kinds are: ${SUBJECT_KINDS.join(', ')}`,
    );
  return { kind, id: Number(digits) };
}
