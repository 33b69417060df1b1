import type { PhotosOf } from '@carnet/contracts';

/**
 * `held`: waits until its form is saved. `queued`: waits for a free slot. `delayed`: waits for the connection, the service or the session. `missing`: the
 * bytes were lost in a reload, so the person has to choose the file again.
 */
export type UploadState = 'held' | 'queued' | 'sending' | 'delayed' | 'paused' | 'missing' | 'failed' | 'done';

/** Limit of bytes stored for a reload. Files beyond it are still sent. */
export const MOST_KEPT_BYTES = 1024 ** 3;

/** Time for which an upload is stored in the browser. */
export const KEPT_MS = 7 * 24 * 3600 * 1000;

/** Prefix of the name under which held files wait, instead of a form's path. */
export const HELD_PREFIX = 'held:';
/** Held files are stored as long as an outbox entry may wait. */
const HELD_FOR_MS = 30 * 24 * 3600 * 1000;

export const keptFor = (form: string | null): number => (form?.startsWith(HELD_PREFIX) ? HELD_FOR_MS : KEPT_MS);

/** The kind of record that the service creates from a file. */
export type FileKind = 'photo' | 'document';

/** One upload, as displayed. Immutable: a change creates a new object. */
export interface Upload {
  readonly id: string;
  readonly kind: FileKind;
  readonly name: string;
  readonly bytes: number;
  readonly sent: number;
  readonly state: UploadState;
  /** A sentence that says why the upload is not progressing. */
  readonly problem: string | null;
  /** Caption of a photo, or title of a document. */
  readonly caption: string | null;
  /** Vehicle or record of the file; null if unknown. */
  readonly of: PhotosOf | null;
  /** Position among the files of that record. */
  readonly position?: number | null;
  /** Id of the import that the file belongs to. */
  readonly importBatch?: string | null;
  /** Path of the form that the upload waits for; null if it waits for none. */
  readonly form: string | null;
  /** Id of the photo or document, once the upload has arrived. */
  readonly fileId: number | null;
  /** Id of an earlier file with the same bytes. */
  readonly sameAs: number | null;
}

const ACTIVE: readonly UploadState[] = ['queued', 'sending', 'delayed'];

/** True if the upload progresses without any action. */
export const isActive = ({ state }: Upload): boolean => ACTIVE.includes(state);

/** True if the upload has arrived or has failed. It stays in the list until somebody has seen it. */
export const isOver = ({ state }: Upload): boolean => state === 'done' || state === 'failed';

export const isSame = (one: PhotosOf | null, other: PhotosOf | null): boolean =>
  one?.subject === other?.subject && one?.id === other?.id;

/** Metadata of a file for the service (`Upload-Metadata`). */
export function metadataOf({
  name,
  kind,
  of,
  caption,
  position,
  importBatch,
}: Pick<Upload, 'name' | 'kind' | 'of' | 'caption' | 'position' | 'importBatch'>): Record<string, string> {
  const file = {
    ...{ filename: name, kind },
    ...(caption !== null && { [kind === 'photo' ? 'caption' : 'title']: caption }),
    ...(importBatch && { import: importBatch }),
  };
  if (of === null) return file;
  if (of.subject === 'vehicle') return { ...file, vehicle_id: String(of.id) };
  const place: Record<string, string> = position ? { position: String(position) } : {};
  return { ...file, subject_kind: of.subject, subject_id: String(of.id), ...place };
}

export interface UploadTotals {
  /** `photo` if all files are photos. */
  noun: 'photo' | 'file';
  /** All files except those that wait for a form. */
  files: number;
  done: number;
  failed: number;
  missing: number;
  paused: number;
  active: number;
  /** Share of all bytes that has arrived, 0 to 1. */
  share: number;
}

export function totalsOf(uploads: readonly Upload[]): UploadTotals {
  const shown = uploads.filter(({ state }) => state !== 'held');
  const inState = (state: UploadState) => shown.filter((upload) => upload.state === state).length;
  const counted = shown.filter(({ state }) => state !== 'failed');
  const bytes = counted.reduce((sum, upload) => sum + upload.bytes, 0);
  const sent = counted.reduce((sum, upload) => sum + (upload.state === 'done' ? upload.bytes : upload.sent), 0);
  return {
    noun: shown.every(({ kind }) => kind === 'photo') ? 'photo' : 'file',
    files: shown.length,
    done: inState('done'),
    failed: inState('failed'),
    missing: inState('missing'),
    paused: inState('paused'),
    active: shown.filter(isActive).length,
    share: bytes === 0 ? 0 : sent / bytes,
  };
}
