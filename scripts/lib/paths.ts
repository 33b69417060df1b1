import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The checkout, found by its lock file: this file runs from `scripts/lib`, and compiled from `.carnet/start/lib`. */
export const root = checkoutAbove(dirname(fileURLToPath(import.meta.url)));
export const inRoot = (...parts: string[]) => join(root, ...parts);

/** What a running stack keeps; another folder by `CARNET_STATE`, so that several can run from one checkout. */
export const stateDir = process.env.CARNET_STATE ?? inRoot('.carnet');
export const inState = (...parts: string[]) => join(stateDir, ...parts);

export const SERVICES = ['identity', 'garage', 'service', 'records', 'dossier'] as const;
export type ServiceName = (typeof SERVICES)[number];
export const REMOTES = ['mf-garage', 'mf-service', 'mf-records'] as const;

function checkoutAbove(folder: string): string {
  if (existsSync(join(folder, 'package-lock.json'))) return folder;
  const above = dirname(folder);
  if (above === folder) throw new Error('There is no package-lock.json above this file');
  return checkoutAbove(above);
}
