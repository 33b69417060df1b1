import { Invalid, MAX_ID, type UploadMetadata } from '@carnet/svc-kit';
import type { FileChanges, OwnedFile } from './file.entity.js';
import { type Subject, SUBJECT_KINDS, type SubjectKind } from './subjects.rules.js';

/** What an upload says that its file is, and what it belongs to. */
export interface FileTarget {
  kind: 'photo';
  vehicleId: number | null;
  subject: Subject | null;
}

/** @throws Invalid (400) where a value is none of those that there can be */
export function readTarget({ kind, vehicle_id, subject_kind, subject_id }: UploadMetadata): FileTarget {
  if (kind !== 'photo') throw Invalid.field('kind', 'Kind must be: photo');
  const subjectKind = blankAsNone(subject_kind);
  const subjectId = idOf('subject_id', subject_id);
  if ((subjectKind === undefined) !== (subjectId === null))
    throw Invalid.field('subject_id', 'A subject is named by its kind and its id');
  return {
    kind,
    vehicleId: idOf('vehicle_id', vehicle_id),
    subject: subjectId === null ? null : { kind: requireSubjectKind(subjectKind!), id: subjectId },
  };
}

const blankAsNone = (text: string | undefined): string | undefined => text?.trim() || undefined;

function idOf(field: string, text: string | undefined): number | null {
  const given = blankAsNone(text);
  if (given === undefined) return null;
  const id = /^[1-9]\d{0,9}$/.test(given) ? Number(given) : NaN;
  if (!(id <= MAX_ID))
    throw Invalid.field(field, `${field.replace('_', ' ').replace(/^./, (c) => c.toUpperCase())} must be an id`);
  return id;
}

function requireSubjectKind(kind: string): SubjectKind {
  const known = SUBJECT_KINDS.find((one) => one === kind);
  if (!known) throw Invalid.field('subject_kind', `Subject kind must be one of: ${SUBJECT_KINDS.join(', ')}`);
  return known;
}

/**
 * `stored` after a change. A file that moves to another vehicle leaves the records of the former, unless it is told others; one without a
 * vehicle takes the vehicle of the records that it is told (`vehicleOfLinks`).
 */
export function changedFile<File extends OwnedFile>(
  stored: File,
  { vehicle_id, tags, links, deleted }: FileChanges,
  vehicleOfLinks: number | null = null,
): File {
  const vehicleId = vehicle_id === undefined ? (stored.vehicle_id ?? vehicleOfLinks) : vehicle_id;
  const keptLinks = vehicleId === stored.vehicle_id ? stored.links : [];
  return {
    ...stored,
    vehicle_id: vehicleId,
    tags: tags === undefined ? stored.tags : [...(tags ?? [])].sort(),
    links: links === undefined ? keptLinks : inOrder(links ?? []),
    deleted: deleted ?? stored.deleted,
  };
}

function inOrder(links: OwnedFile['links']): OwnedFile['links'] {
  const byName = new Map(
    links.map(({ subject_kind, subject_id }) => [`${subject_kind}:${subject_id}`, { subject_kind, subject_id }]),
  );
  return [...byName.values()].sort(
    (a, b) =>
      SUBJECT_KINDS.indexOf(a.subject_kind) - SUBJECT_KINDS.indexOf(b.subject_kind) || a.subject_id - b.subject_id,
  );
}
