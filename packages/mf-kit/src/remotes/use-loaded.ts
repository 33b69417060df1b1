import { useCallback, useEffect, useState } from 'react';
import { useWhenOnline } from './use-when-online';

export type Loaded<T> =
  { status: 'loading' } | { status: 'failed'; error: unknown; retry: () => void } | { status: 'ready'; value: T };

/** Runs `load` when its key changes, and again on `retry` or, after a failure, when the network is back. */
export function useLoaded<T>(key: string, load: () => Promise<T>): Loaded<T> {
  const [outcome, setOutcome] = useState<{ key: string; value?: T; error?: unknown; failed: boolean } | null>(null);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let wanted = true;
    load().then(
      (value) => wanted && setOutcome({ key, value, failed: false }),
      (error: unknown) => wanted && setOutcome({ key, error, failed: true }),
    );
    return () => {
      wanted = false;
    };
    // `load` is new at every render; the key says when it means something else.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [key, tries]);
  const retry = useCallback(() => {
    setOutcome(null);
    setTries((count) => count + 1);
  }, []);
  const failed = outcome?.key === key && outcome.failed;
  useWhenOnline(failed ? retry : null);
  if (outcome?.key !== key) return { status: 'loading' };
  if (failed) return { status: 'failed', error: outcome.error, retry };
  return { status: 'ready', value: outcome.value as T };
}
