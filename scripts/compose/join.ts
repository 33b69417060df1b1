import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compressBeside } from './compress.js';
import { replaceFile } from './files.js';

/**
 * Joins several scripts of a build into one file, for a page that needs them all: on a slow line each request costs a round trip and a share of
 * the bandwidth.
 *
 * @param name address without hash and extension: `/remotes/mf-garage/assets/start`
 * @param files addresses of the scripts; the one that starts the others stands last, since the others only register themselves
 * @returns the address of the joined file
 */
export async function joinScripts(site: string, name: string, files: readonly string[]): Promise<string> {
  const texts = await Promise.all(files.map((file) => readFile(join(site, file), 'utf8')));
  const content = texts.join('\n');
  const address = `${name}.${createHash('sha256').update(content).digest('hex').slice(0, 10)}.js`;
  const changed = await replaceFile(join(site, address), content);
  await compressBeside(join(site, address), changed);
  return address;
}
