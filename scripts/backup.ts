// `npm run backup -- --to DIR`: writes everything that people keep into a folder. The stack may be running.
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { backUp } from './lib/backup/back-up.js';
import { filesDir } from './lib/backup/originals.js';
import { withDatabases } from './lib/backup/stack.js';
import { sizeOf } from './lib/backup/words.js';
import { inState } from './lib/paths.js';
import { Refusal, runTask, say } from './lib/say.js';
import { takeSecretFiles } from './lib/secret-files.js';

await runTask(async () => {
  const folder = target();
  takeSecretFiles();
  say('reading all databases as they are at one moment, then the files that they name');
  const manifest = await withDatabases((urls) => backUp(urls, folder));
  say(`backed up ${sizeOf(manifest)} to ${folder}`);
  say('it holds password hashes and signing keys: keep it where only you can read it');
  const { lost } = manifest.files!;
  if (lost.length)
    throw new Refusal(
      `All else is in it, but the bytes of these files are missing in ${process.env.FILES_S3_URL?.trim() || filesDir()}, or are not what was stored:\n${lost.join('\n')}`,
    );
});

function target(): string {
  try {
    const { values } = parseArgs({ options: { to: { type: 'string' } } });
    if (values.to) return resolve(process.env.INIT_CWD ?? '.', values.to);
  } catch (error) {
    throw new Refusal(`${(error as Error).message}\nKnown: --to DIR (.carnet/backups/<time> unless given).`);
  }
  return inState('backups', new Date().toISOString().replace(/[:.]/g, '-'));
}
