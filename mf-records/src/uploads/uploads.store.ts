import type { PhotosOf } from '@carnet/contracts';
import { sessionScope } from '@carnet/mf-kit/data';
import { hasBackgroundPanel } from '@carnet/mf-kit/federation';
import { useSyncExternalStore } from 'react';
import type { UploadEngine } from './upload-engine';
import type { Upload } from './upload.rules';

/** Shared state of uploads for all pages. The engine is loaded when there is something to send, and outlives every page. */

export const TRAY = 'records/upload-tray';

let uploads: readonly Upload[] = [];
/** True while the engine's code is loading for files that were just chosen. */
let isEngineAsked = false;
const listeners = new Set<() => void>();

/** The engine calls this after each change. */
export function publish(next: readonly Upload[]): void {
  uploads = next;
  for (const tell of listeners) tell();
}

/** Uploads of the signed-in person in this tab, in the order in which they were chosen. */
export const useUploads = (): readonly Upload[] => useSyncExternalStore(subscribe, () => uploads);

function subscribe(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}

/** Loads the upload engine of the signed-in person. Rejects if its code cannot be loaded. */
export async function uploadEngine(): Promise<UploadEngine> {
  isEngineAsked = true;
  const { currentEngine } = await import(/* webpackChunkName: "upload-engine" */ './current-engine');
  return currentEngine();
}

export async function uploadPhotos(files: readonly File[], of: PhotosOf | null): Promise<void> {
  (await uploadEngine()).add(files, { of });
}

/** Tells whether the person may have unfinished uploads, in this tab or from before a reload. */
export function mayHaveUploads(): boolean {
  const person = sessionScope();
  return isEngineAsked || uploads.length > 0 || (person !== undefined && hasBackgroundPanel(TRAY, person));
}
