import { fieldMessages as fields, MAX_ID } from '@carnet/fields';
import type { UploadMetadata } from '@carnet/files';
import { Invalid } from '@carnet/messages';
import { isUUID } from 'class-validator';
import * as m from '../messages/file.js';
import * as record from '../messages/record.js';
import { DOCUMENT_TYPES, type DocumentType } from '../documents/document-types.rules.js';
import type { ChangesOfMany, FileChange, FileChanges, OwnedFile } from './file.entity.js';
import { VehicleOfFileNotFound } from './file.errors.js';
import { type Subject, SUBJECT_KINDS, type SubjectKind } from './subjects.rules.js';

export const FILE_KINDS = ['photo', 'document'] as const;
export type FileKind = (typeof FILE_KINDS)[number];

/** The target of an upload: the kind of its file, and its vehicle and record. */
export interface FileTarget {
  kind: FileKind;
  /** The type of a document, if known. */
  type: DocumentType | null;
  /** The caption of a photo, or the title of a document. */
  caption: string | null;
  vehicleId: number | null;
  subject: Subject | null;
  /** The position among the files of its record; null appends it. */
  position: number | null;
  /** The import that it belongs to. */
  batch: string | null;
}

/** @throws Invalid (400) if a value is not allowed */
export function readTarget(metadata: UploadMetadata): FileTarget {
  const { kind, type, vehicle_id, subject_kind, subject_id, position, caption, title, import: batch } = metadata;
  if (kind !== 'photo' && kind !== 'document')
    throw Invalid.field('kind', fields.choice({ field: 'kind', choices: FILE_KINDS.join(', ') }));
  const subjectKind = blankAsNone(subject_kind);
  const subjectId = idOf('subject_id', subject_id);
  if ((subjectKind === undefined) !== (subjectId === null)) throw Invalid.field('subject_id', record.byKindAndId);
  return {
    kind,
    type: kind === 'document' ? documentTypeOf(blankAsNone(type)) : null,
    caption: kind === 'document' ? textOf('title', title, MOST_TITLE) : textOf('caption', caption, MOST_CAPTION),
    vehicleId: idOf('vehicle_id', vehicle_id),
    subject: subjectId === null ? null : { kind: requireSubjectKind(subjectKind!), id: subjectId },
    position: subjectId === null ? null : positionOf(position),
    batch: batchOf(batch),
  };
}

/**
 * The target of a request limited to `vehicles`. Without a vehicle or record, it takes the only vehicle.
 * @throws VehicleOfFileNotFound (404) for another vehicle, Invalid (400) if it gives none and there are several
 */
export function heldTo(vehicles: readonly number[], target: FileTarget): FileTarget {
  if (target.vehicleId !== null && !vehicles.includes(target.vehicleId)) throw new VehicleOfFileNotFound();
  const [only, ...more] = vehicles;
  if (more.length === 0) return { ...target, vehicleId: only! };
  if (target.vehicleId === null && target.subject === null)
    throw Invalid.field('vehicle_id', fields.required({ field: 'vehicle_id' }));
  return target;
}

/** The same limit as for later changes of a photo or document. */
const MOST_CAPTION = 2_000;
const MOST_TITLE = 200;

function textOf(field: string, text: string | undefined, most: number): string | null {
  const given = blankAsNone(text) ?? null;
  if (given !== null && given.length > most) throw Invalid.field(field, fields.tooLong({ field, most }));
  return given;
}

const blankAsNone = (text: string | undefined): string | undefined => text?.trim() || undefined;

function idOf(field: string, text: string | undefined): number | null {
  const given = blankAsNone(text);
  if (given === undefined) return null;
  const id = /^[1-9]\d{0,9}$/.test(given) ? Number(given) : NaN;
  if (!(id <= MAX_ID)) throw Invalid.field(field, m.notAnId({ field }));
  return id;
}

/** @throws Invalid (400) */
function positionOf(text: string | undefined): number | null {
  const given = blankAsNone(text);
  if (given === undefined) return null;
  if (!/^[1-9]\d{0,4}$/.test(given)) throw Invalid.field('position', m.position);
  return Number(given);
}

function batchOf(text: string | undefined): string | null {
  const given = blankAsNone(text);
  if (given !== undefined && !isUUID(given)) throw Invalid.field('import', m.importInvalid);
  return given ?? null;
}

function documentTypeOf(text: string | undefined): DocumentType | null {
  if (text === undefined) return null;
  const known = DOCUMENT_TYPES.find((one) => one === text);
  if (!known) throw Invalid.field('type', fields.choice({ field: 'type', choices: DOCUMENT_TYPES.join(', ') }));
  return known;
}

function requireSubjectKind(kind: string): SubjectKind {
  const known = SUBJECT_KINDS.find((one) => one === kind);
  if (!known)
    throw Invalid.field('subject_kind', fields.choice({ field: 'subject_kind', choices: SUBJECT_KINDS.join(', ') }));
  return known;
}

/**
 * `stored` after a change. A file that moves to another vehicle loses its links to records, unless the change contains new ones. A file without a vehicle takes
 * the vehicle of its new records (`vehicleOfLinks`).
 */
export function changedFile<File extends OwnedFile>(
  stored: File,
  { vehicle_id, turned, tags, links, deleted }: FileChanges,
  vehicleOfLinks: number | null = null,
): File {
  const vehicleId = vehicle_id === undefined ? (stored.vehicle_id ?? vehicleOfLinks) : vehicle_id;
  const keptLinks = vehicleId === stored.vehicle_id ? stored.links : [];
  return {
    ...stored,
    vehicle_id: vehicleId,
    turned: turned ?? stored.turned,
    tags: tags === undefined ? stored.tags : [...(tags ?? [])].sort(),
    links: links === undefined ? keptLinks : inOrder(links ?? []),
    deleted: deleted ?? stored.deleted,
  };
}

/** The same limit as for a change of a single file. */
const MOST_TAGS = 50;
const MOST_LINKS = 50;

/** `stored` after a change of many files. @throws Invalid (400) if it would exceed the limits of tags or links */
export function changedAlike<File extends OwnedFile>(
  stored: File,
  { vehicle_id, turned, deleted, add_tags, remove_tags, add_links, remove_links }: ChangesOfMany,
  vehicleOfLinks: number | null,
): File {
  const moved = changedFile(stored, { vehicle_id, turned, deleted }, add_links?.length ? vehicleOfLinks : null);
  const tags = [...new Set([...moved.tags.filter((tag) => !remove_tags?.includes(tag)), ...(add_tags ?? [])])];
  const isRemoved = (link: Link) => remove_links?.some((one) => isSame(one, link)) ?? false;
  const links = inOrder([...moved.links.filter((link) => !isRemoved(link)), ...(add_links ?? [])]);
  if (tags.length > MOST_TAGS) throw Invalid.field('add_tags', m.tooManyTags({ most: MOST_TAGS }));
  if (links.length > MOST_LINKS) throw Invalid.field('add_links', m.tooManyLinks({ most: MOST_LINKS }));
  return { ...moved, tags: tags.sort(), links };
}

/** Links that are new, or that the file had with another vehicle. */
export const newLinks = ({ stored, changed }: FileChange): Link[] =>
  stored.vehicle_id === changed.vehicle_id
    ? changed.links.filter((link) => !stored.links.some((one) => isSame(one, link)))
    : changed.links;

type Link = OwnedFile['links'][number];

const isSame = (one: Link, other: Link): boolean =>
  one.subject_kind === other.subject_kind && one.subject_id === other.subject_id;

function inOrder(links: OwnedFile['links']): OwnedFile['links'] {
  const byName = new Map(
    links.map(({ subject_kind, subject_id }) => [`${subject_kind}:${subject_id}`, { subject_kind, subject_id }]),
  );
  return [...byName.values()].sort(
    (a, b) =>
      SUBJECT_KINDS.indexOf(a.subject_kind) - SUBJECT_KINDS.indexOf(b.subject_kind) || a.subject_id - b.subject_id,
  );
}
