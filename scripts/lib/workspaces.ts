import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { inRoot, WORKSPACES } from './paths.js';

/** Folders of all packages of the stack, from the root. */
export function workspaces(): string[] {
  return WORKSPACES.flatMap((pattern) => {
    if (!pattern.endsWith('/*')) return [pattern];
    const parent = pattern.slice(0, -2);
    return readdirSync(inRoot(parent)).map((name) => `${parent}/${name}`);
  });
}

/** Folders of the packages that services are made of: they are compiled as services are. */
export const servicePackages = (): string[] =>
  having(workspaces(), 'package.json').filter(
    (folder) =>
      folder.startsWith('packages/') && readFileSync(inRoot(folder, 'package.json'), 'utf8').includes('compile.mjs'),
  );

export const having = (folders: string[], ...files: string[]): string[] =>
  folders.filter((folder) => files.some((file) => existsSync(inRoot(folder, file))));
