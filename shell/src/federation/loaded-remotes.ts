import type { Remote } from '@carnet/mf-kit/federation';

/** The remotes that this page has loaded, by their id. What is here is shown at once, wherever it is asked for. */
export const loadedRemotes = new Map<string, Remote>();
