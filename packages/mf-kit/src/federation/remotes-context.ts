import { createContext, useContext } from 'react';
import type { LinkName, Remote, RemoteManifest } from './define-remote';

/** The data that the shell has about one remote: its manifest, and the addresses of its files. */
export interface RemoteEntry extends RemoteManifest {
  /** Address of its manifest, which always names the newest files. */
  manifest: string;
  /** Address of its entry file at the time this page was composed. */
  entry: string;
  /** The language of that file, if it is not English. */
  language?: string;
}

export interface Remotes {
  entries: readonly RemoteEntry[];
  /** Loads a remote once and keeps it; after a failure the next call tries anew. */
  load(id: string): Promise<Remote>;
  /** Loaded remotes, by id. */
  loaded: ReadonlyMap<string, Remote>;
}

export const RemotesContext = createContext<Remotes>({
  entries: [],
  load: (id) => Promise.reject(new Error(`No remote '${id}' is known`)),
  loaded: new Map(),
});

export const useRemotes = (): Remotes => useContext(RemotesContext);

/**
 * Tells whether any remote serves the first segment of a path, so that a page links only to pages that exist:
 * `const serves = useServes(); serves('/modifications/new')`. A remote that is away for a moment still counts.
 */
export function useServes(): (path: string) => boolean {
  const { entries } = useRemotes();
  return (path) => {
    const first = /^\/[^/?#]*/.exec(path)?.[0];
    return entries.some((entry) => entry.paths.some((served) => served === first));
  };
}

/** Returns addresses of other remotes' pages: `linkTo('service-event', 31)`. Undefined if no remote has such a page. */
export function useLinks(): (name: LinkName, id: number) => string | undefined {
  const { entries } = useRemotes();
  return (name, id) => {
    const links: Partial<Record<string, string>> | undefined = entries.find(
      ({ links }) => links && name in links,
    )?.links;
    return links?.[name]?.replace(':id', String(id));
  };
}
