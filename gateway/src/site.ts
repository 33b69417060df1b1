import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const HASH = /^sha(?:256|384|512)-[A-Za-z0-9+/]+={0,2}$/;

/** Hashes of the site's inline scripts, from its `csp.json`; none where the file is missing. */
export async function readScriptHashes(siteDir: string): Promise<string[]> {
  const text = await readFile(join(siteDir, 'csp.json'), 'utf8').catch(() => '{}');
  const { scriptHashes = [] } = JSON.parse(text) as { scriptHashes?: string[] };
  const odd = scriptHashes.find((hash) => !HASH.test(hash));
  if (odd !== undefined) throw new Error(`csp.json of the site names a script hash that is none: ${odd}`);
  return scriptHashes;
}
