import type { HeldBatch, HeldFile, HeldUploads, PhotosOf, UploadLimits } from '@carnet/contracts';
import { ApiError, randomId } from '@carnet/mf-kit/data';
import type { Attachment, AttachmentSource } from './attachments.rules';
import { isTaken, type JudgedRow } from './rows.rules';

/** Holder name of these batches. */
export const HELD_BY = 'table-import';

export type WhyLeft = 'missing' | 'unknown' | 'too-large';

export interface LeftAttachment {
  name: string;
  why: WhyLeft;
}

/** Result of uploading attachments. */
export interface AttachmentsSent {
  /** Number of attachments that are being uploaded. */
  sent: number;
  /** The number of held attachments that the browser could not store: closing the page loses them. */
  unkept: number;
  left: readonly LeftAttachment[];
}

/** Rows of a file, with the id of their import and the source of their attachments. */
interface AttachedPart {
  head: { batch: string };
  rows: readonly JudgedRow[];
  attached?: AttachmentSource;
}

/** The note that is stored with held attachments, so that a page can finish their import after a reload. */
export interface UnfinishedNote<Part> {
  parts: readonly Part[];
}

/** Attachments that wait until the records of their rows exist. */
export interface HeldAttachments {
  batch: string;
  /** Key of the attachments (`namesOf`), so that a retry of the same import finds them. */
  of: string;
  groups: readonly string[];
  unkept: number;
  left: readonly LeftAttachment[];
}

/** Group of a row's attachments, unique within an import of several files. */
export const groupOf = (batch: string, line: number): string => `${batch}/${line}`;

interface OfRow {
  group: string;
  importBatch: string;
  position: number;
  attachment: Attachment;
  source: AttachmentSource;
}

/** Attachments of imported rows. */
export function attachedIn(parts: readonly AttachedPart[]): OfRow[] {
  return parts.flatMap(({ head: { batch }, rows, attached: source }) =>
    source
      ? rows.filter(isTaken).flatMap(({ line, attached = [] }) =>
          attached.map((attachment, at) => ({
            ...{ group: groupOf(batch, line), importBatch: batch, position: at + 1 },
            ...{ attachment, source },
          })),
        )
      : [],
  );
}

/** Key built from the attachments, which identifies a retry of the same import. */
export const namesOf = (parts: readonly AttachedPart[]): string =>
  JSON.stringify(attachedIn(parts).map(({ group, attachment: { location } }) => [group, location]));

/** Fetches the attachments of an import's rows and holds them in the browser, before any record is created. */
export async function holdAttachments(
  parts: readonly AttachedPart[],
  uploads: HeldUploads,
  { signal, onFetched }: { signal: AbortSignal; onFetched: (share: number) => void },
): Promise<HeldAttachments> {
  const all = attachedIn(parts);
  // The source of attachments is lost with the page, so the note leaves it out. Their files are held before the note is needed.
  const note: UnfinishedNote<AttachedPart> = {
    parts: parts.map(({ attached: _, ...part }) => ({ ...part, rows: part.rows.filter(isTaken) })),
  };
  const batch: HeldBatch = { id: randomId(), by: HELD_BY, heldAt: Date.now(), note };
  const limits = await uploads.limits(signal);
  const left: LeftAttachment[] = [];
  const groups: string[] = [];
  async function* files(): AsyncIterable<HeldFile> {
    for (const [at, { group, importBatch, position, attachment, source }] of all.entries()) {
      onFetched(at / all.length);
      const found = await fetched(attachment, source, limits, signal);
      if ('why' in found) {
        left.push({ name: attachment.name, why: found.why });
        continue;
      }
      groups.push(group);
      yield { ...found, caption: captionOf(attachment.name, found.kind), group, position, importBatch };
    }
  }
  const unkept = await uploads.hold(batch, files());
  return { batch: batch.id, of: namesOf(parts), groups, unkept, left };
}

async function fetched(
  { name, location }: Attachment,
  source: AttachmentSource,
  limits: UploadLimits | null,
  signal: AbortSignal,
): Promise<Pick<HeldFile, 'file' | 'kind'> | { why: WhyLeft }> {
  const bytes = await source(location, signal);
  if (bytes === null || bytes.size === 0) return { why: 'missing' };
  const { fileNameOf, sendableFile } = await import(
    /* webpackChunkName: "picture-zip" */ '../import-pictures/attached-files'
  );
  const found = await sendableFile(bytes, fileNameOf(name) || fileNameOf(location));
  if (!found) return { why: 'unknown' };
  return limits && bytes.size > limits[found.kind] ? { why: 'too-large' } : found;
}

/** The service's limits for captions and titles. */
const MOST = { photo: 2_000, document: 200 } as const;
const captionOf = (name: string, kind: HeldFile['kind']): string =>
  name.slice(0, MOST[kind]).replace(/\p{Surrogate}/gu, '');

/** Uploads the held files for the records that were created. */
export async function settleAttachments(
  { batch, groups, unkept, left }: HeldAttachments,
  uploads: HeldUploads,
  records: ReadonlyMap<string, PhotosOf>,
): Promise<AttachmentsSent> {
  await uploads.settle(batch, records);
  return { sent: groups.filter((group) => records.has(group)).length, unkept, left };
}

/** True if a service has refused the import, so that a retry would be a new import. After a sign-in, the same import goes on. */
export const isFinal = (error: unknown): boolean =>
  error instanceof ApiError &&
  error.status >= 400 &&
  error.status < 500 &&
  ![401, 408, 425, 429].includes(error.status);
