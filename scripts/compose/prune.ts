import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readJson } from './files.js';
import { inSite } from './layout.js';

/** An open page asks for the chunks it was built with: those of earlier builds stay this long. */
const KEEP_DAYS = 7;
const HASHED = /\.[0-9a-f]{10}\.[a-z0-9]+(\.br|\.gz)?$/;

/** Notes which files a frontend consists of now. */
export async function noteCurrent(folder: string, owner: string, names: readonly string[]): Promise<void> {
  const site = owner === 'shell' ? folder : join(folder, '../..');
  const { current } = inSite(site);
  const all = existsSync(current) ? await readJson<Record<string, string[]>>(current) : {};
  await mkdir(dirname(current), { recursive: true });
  await writeFile(current, `${JSON.stringify({ ...all, [owner]: names }, null, 2)}\n`);
}

/** Takes away hashed files that belong to no frontend any more and were last current too long ago. */
export async function pruneOldFiles(site: string, now = Date.now()): Promise<string[]> {
  const place = inSite(site);
  const current = await readJson<Record<string, string[]>>(place.current);
  const folders = Object.entries(current).map(([owner, names]) => ({
    assets: join(owner === 'shell' ? site : place.remote(owner), 'assets'),
    keep: new Set(names),
  }));
  const pruned: string[] = [];
  for (const { assets, keep } of folders) {
    for (const name of existsSync(assets) ? await readdir(assets) : []) {
      const file = join(assets, name);
      if (!HASHED.test(name) || keep.has(`assets/${name.replace(/\.(br|gz)$/, '')}`)) continue;
      if (now - (await stat(file)).mtimeMs < KEEP_DAYS * 86_400_000) continue;
      await rm(file);
      pruned.push(file);
    }
  }
  return pruned;
}
