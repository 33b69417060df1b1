import type { LapFile } from './lap-log';

export type LapFileFailure = 'unknown' | 'empty' | 'unreadable';

/** Message of the worker: the share read so far, 0 to 1, or the result. */
export type LapFileAnswer = { share: number } | { file: LapFile } | { failed: LapFileFailure };

/** A statement of its own, so that the build emits a separate script (`worker-loader.cjs`). */
const SCRIPT = new URL('./lap-file.worker.ts', import.meta.url);

/** Caches the worker's script in the browser, so that files can be read offline. */
export const fetchReader = (): Promise<unknown> => fetch(SCRIPT);

/** Reads a logger's file in a worker, so that the page stays responsive. Aborts with `signal`. */
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
