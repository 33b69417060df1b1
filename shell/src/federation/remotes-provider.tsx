import { type ReactNode, useMemo } from 'react';
import { type RemoteEntry, RemotesContext, type Remotes } from '@carnet/mf-kit/federation';
import { loadedRemotes } from './loaded-remotes';

/** Provides the remotes to the page. The federation runtime is loaded when the first remote is needed. */
export function RemotesProvider({ entries, children }: { entries: readonly RemoteEntry[]; children: ReactNode }) {
  const remotes = useMemo<Remotes>(() => {
    const load: Remotes['load'] = async (id) => {
      const { loadRemoteById } = await import(/* webpackChunkName: "app" */ './runtime');
      return loadRemoteById(entries, id);
    };
    return { entries, load, loaded: loadedRemotes };
  }, [entries]);
  return <RemotesContext value={remotes}>{children}</RemotesContext>;
}
