import { join, resolve } from 'node:path';
import { limitsFromEnv, type GatewayOptions } from './options.js';

export type FullOptions = Required<GatewayOptions>;

export function withDefaults(given: GatewayOptions): FullOptions {
  const fromEnv = limitsFromEnv();
  return {
    ...given,
    siteDir: resolve(given.siteDir),
    stateDir: resolve(given.stateDir),
    docsDir: resolve(given.docsDir ?? join(given.stateDir, 'docs')),
    nodeArgs: given.nodeArgs ?? [],
    log: given.log ?? (() => undefined),
    signInLimit: given.signInLimit ?? fromEnv.signInLimit,
    trustedProxies: given.trustedProxies ?? fromEnv.trustedProxies,
    accessLog: given.accessLog ?? 'errors',
  };
}
