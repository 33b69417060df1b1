import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ServiceName } from '@carnet/contracts';

export type { ServiceName };

/** Root of the checkout, found by its lock file: this module runs from `scripts/lib`, and compiled from `.carnet/start/lib`. */
export const root = checkoutAbove(dirname(fileURLToPath(import.meta.url)));
export const inRoot = (...parts: string[]) => join(root, ...parts);

/** Folder of a running stack's state. `CARNET_STATE` names another one, so that several stacks can run from one checkout. */
export const stateDir = process.env.CARNET_STATE ?? inRoot('.carnet');
export const inState = (...parts: string[]) => join(stateDir, ...parts);

/** Workspaces of the root's package.json: folders, and patterns of folders. */
export const { workspaces: WORKSPACES } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8')) as {
  workspaces: readonly string[];
};

/** Services in the order of the workspaces, which is also the order of their ports. A new service is added last. */
export const SERVICES = WORKSPACES.flatMap((folder) => /^svc-(.+)$/.exec(folder)?.[1] ?? []) as ServiceName[];
/** The service whose database each service uses: its own, or that of its host (`carnet.database` in its package.json). */
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
