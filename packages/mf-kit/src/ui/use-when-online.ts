import { useEffect } from 'react';

/** Runs `retry` when the network is back; with `null` does nothing. */
export function useWhenOnline(retry: (() => void) | null): void {
  useEffect(() => {
    if (!retry) return;
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [retry]);
}
