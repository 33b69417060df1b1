import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { replaceFile } from './files.js';

const COMPRESSIBLE = /\.(js|css|html|json|svg|txt|webmanifest|xml)$/;
/** The pseudo-language is only for our own tests, where size does not matter. */
const FOR_WALKS = /[.-]en-XA[./]/;
const WORTH_IT = 512;
/**
 * Levels of brotli. A page contains the hashed names of all remotes' files, so a release of one remote compresses every page anew. `less` takes
 * a third of the time for 2 % more bytes; it is for pages whose size budget allows that.
 */
const EFFORT = { most: 11, less: 10 } as const;
type Effort = keyof typeof EFFORT;

/** Compressed forms by effort and content: many files are the same in every language. */
const made = new Map<string, ReturnType<typeof compress>>();

/** `later` leaves the files plain, and only removes compressed forms of older content. */
export const compression: { when: 'now' | 'later' } = { when: 'now' };

/** Writes `.br` and `.gz` beside a compressible file, unless they exist for this content already. */
export async function compressBeside(path: string, changed: boolean, effort: Effort = 'most'): Promise<void> {
  if (!COMPRESSIBLE.test(path) || FOR_WALKS.test(path)) return;
  if (!changed && existsSync(`${path}.br`) && existsSync(`${path}.gz`)) return;
  if (compression.when === 'later') return void (await forget(path));
  const content = await readFile(path);
  if (content.length < WORTH_IT) return void (await forget(path));
  const key = `${effort} ${createHash('sha256').update(content).digest('hex')}`;
  if (!made.has(key)) made.set(key, compress(content, effort));
  const [small, fair] = await made.get(key)!;
  await replaceFile(`${path}.br`, small);
  await replaceFile(`${path}.gz`, fair);
}

const compress = (content: Buffer, effort: Effort): Promise<[Buffer, Buffer]> =>
  Promise.all([
    promisify(brotliCompress)(content, {
      params: { [constants.BROTLI_PARAM_QUALITY]: EFFORT[effort], [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
    }),
    promisify(gzip)(content, { level: 9 }),
  ]);

async function forget(path: string): Promise<void> {
  await rm(`${path}.br`, { force: true });
  await rm(`${path}.gz`, { force: true });
}
