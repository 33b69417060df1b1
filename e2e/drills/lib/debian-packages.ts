import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Refusal, say } from '../../../scripts/lib/say.js';

/**
 * Debian's packages, unpacked into `folder` and installed nowhere.
 * @param what they are, for people
 * @param program a file of theirs, by which those of an earlier run are known
 * @throws Refusal where they cannot be had
 */
export function unpackFromDebian(what: string, packages: readonly string[], folder: string, program: string): void {
  if (existsSync(join(folder, program))) return;
  say(`fetching ${what} from Debian`);
  const debs = mkdtempSync(join(tmpdir(), 'carnet-debs-'));
  try {
    execFileSync('apt-get', ['download', '-q', ...packages], { cwd: debs, stdio: 'ignore' });
    mkdirSync(folder, { recursive: true });
    for (const deb of readdirSync(debs)) execFileSync('dpkg', ['-x', join(debs, deb), folder]);
  } catch (error) {
    throw new Refusal(`${what} comes from Debian's packages, which were not to be had: ${(error as Error).message}`);
  } finally {
    rmSync(debs, { recursive: true, force: true });
  }
}
