import type { LapFile } from './lap-log';

export type LapFileFailure = 'unknown' | 'empty' | 'unreadable';

/** A message of the worker: the share that is read, 0 to 1, or how it ended. */
export type LapFileAnswer = { share: number } | { file: LapFile } | { failed: LapFileFailure };

/** By itself, so that the build makes one script of it (`worker-loader.cjs`) rather than a part of the remote. */
const SCRIPT = new URL('./lap-file.worker.ts', import.meta.url);

/** Has the worker's script in this browser, for files that are read without a network. */
export const fetchReader = (): Promise<unknown> => fetch(SCRIPT);

/** Reads a logger's file beside the page, which goes on answering. Stops when `signal` does. */
export function readInWorker(
  file: Blob,
  { progress, signal }: { progress: (share: number) => void; signal: AbortSignal },
): Promise<LapFile> {
  const worker = new Worker(SCRIPT, { name: 'lap-files' });
  const reading = new Promise<LapFile>((resolve, reject) => {
    const fail = (failure: LapFileFailure) => reject(new LapFileFailed(failure));
    worker.onerror = () => fail('unreadable');
    worker.onmessage = ({ data }: MessageEvent<LapFileAnswer>) => {
      if ('share' in data) progress(data.share);
      else if ('file' in data) resolve(data.file);
      else fail(data.failed);
    };
    signal.addEventListener('abort', () => reject(signal.reason as Error));
    worker.postMessage(file);
  });
  return reading.finally(() => worker.terminate());
}

export class LapFileFailed extends Error {
  constructor(readonly failure: LapFileFailure) {
    super(failure);
  }
}
