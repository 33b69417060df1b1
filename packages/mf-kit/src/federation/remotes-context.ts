import { createContext, useContext } from 'react';
import type { LinkName, Remote, RemoteManifest } from './define-remote';

/** The shell's knowledge of one remote: its manifest, and the address of its files. */
export interface RemoteEntry extends RemoteManifest {
  /** Address of its manifest, which always names its newest files. */
  manifest: string;
  /** Address of the file it is loaded from, as of when this page was composed. */
  entry: string;
  /** The language of that file, if it is not English. */
  language?: string;
}

export interface Remotes {
  entries: readonly RemoteEntry[];
  /** Loads a remote once and keeps it; after a failure the next call tries anew. */
  load(id: string): Promise<Remote>;
  /** Those that are there, by their id. */
  loaded: ReadonlyMap<string, Remote>;
}

export const RemotesContext = createContext<Remotes>({
  entries: [],
  load: (id) => Promise.reject(new Error(`No remote '${id}' is known`)),
  loaded: new Map(),
});

export const useRemotes = (): Remotes => useContext(RemotesContext);

/**
 * Says whether any remote serves the first segment of a path, so that a page leads nowhere that nobody serves:
 * `const serves = useServes(); serves('/modifications/new')`. A remote that is away for a moment still counts.
 */
export function useServes(): (path: string) => boolean {
  const { entries } = useRemotes();
  return (path) => {
    const first = /^\/[^/?#]*/.exec(path)?.[0];
    return entries.some((entry) => entry.paths.some((served) => served === first));
  };
}

/** Leads to another remote's page: `linkTo('service-event', 31)`. Undefined where no remote has such a page. */
export function useLinks(): (name: LinkName, id: number) => string | undefined {
  const { entries } = useRemotes();
  return (name, id) => {
    const links: Partial<Record<string, string>> | undefined = entries.find(
      ({ links }) => links && name in links,
    )?.links;
    return links?.[name]?.replace(':id', String(id));
  };
}
