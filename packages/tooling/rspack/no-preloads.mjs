/** Replaces the federation runtime's preloading, which is unused: each page lists its preloads in its HTML. */
export const preloadAssets = () => undefined;
export const formatPreloadArgs = () => [];
export const defaultPreloadArgs = (given) => given;
export const normalizePreloadExposes = (exposes = []) => exposes;
