import type { HeldBatch, HeldUploads, PhotosOf } from '@carnet/contracts';
import { ApiError, randomId } from '@carnet/mf-kit/data';
import type { PlannedPicture } from '../import-pictures';
import type { ImportFile } from './import-file';
import type { ImportReport } from './import-kind';

/** Result of uploading a ZIP's pictures. */
export interface PicturesSent {
  /** Number of pictures that are being uploaded. */
  sent: number;
  /** Number of pictures that the browser could not store. They are lost if the page is closed. */
  unkept: number;
  /** Files of the ZIP that could not be extracted. */
  damaged: readonly string[];
}

/** Stored part of an import, so that it can be finished after a reload. */
export type UnfinishedImport = Pick<ImportFile, 'name' | 'bytes' | 'entries' | 'isSingle'>;

interface Held {
  batch: HeldBatch;
  unkept: number;
  damaged: readonly string[];
  found: readonly PlannedPicture[];
}

interface Options {
  /** Id of the holder: the kind of import. */
  by: string;
  uploads: HeldUploads;
  signal: AbortSignal;
  /** Sends the entries. A repeated key stores nothing twice. */
  send: (idempotencyKey: string) => Promise<ImportReport>;
  onUnpack: (done: number) => void;
}

/** Imports without a response so far. A retry uses the pictures that are already held. */
const waiting = new WeakMap<ImportFile, Held>();

/**
 * Imports a ZIP in three steps: holds its pictures in the browser, creates the records of its entries, then uploads each picture for its record. So no record
 * is created without its pictures, and a reload at any time finds either nothing done or everything needed to finish.
 */
export async function importPictures(
  file: ImportFile,
  options: Options,
): Promise<{ report: ImportReport; pictures: PicturesSent }> {
  const held = waiting.get(file) ?? (await hold(file, options));
  waiting.set(file, held);
  try {
    const report = await options.send(held.batch.id);
    const records = recordsOf(report);
    await options.uploads.settle(held.batch.id, records);
    waiting.delete(file);
    const sent = held.found.filter(({ entry }) => records.has(String(entry))).length;
    return { report, pictures: { sent, unkept: held.unkept, damaged: held.damaged } };
  } catch (error) {
    if (options.signal.aborted || isFinal(error)) {
      waiting.delete(file);
      await options.uploads.settle(held.batch.id, new Map());
    }
    throw error;
  }
}

/** Finishes an import from before a reload. */
export async function finishImport(
  { id }: HeldBatch,
  { uploads, send }: Pick<Options, 'uploads' | 'send'>,
): Promise<ImportReport> {
  try {
    const report = await send(id);
    await uploads.settle(id, recordsOf(report));
    return report;
  } catch (error) {
    if (isFinal(error)) await uploads.settle(id, new Map());
    throw error;
  }
}

async function hold(file: ImportFile, { by, uploads, signal, onUnpack }: Options): Promise<Held> {
  const { name, bytes, entries, isSingle } = file;
  const note: UnfinishedImport = { name, bytes, entries, isSingle };
  const batch: HeldBatch = { id: randomId(), by, heldAt: Date.now(), note };
  const damaged: string[] = [];
  // Pictures that are too large for the service were reported before, so they are skipped.
  const limits = await uploads.limits(signal);
  const found = file.pictures!.found.filter((one) => limits === null || one.bytes <= limits[one.kind]);
  const { filesOf } = await import(/* webpackChunkName: "picture-zip" */ '../import-pictures/picture-zip');
  const files = filesOf(found, signal, {
    onFile: onUnpack,
    onDamaged: (path) => damaged.push(path),
  });
  const unkept = await uploads.hold(batch, files);
  return { batch, unkept, damaged, found: found.filter(({ path }) => !damaged.includes(path)) };
}

/** The record created for each entry, by the entry's index. */
const recordsOf = ({ results }: ImportReport): Map<string, PhotosOf> =>
  new Map(
    results.flatMap(({ index, id }): [string, PhotosOf][] =>
      id === undefined ? [] : [[String(index), { subject: 'service-event', id }]],
    ),
  );

/** True if the service has refused the import, so that a retry would be a new import. After a sign-in, the same import goes on. */
const isFinal = (error: unknown): boolean =>
  error instanceof ApiError &&
  error.status >= 400 &&
  error.status < 500 &&
  ![401, 408, 425, 429].includes(error.status);
