import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { inRoot } from './paths.js';

/** Folders of all packages of the stack, from the root. */
export function workspaces(): string[] {
  const { workspaces } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8')) as { workspaces: string[] };
  return workspaces.flatMap((pattern) => {
    if (!pattern.endsWith('/*')) return [pattern];
    const parent = pattern.slice(0, -2);
    return readdirSync(inRoot(parent)).map((name) => `${parent}/${name}`);
  });
}

export const having = (folders: string[], ...files: string[]): string[] =>
  folders.filter((folder) => files.some((file) => existsSync(inRoot(folder, file))));
