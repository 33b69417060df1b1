import type { PhotosOf } from '@carnet/contracts';

/**
 * `held`: until the form is saved that it was chosen in. `queued`: until there is a place. `delayed`: until the line, the service or the
 * session is back. `missing`: its bytes did not survive a reload, so it has to be chosen again.
 */
export type UploadState = 'held' | 'queued' | 'sending' | 'delayed' | 'paused' | 'missing' | 'failed' | 'done';

/** The most that the browser keeps for a reload; what is chosen beyond is sent all the same. */
export const MOST_KEPT_BYTES = 1024 ** 3;

/** The time that an upload is kept in the browser. */
export const KEPT_MS = 7 * 24 * 3600 * 1000;

/** The beginning of the name by which files wait that other pages hold. */
export const HELD_PREFIX = 'held:';
/** As long as an entry of the outbox may wait. */
const HELD_FOR_MS = 30 * 24 * 3600 * 1000;

export const keptFor = (form: string | null): number => (form?.startsWith(HELD_PREFIX) ? HELD_FOR_MS : KEPT_MS);

/** The thing that the service makes of a file. */
export type FileKind = 'photo' | 'document';

/** One file on its way, as it is shown. A change makes a new object. */
export interface Upload {
  readonly id: string;
  readonly kind: FileKind;
  readonly name: string;
  readonly bytes: number;
  readonly sent: number;
  readonly state: UploadState;
  /** Why it does not go on, as a sentence. */
  readonly problem: string | null;
  /** The caption of a photo, or a document's title. */
  readonly caption: string | null;
  /** The subject of the file; null if that is not known. */
  readonly of: PhotosOf | null;
  /** Its place among the files of that record. */
  readonly position?: number | null;
  /** The import that it came with. */
  readonly importBatch?: string | null;
  /** The address of the form that it waits for. */
  readonly form: string | null;
  /** The id of the photo or document, once it is there. */
  readonly fileId: number | null;
  /** An earlier one of the same bytes. */
  readonly sameAs: number | null;
}

const ACTIVE: readonly UploadState[] = ['queued', 'sending', 'delayed'];

/** Goes on by itself. */
export const isActive = ({ state }: Upload): boolean => ACTIVE.includes(state);

/** Is there, or nothing that would bring it there: it is shown until somebody has seen it. */
export const isOver = ({ state }: Upload): boolean => state === 'done' || state === 'failed';

export const isSame = (one: PhotosOf | null, other: PhotosOf | null): boolean =>
  one?.subject === other?.subject && one?.id === other?.id;

/** The metadata of a file for the service (`Upload-Metadata`). */
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
  /** The noun for all of them: photos, if they all are some. */
  noun: 'photo' | 'file';
  /** All but those that wait for a form. */
  files: number;
  done: number;
  failed: number;
  missing: number;
  paused: number;
  active: number;
  /** The share of all bytes that is there, 0 to 1. */
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
