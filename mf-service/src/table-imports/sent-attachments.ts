import type { HeldBatch, HeldFile, HeldUploads, PhotosOf, UploadLimits } from '@carnet/contracts';
import { ApiError, randomId } from '@carnet/mf-kit/data';
import type { Attachment, AttachmentSource } from './attachments.rules';
import { isTaken, type JudgedRow } from './rows.rules';

/** The holder's name, which tells these batches from those of other holders. */
export const HELD_BY = 'table-import';

/** Why an attachment does not come along. */
export type WhyLeft = 'missing' | 'unknown' | 'too-large';

export interface LeftAttachment {
  name: string;
  why: WhyLeft;
}

/** The outcome of sending attachments. */
export interface AttachmentsSent {
  /** The number of attachments on their way. */
  sent: number;
  /** The number of held attachments that the browser could not store: closing the page loses them. */
  unkept: number;
  left: readonly LeftAttachment[];
}

/** The rows of a file, under the name of their import, and where lies what is attached to them. */
interface AttachedPart {
  head: { batch: string };
  rows: readonly JudgedRow[];
  attached?: AttachmentSource;
}

/** The note that is stored with held attachments, so that a page can finish their import after a reload. */
export interface UnfinishedNote<Part> {
  parts: readonly Part[];
}

/** Held until the records of their rows are there. */
export interface HeldAttachments {
  batch: string;
  /** The key of the attachments (`namesOf`), by which another try of the same import finds them. */
  of: string;
  groups: readonly string[];
  unkept: number;
  left: readonly LeftAttachment[];
}

/** The row that an attachment is of, among the files of an import. */
export const groupOf = (batch: string, line: number): string => `${batch}/${line}`;

interface OfRow {
  group: string;
  importBatch: string;
  position: number;
  attachment: Attachment;
  source: AttachmentSource;
}

/** The attachments of rows that are taken. */
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

/** The names of attachments, by which those of an import that is sent once more are known. */
export const namesOf = (parts: readonly AttachedPart[]): string =>
  JSON.stringify(attachedIn(parts).map(({ group, attachment: { location } }) => [group, location]));

/** Fetches what is attached to the rows of an import and holds it in this browser, before anything is made. */
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

/** As long as the service takes it. */
const MOST = { photo: 2_000, document: 200 } as const;
const captionOf = (name: string, kind: HeldFile['kind']): string =>
  name.slice(0, MOST[kind]).replace(/\p{Surrogate}/gu, '');

/** Sends what is held to the records that were made. */
export async function settleAttachments(
  { batch, groups, unkept, left }: HeldAttachments,
  uploads: HeldUploads,
  records: ReadonlyMap<string, PhotosOf>,
): Promise<AttachmentsSent> {
  await uploads.settle(batch, records);
  return { sent: groups.filter((group) => records.has(group)).length, unkept, left };
}

/** A service has refused it: another try would be another import. Who has to sign in first goes on afterwards. */
export const isFinal = (error: unknown): boolean =>
  error instanceof ApiError &&
  error.status >= 400 &&
  error.status < 500 &&
  ![401, 408, 425, 429].includes(error.status);
