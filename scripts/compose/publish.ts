import { copyFile, cp, readdir, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { compressBeside } from './compress.js';
import { replaceFile } from './files.js';
import { inSite } from './layout.js';
import { noteCurrent } from './prune.js';

/** Files that are written last, since the files that they name must exist first. */
const NAMES_OTHERS = /^(mf-manifest|remote)\.json$/;
const NOT_SERVED = /^(mf-stats|chunks)\.json$/;

/** Publishes the shell's files, and keeps the files that its pages are rendered from. */
export async function publishShell(dist: string, site: string): Promise<void> {
  const place = inSite(site);
  await publishFiles(join(dist, 'page'), site, 'shell');
  await rm(dirname(place.prerender), { recursive: true, force: true });
  await cp(join(dist, 'prerender'), dirname(place.prerender), { recursive: true });
  await copyFile(join(dist, 'page/chunks.json'), place.chunks);
}

/** Publishes one remote's files. No file of the shell or of another remote changes. */
export async function publishRemote(dist: string, site: string, name: string): Promise<void> {
  await publishFiles(dist, inSite(site).remote(name), name);
}

async function publishFiles(from: string, to: string, owner: string): Promise<void> {
  const names = (await filesIn(from)).filter((name) => !NOT_SERVED.test(name));
  const ordered = [
    ...names.filter((name) => !NAMES_OTHERS.test(name)),
    ...names.filter((name) => NAMES_OTHERS.test(name)),
  ];
  for (const name of ordered) {
    const target = join(to, name);
    const changed = await replaceFile(target, await readFile(join(from, name)));
    await compressBeside(target, changed);
  }
  await noteCurrent(to, owner, names);
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return files.map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1)).sort();
}
