import { useEffect } from 'react';
import { onSessionEnd } from '@carnet/mf-kit/data';
import { FORGET } from './kept';

const WORKER = '/service-worker.js';
/** The page comes first, also on a slow line. */
const WAIT_MS = 5_000;

/** Has this browser keep what is seen until the session ends, for when there is no network. Where it cannot (without HTTPS, for one), nothing is kept. */
export function useOfflineCopies(): void {
  useEffect(() => {
    const { serviceWorker } = navigator as Partial<Navigator>;
    if (!serviceWorker || process.env.NODE_ENV !== 'production') return;
    setTimeout(() => void serviceWorker.register(WORKER).catch(() => undefined), WAIT_MS);
    return onSessionEnd(
      () => void serviceWorker.getRegistration().then((worker) => worker?.active?.postMessage(FORGET)),
    );
  }, []);
}
