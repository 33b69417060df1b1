import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readJson } from './files.js';
import { inSite } from './layout.js';

/** Days that files of earlier builds stay: an open page still loads the chunks of its own build. */
const KEEP_DAYS = 7;
const HASHED = /\.[0-9a-f]{10}\.[a-z0-9]+$/;

/** Records the files that a frontend consists of now. */
export async function noteCurrent(folder: string, owner: string, names: readonly string[]): Promise<void> {
  const site = owner === 'shell' ? folder : join(folder, '../..');
  const { current } = inSite(site);
  const all = existsSync(current) ? await readJson<Record<string, string[]>>(current) : {};
  await mkdir(dirname(current), { recursive: true });
  await writeFile(current, `${JSON.stringify({ ...all, [owner]: names }, null, 2)}\n`);
}

/** Removes hashed files that belong to no frontend now and were last current more than `KEEP_DAYS` ago. @returns the removed paths */
export async function pruneOldFiles(site: string, now = Date.now()): Promise<string[]> {
  const place = inSite(site);
  const current = await readJson<Record<string, string[]>>(place.current);
  const folders = Object.entries(current).map(([owner, names]) => ({
    assets: join(owner === 'shell' ? site : place.remote(owner), 'assets'),
    keep: new Set(names),
  }));
  const pruned: string[] = [];
  for (const { assets, keep } of folders) {
    const files = existsSync(assets) ? await readdir(assets) : [];
    for (const name of new Set(files.map(uncompressed))) {
      if (!HASHED.test(name) || keep.has(`assets/${name}`)) continue;
      // A file and its compressed forms are removed together: only the date of the file itself tells when it was last current.
      const made = await stat(join(assets, name)).catch(() => null);
      if (now - (made?.mtimeMs ?? 0) < KEEP_DAYS * 86_400_000) continue;
      const all = files.filter((file) => uncompressed(file) === name);
      await Promise.all(all.map((file) => rm(join(assets, file))));
      pruned.push(...all.map((file) => join(assets, file)));
    }
  }
  return pruned;
}

const uncompressed = (name: string): string => name.replace(/\.(br|gz)$/, '');
