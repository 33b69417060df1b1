import { startTransition, useCallback, useEffect, useState } from 'react';
import type { Remote } from './define-remote';
import { useRemotes } from './remotes-context';
import { useWhenOnline } from '../ui/use-when-online';

export type RemoteState =
  | { status: 'loading' }
  | { status: 'failed'; error: unknown; retry: () => void }
  | { status: 'ready'; remote: Remote };

/** Loads a remote; returns it at once if it is already loaded. After a failure it is loaded again on `retry`, or when the network is back. */
export function useRemote(id: string): RemoteState {
  const { load, loaded } = useRemotes();
  const [outcome, setOutcome] = useState<{ id: string; remote?: Remote; error?: unknown } | null>(null);
  const [tries, setTries] = useState(0);
  const own = outcome?.id === id ? outcome : null;
  const remote = loaded.get(id) ?? own?.remote;
  const isThere = remote !== undefined;
  useEffect(() => {
    if (isThere) return;
    let wanted = true;
    const settle = (what: { remote?: Remote; error?: unknown }) => {
      if (wanted) startTransition(() => setOutcome({ id, ...what }));
    };
    load(id).then(
      (remote) => settle({ remote }),
      (error: unknown) => settle({ error }),
    );
    return () => {
      wanted = false;
    };
  }, [id, load, isThere, tries]);
  const retry = useCallback(() => {
    setOutcome(null);
    setTries((count) => count + 1);
  }, []);
  const failed = own !== null && !isThere;
  useWhenOnline(failed ? retry : null);
  if (remote) return { status: 'ready', remote };
  return failed ? { status: 'failed', error: own.error, retry } : { status: 'loading' };
}
