import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ServiceName } from '@carnet/contracts';

export type { ServiceName };

/** The checkout, found by its lock file: this file runs from `scripts/lib`, and compiled from `.carnet/start/lib`. */
export const root = checkoutAbove(dirname(fileURLToPath(import.meta.url)));
export const inRoot = (...parts: string[]) => join(root, ...parts);

/** The folder that a running stack keeps its state in; another one by `CARNET_STATE`, so that several can run from one checkout. */
export const stateDir = process.env.CARNET_STATE ?? inRoot('.carnet');
export const inState = (...parts: string[]) => join(stateDir, ...parts);

/** The list in the root's package.json: folders, and patterns of them. */
export const { workspaces: WORKSPACES } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8')) as {
  workspaces: readonly string[];
};

/** In the order of the workspaces, which is that of their ports and, for remotes, of the menu: a new one goes after the others. */
export const SERVICES = WORKSPACES.flatMap((folder) => /^svc-(.+)$/.exec(folder)?.[1] ?? []) as ServiceName[];
/** The service in whose database each one works: its own, or that of the one that it is a guest of (`carnet.database` of its package.json). */
export const databaseOf = (service: ServiceName): ServiceName => DATABASES[service];
const DATABASES = Object.fromEntries(SERVICES.map((name) => [name, databaseIn(name) ?? name])) as Record<
  ServiceName,
  ServiceName
>;
/** Services that have a database of their own. */
export const KEEPERS = SERVICES.filter((name) => databaseOf(name) === name);
export const REMOTES = WORKSPACES.filter((folder) => folder.startsWith('mf-'));

function databaseIn(service: ServiceName): ServiceName | undefined {
  const { carnet } = JSON.parse(readFileSync(inRoot(`svc-${service}/package.json`), 'utf8')) as {
    carnet?: { database?: ServiceName };
  };
  return carnet?.database;
}

function checkoutAbove(folder: string): string {
  if (existsSync(join(folder, 'package-lock.json'))) return folder;
  const above = dirname(folder);
  if (above === folder) throw new Error('There is no package-lock.json above this file');
  return checkoutAbove(above);
}
