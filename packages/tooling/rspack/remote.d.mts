import type { Configuration } from '@rspack/core';

export function remoteConfig(options: { name: string; root?: string; dev?: boolean }): Configuration;
