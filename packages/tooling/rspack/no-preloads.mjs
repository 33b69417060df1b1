/** Takes the place of the federation runtime's preloading, which nobody calls: what a page will ask for stands in its HTML. */
export const preloadAssets = () => undefined;
export const formatPreloadArgs = () => [];
export const defaultPreloadArgs = (given) => given;
export const normalizePreloadExposes = (exposes = []) => exposes;
