import type { Remote } from '@carnet/mf-kit/federation';

/** Loaded remotes by id. They can be rendered synchronously. */
export const loadedRemotes = new Map<string, Remote>();
