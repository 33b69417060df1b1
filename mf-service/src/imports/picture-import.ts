import type { HeldBatch, HeldUploads, PhotosOf } from '@carnet/contracts';
import { ApiError, randomId } from '@carnet/mf-kit/data';
import type { PlannedPicture } from '../import-pictures';
import type { ImportFile } from './import-file';
import type { ImportReport } from './import-kind';

/** The result of sending a ZIP's pictures. */
export interface PicturesSent {
  /** The number of pictures on their way. */
  sent: number;
  /** The number of those that the browser could not keep: they go with the page. */
  unkept: number;
  /** Files of the ZIP that could not be unpacked. */
  damaged: readonly string[];
}

/** The part of an import that is kept, so that a page after a reload can finish it. */
export type UnfinishedImport = Pick<ImportFile, 'name' | 'bytes' | 'entries' | 'isSingle'>;

interface Held {
  batch: HeldBatch;
  unkept: number;
  damaged: readonly string[];
  found: readonly PlannedPicture[];
}

interface Options {
  /** The holder: the kind of its file. */
  by: string;
  uploads: HeldUploads;
  signal: AbortSignal;
  /** Sends the entries; the same key stores nothing twice. */
  send: (idempotencyKey: string) => Promise<ImportReport>;
  onUnpack: (done: number) => void;
}

/** Imports that had no answer yet: another try goes on with what is held. */
const waiting = new WeakMap<ImportFile, Held>();

/**
 * Imports a ZIP: its pictures are held in this browser, its entries made, and then each picture sent as one of the record that was made
 * of its entry. So nothing is made without its pictures, and a reload at any moment finds either nothing done or all that is to be done.
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

/** Goes on with what a page before a reload had held. */
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
  // Pictures that the service would refuse by their size have been told.
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

/** The record that was made of each entry, by its place. */
const recordsOf = ({ results }: ImportReport): Map<string, PhotosOf> =>
  new Map(
    results.flatMap(({ index, id }): [string, PhotosOf][] =>
      id === undefined ? [] : [[String(index), { subject: 'service-event', id }]],
    ),
  );

/** The service has refused it: another try would be another import. Who has to sign in first goes on afterwards. */
const isFinal = (error: unknown): boolean =>
  error instanceof ApiError &&
  error.status >= 400 &&
  error.status < 500 &&
  ![401, 408, 425, 429].includes(error.status);
