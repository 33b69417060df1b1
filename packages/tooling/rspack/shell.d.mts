import type { Configuration } from '@rspack/core';

/** First the page, then the prerender. */
export function shellConfig(options: { root: string; dev?: boolean }): [Configuration, Configuration];
