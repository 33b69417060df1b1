import { useEffect } from 'react';
import { onSessionEnd } from '@carnet/mf-kit/data';
import { FORGET } from './kept';

const WORKER = '/service-worker.js';
/** Delay in milliseconds, so that the page loads first, also on a slow connection. */
const WAIT_MS = 5_000;

/** Registers the service worker, which stores responses for offline use until the session ends. Without HTTPS, nothing is stored. */
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
