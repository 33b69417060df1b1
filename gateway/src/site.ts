import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { InlineHashes } from './headers.js';

const HASH = /^sha(?:256|384|512)-[A-Za-z0-9+/]+={0,2}$/;

/** Hashes of the site's inline scripts and styles, from its `csp.json`; none where the file is missing. */
export async function readInlineHashes(siteDir: string): Promise<InlineHashes> {
  const text = await readFile(join(siteDir, 'csp.json'), 'utf8').catch(() => '{}');
  const { scriptHashes = [], styleHashes = [] } = JSON.parse(text) as Record<string, string[] | undefined>;
  const odd = [...scriptHashes, ...styleHashes].find((hash) => !HASH.test(hash));
  if (odd !== undefined) throw new Error(`csp.json of the site names a hash that is none: ${odd}`);
  return { scripts: scriptHashes, styles: styleHashes };
}
