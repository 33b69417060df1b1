import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@carnet/embedded-pg';
import type { Manifest } from '../../scripts/lib/backup/archive.js';
import { sizeOf } from '../../scripts/lib/backup/words.js';
import { runCommand } from '../../scripts/lib/command.js';
import { inRoot } from '../../scripts/lib/paths.js';
import { PORTS } from '../../scripts/lib/ports.js';
import { pause } from '../../scripts/lib/processes.js';
import { say } from '../../scripts/lib/say.js';
import { call } from '../src/api.js';
import { FaultStack } from '../src/fault-stack.js';
import { pictured, type Uploader } from '../src/tus.js';
import { until } from '../src/until.js';
import { differingCopies, unpublished, whenInStep } from './lib/agreement.js';
import { missingOf } from './lib/audit.js';
import { none, same, seconds, timed, told, within, type Drill } from './lib/drill.js';
import { create } from './lib/garage.js';
import { allPictured, differingOriginals, missingPictures, sendPhotos, type SentPhoto } from './lib/photos.js';
import { together, writers } from './lib/world.js';

const WRITERS = 8;
const WORK_MS = 10_000;
const PHOTOS = 20;

/** Makes a backup while people write, and restores it on another machine. */
export const restore: Drill = {
  name: 'restore',
  title: 'a backup taken among eight writers is brought back into an empty stack',
  async run() {
    const scratch = mkdtempSync(join(tmpdir(), 'carnet-restore-'));
    const [first, second] = [new FaultStack(), new FaultStack()];
    try {
      await first.start();
      const all = await writers(WRITERS, () => first.address);
      const [somebody] = all as [(typeof all)[number]];
      const sender = { token: somebody.token, address: first.address };
      const photos = await sendPhotos(sender, PHOTOS);
      const stop = new AbortController();
      const writing = Promise.all(all.map((writer) => writer.writeUntil(stop.signal)));
      writing.catch(() => stop.abort());
      await pause(WORK_MS);
      const before = structuredClone(together(all));
      say(`${before.kept.length} entries; the backup begins`);
      const [backup, again] = [join(scratch, 'backup'), join(scratch, 'again')];
      const backingUp = await timed(() => run(first.stateDir, 'backup', '--to', backup));
      await pause(1_000);
      stop.abort();
      await writing;
      const others = await sendPhotos(sender, 1);
      const meanwhile = together(all).kept.length - before.kept.length;
      await first.stop();

      const bringingBack = await timed(() => run(second.stateDir, 'restore', '--from', backup));
      await run(second.stateDir, 'backup', '--to', again);
      const [wanted, found] = [manifestOf(backup), manifestOf(again)];
      say('brought back; the stack is started on it');
      await second.start();
      const started = Date.now();
      const lagging = await whenInStep(second);
      const inStep = Date.now() - started;
      const { token } = somebody;
      const reader = { token, address: second.address };
      const note = join(second.stateDir, 'files/records/.restored');
      await until('it is known which pictures are lost', () => Promise.resolve(!existsSync(note)));
      await allPictured(reader, photos);
      const picturesMade = Date.now() - started;
      const lost = await loseAPicture(second, reader, photos[0]!);
      const signedIn = await call({ path: '/api/auth/me', token, address: second.address });
      await create({ address: second.address, token }, '/api/collections', { name: 'After the restore' });
      return {
        setUp:
          `${WRITERS} writers enter things for ${WORK_MS / 1000} s; \`npm run backup\` runs while they go on, \`npm run restore\` then fills an empty ` +
          'stack, of which a second backup is taken before it is started. Rows and SHA-256 of every table of both backups are compared. ' +
          `${PHOTOS} photos were uploaded before the backup and one after it; the SHA-256 of each original is compared with that of what was sent.`,
        findings: [
          told('what was backed up', sizeOf(wanted)),
          told('time of the backup, of the restore', `${seconds(backingUp)}, ${seconds(bringingBack)}`),
          told('acknowledged entries before the backup, and while it ran', `${before.kept.length}, ${meanwhile}`),
          same('refused or failed writes while it ran', 0, together(all).refused.length + together(all).faults.length),
          none('tables that differ in rows or content', differingTables(wanted, found)),
          none('entries of before the backup that are missing', (await missingOf(second, before.kept)).length),
          none('things whose row and newest fact differ', (await unpublished(second)).length),
          within('until followers are in step', 10_000, inStep),
          none('facts missing, or copies that differ', lagging.length + (await differingCopies(second)).length),
          none('files that differ from the first backup in the second', differingFiles(wanted, found)),
          none('originals that are missing, or are not what was sent', await differingOriginals(reader, photos)),
          within('until pictures of all are made again', 30_000, picturesMade),
          none('pictures that cannot be shown then', await missingPictures(reader, photos)),
          same('a picture whose bytes are removed: at first, then', '404, 200', lost.join(', ')),
          none('photos of after the backup that are there', await shown(reader, others)),
          same('with the token of before: GET /api/auth/me', 200, signedIn.status),
        ],
      };
    } finally {
      for (const stack of [first, second]) {
        await stack.stop();
        stack.remove();
      }
      rmSync(scratch, { recursive: true, force: true });
    }
  },
};

/** Deletes the bytes of a picture on disk. Returns the status of the first request, and of a request after the picture is made again. */
async function loseAPicture(stack: FaultStack, reader: Uploader, photo: SentPhoto): Promise<number[]> {
  const [variant] = await stack.rows<{ owner_id: number; variant_sha: string }>(
    'records',
    `select v.owner_id, v.variant_sha from variants v join files f on f.owner_id = v.owner_id and f.sha256 = v.sha256
     where f.id = $1 and v.name = '320'`,
    [photo.id],
  );
  const { owner_id, variant_sha } = variant!;
  rmSync(join(stack.stateDir, 'files/records', String(owner_id), variant_sha.slice(0, 2), variant_sha));
  const ask = async () =>
    (await call({ path: `/api/media/${photo.id}/320`, token: reader.token, address: reader.address })).status;
  const atFirst = await ask();
  await pictured(reader, photo.id);
  return [atFirst, await ask()];
}

async function shown({ token, address }: Uploader, photos: readonly SentPhoto[]): Promise<number> {
  const answers = await Promise.all(photos.map(({ id }) => call({ path: `/api/photos/${id}`, token, address })));
  return answers.filter(({ status }) => status !== 404).length;
}

async function run(state: string, ...task: string[]): Promise<void> {
  const first = await freePort(PORTS);
  const env = { ...process.env, CARNET_STATE: state, PORT: String(first) };
  const { code, output } = await runCommand([process.execPath, inRoot('scripts/run.mjs'), ...task], { env });
  if (code !== 0) throw new Error(`npm run ${task.join(' ')} failed:\n${output}`);
}

const manifestOf = (folder: string) => JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as Manifest;

const differingFiles = ({ files: wanted }: Manifest, { files: found }: Manifest): number =>
  wanted!.list === found!.list ? 0 : Math.max(1, Math.abs(wanted!.count - found!.count));

function differingTables(wanted: Manifest, found: Manifest): number {
  const lines = ({ services }: Manifest) =>
    Object.entries(services).flatMap(([service, { tables, migrations, sequences }]) => [
      ...tables.map(({ name, rows, sha256 }) => `${service}.${name}: ${rows} rows, ${sha256}`),
      ...sequences.map(({ name, last, called }) => `${service}.${name}: ${last} ${called}`),
      `${service}: ${migrations.join()}`,
    ]);
  const there = new Set(lines(found));
  return lines(wanted).filter((line) => !there.has(line)).length + Math.abs(lines(wanted).length - there.size);
}
