import type { Configuration } from '@rspack/core';

/** The builds of the page and of the prerender. */
export function shellConfig(options: { root: string; dev?: boolean }): [Configuration, Configuration];
