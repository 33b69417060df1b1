// `npm run restore -- --from DIR`: restores a backup into an empty stack; `--replace` replaces the data of a stack that has some.
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readArchive, type Manifest } from './lib/backup/archive.js';
import { backUp } from './lib/backup/back-up.js';
import { bringBack, livingServices, requireKnownMigrations, usedDatabases } from './lib/backup/bring-back.js';
import { bringFiles, faultsOf, leaveNote } from './lib/backup/files.js';
import { withStoppedStack } from './lib/backup/stack.js';
import { connected } from './lib/backup/snapshot.js';
import { sizeOf } from './lib/backup/words.js';
import { buildStack } from './lib/build-stack.js';
import type { DatabaseUrls } from './lib/databases.js';
import { inState } from './lib/paths.js';
import { Refusal, runTask, say } from './lib/say.js';
import { takeSecretFiles } from './lib/secret-files.js';

const USAGE =
  'Known: --from DIR (a folder that npm run backup made), --replace (put it in the place of what is there), ' +
  '--incomplete (bring back what is whole, where some files are not), --built (the services lie built, as in the image).';

await runTask(async () => {
  const { from, replace, incomplete, built } = parse();
  takeSecretFiles();
  say(`checking the backup in ${from}`);
  const manifest = await readArchive(from);
  const faults = manifest.files ? await faultsOf(from, manifest.files) : [];
  if (faults.length && !incomplete)
    throw new Refusal(
      `The backup is damaged: ${faults.length} of its files are not as they were. Nothing was changed.\n${faults.join('\n')}\n` +
        'With --incomplete all else is brought back; these will be told as missing.',
    );
  if (!built) await buildStack(['services']);
  await requireKnownMigrations(manifest);
  await withStoppedStack((urls) => restore(urls, { from, replace, manifest }));
  say(`brought back ${sizeOf(manifest)}, as they were at ${manifest.takenAt}; every table was read again and is equal`);
  const missing = [...(manifest.files?.lost ?? []), ...faults];
  if (missing.length) say(`without the bytes of these files, which were lost before:\n${missing.join('\n')}`);
});

async function restore(urls: DatabaseUrls, { from, replace, manifest }: Order): Promise<void> {
  const { used, living } = await connected(urls, async (clients) => ({
    used: await usedDatabases(clients),
    living: await livingServices(clients),
  }));
  if (living.length) throw new Refusal(`These services run on the databases: ${living.join(', ')}. End them first.`);
  if (used.length && !replace)
    throw new Refusal(
      `There is something already in the databases of ${used.join(', ')}. Nothing was changed.\n` +
        'With --replace it is backed up, then replaced.',
    );
  if (used.length) await keepWhatWasThere(urls);
  say('bringing it back');
  // Files come first, since a file without a row does no harm.
  if (manifest.files) await bringFiles(from);
  await bringBack(urls, from, manifest);
  if (manifest.files) await leaveNote(from);
}

async function keepWhatWasThere(urls: DatabaseUrls): Promise<void> {
  const folder = inState('backups', `replaced-${new Date().toISOString().replace(/[:.]/g, '-')}`);
  await backUp(urls, folder).catch((error: Error) => {
    throw new Refusal(`What is there could not be backed up, so it was left alone: ${error.message}`);
  });
  say(`what was there is kept in ${folder}`);
}

interface Order {
  from: string;
  replace: boolean;
  manifest: Manifest;
}

function parse() {
  try {
    const { values } = parseArgs({
      options: {
        from: { type: 'string' },
        replace: { type: 'boolean', default: false },
        incomplete: { type: 'boolean', default: false },
        built: { type: 'boolean', default: false },
      },
    });
    if (!values.from) throw new Error('--from is missing.');
    return {
      from: resolve(process.env.INIT_CWD ?? '.', values.from),
      replace: values.replace,
      incomplete: values.incomplete,
      built: values.built,
    };
  } catch (error) {
    throw new Refusal(`${(error as Error).message}\n${USAGE}`);
  }
}
