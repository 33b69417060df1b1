import { execFile } from 'node:child_process';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** A folder with small books of one vehicle: `earlier`, `later`, and `rewritten`, whose journal was changed in between. */
export async function smallBooks(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'carnet-books-'));
  const script = ['--import', 'tsx', 'svc-dossier/test/write-books.ts', folder];
  await promisify(execFile)(process.execPath, script, { cwd: root });
  return folder;
}
