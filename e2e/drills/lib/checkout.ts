import { join } from 'node:path';
import { runCommand } from '../../../scripts/lib/command.js';

/** Extracts the files of a commit into a new folder below `folder`. */
export async function checkOut(commit: string, folder: string): Promise<string> {
  const archive = join(folder, `${commit}.tar`);
  for (const command of [
    ['git', 'archive', '--format=tar', `--prefix=${commit}/`, `--output=${archive}`, commit],
    ['tar', '-xf', archive, '-C', folder],
  ]) {
    const { code, output } = await runCommand(command);
    if (code !== 0) throw new Error(`${command.join(' ')} failed:\n${output}`);
  }
  return join(folder, commit);
}
