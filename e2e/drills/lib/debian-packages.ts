import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Refusal, say } from '../../../scripts/lib/say.js';

/**
 * Unpacks Debian packages into `folder` without installing them.
 * @param what name for messages
 * @param program a file in them, which shows that an earlier run has unpacked them
 * @throws Refusal if they are not available
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
