import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@carnet/embedded-pg';
import { S3Storage } from '../../packages/files/src/s3-storage.js';
import type { Manifest } from '../../scripts/lib/backup/archive.js';
import { runCommand } from '../../scripts/lib/command.js';
import { inRoot } from '../../scripts/lib/paths.js';
import { PORTS } from '../../scripts/lib/ports.js';
import { pause } from '../../scripts/lib/processes.js';
import { say } from '../../scripts/lib/say.js';
import { register } from '../src/api.js';
import { FaultStack } from '../src/fault-stack.js';
import type { Uploader } from '../src/tus.js';
import { until } from '../src/until.js';
import { CutUpload } from './lib/cut-upload.js';
import { none, same, seconds, told, type Drill } from './lib/drill.js';
import { aLargePhoto, allPictured, differingOriginals, hashOf, missingPictures, photoStates } from './lib/photos.js';
import { Swift } from './lib/swift.js';

const PEOPLE = 5;
const PHOTOS_EACH = 4;
const PHOTOS = PEOPLE * PHOTOS_EACH;
const KILLS = 4;
const BETWEEN_KILLS_MS = 2_500;
const AWAY_MS = 10_000;
const RANGES = 5;
const PICTURES_WITHIN_MS = 300_000;

/** Files in an object store. The store and svc-records are killed in turn. */
export const s3: Drill = {
  name: 's3',
  title: 'files in OpenStack Swift, with kill -9 of svc-records and the store away',
  async run() {
    const scratch = mkdtempSync(join(tmpdir(), 'carnet-s3-'));
    const swift = new Swift();
    const stacks: FaultStack[] = [];
    try {
      await swift.start();
      const stack = new FaultStack({ env: swift.environment('first') });
      stacks.push(stack);
      await stack.start();
      const people = await Promise.all(Array.from({ length: PEOPLE }, () => register(stack.address)));
      const sendings: CutUpload[] = [];
      for (const { token } of people)
        for (let nth = 0; nth < PHOTOS_EACH; nth += 1)
          sendings.push(new CutUpload({ token, address: stack.address }, await aLargePhoto()));
      const began = Date.now();
      const sending = Promise.all(sendings.map((one) => one.send()));
      sending.catch(() => undefined);
      let kills = 0;
      for (; kills < KILLS / 2; kills += 1) await killRecords(stack);
      say(`the store is away for ${AWAY_MS / 1000} s`);
      const before = acknowledged(sendings);
      await swift.without(() => pause(AWAY_MS));
      const meanwhile = acknowledged(sendings) - before;
      for (; kills < KILLS; kills += 1) await killRecords(stack);
      await sending;
      const arrived = Date.now() - began;
      say(`all have arrived after ${seconds(arrived)}; pictures are being made, and the store goes away again`);
      await swift.without(() => pause(AWAY_MS));
      const jobs = async () =>
        (await stack.rows<{ count: number }>('records', 'select count(*)::int as count from file_jobs'))[0]!.count;
      await until('pictures of all are made', async () => (await jobs()) === 0, PICTURES_WITHIN_MS);
      const first = await look(stack.address, sendings);
      const stored = new S3Storage(swift.config('first/records'));
      const blobs = await stack.rows<{ owner_id: number; sha256: string }>(
        'records',
        // A blob without a reference may be the rest of an upload that was killed, so it is not counted.
        'select owner_id, sha256 from blobs where unreferenced_since is null',
      );
      const listed = await namesIn(stored);
      const onDisk = readdirSync(join(stack.stateDir, 'files/records')).filter((name) => !name.startsWith('.'));

      say('a backup, and a restore into another stack and prefix');
      const backup = join(scratch, 'backup');
      await run(stack.stateDir, swift.environment('first'), 'backup', '--to', backup);
      await stack.stop();
      const second = new FaultStack({ env: swift.environment('second') });
      stacks.push(second);
      await run(second.stateDir, swift.environment('second'), 'restore', '--from', backup);
      await second.start();
      for (const one of sendings) await allPictured(at(second, one), [one.photo()]);
      await until('no job is left', async () => {
        const [{ count }] = (await second.rows<{ count: number }>(
          'records',
          'select count(*)::int as count from file_jobs',
        )) as [{ count: number }];
        return count === 0;
      });
      const again = await look(second.address, sendings);
      const { files } = JSON.parse(readFileSync(join(backup, 'manifest.json'), 'utf8')) as Manifest;
      return {
        setUp:
          `Originals and pictures lie in OpenStack Swift (s3api, from Debian), whose signatures and hashes it checks. ${PEOPLE} people send ${PHOTOS_EACH} photos of ` +
          `1.4 MB each at the same time, at most 1 MB/s a line. svc-records is killed ${KILLS} times, the store is killed twice for ${AWAY_MS / 1000} s, once among uploads and ` +
          `once among the jobs that make pictures. Originals and ${RANGES} ranges of each are compared with what was sent; then a backup is taken and brought back into ` +
          'another stack and prefix of the bucket, and they are compared again.',
        findings: [
          same('what a wrong secret is told at the start', '403 SignatureDoesNotMatch', await toldOfWrongSecret(swift)),
          told('until all have arrived', seconds(arrived)),
          told('photos that were acknowledged while the store was away', meanwhile),
          same('photos that were acknowledged', PHOTOS, new Set(sendings.map(({ fileId }) => fileId)).size),
          none('originals that are missing, or are not what was sent', first.differing),
          none('ranges that are not what was sent', first.ranges),
          none('photos that are not ready', first.notReady),
          none('pictures that cannot be shown', first.missing),
          none(
            'bytes that rows name and the store does not list',
            blobs.filter((one) => !listed.has(nameOf(one))).length,
          ),
          none('folders with files on the disk of svc-records', onDisk.length),
          same('originals in the backup', PHOTOS, files?.count ?? 0),
          none('the same after the restore: originals', again.differing),
          none('ranges', again.ranges),
          none('photos that are not ready', again.notReady),
          none('pictures that cannot be shown', again.missing),
        ],
      };
    } finally {
      for (const stack of stacks) {
        await stack.stop();
        stack.remove();
      }
      swift.stop();
      rmSync(scratch, { recursive: true, force: true });
    }
  },
};

async function killRecords(stack: FaultStack): Promise<void> {
  await pause(BETWEEN_KILLS_MS);
  await stack.without('records', () => Promise.resolve());
}

const acknowledged = (sendings: readonly CutUpload[]): number =>
  sendings.filter(({ fileId }) => fileId !== null).length;

const at = ({ address }: { address: string }, { to }: CutUpload): Required<Uploader> => ({ token: to.token, address });

const nameOf = ({ owner_id, sha256 }: { owner_id: number; sha256: string }): string => `${owner_id}/${sha256}`;

async function look(address: string, sendings: readonly CutUpload[]) {
  const found = { differing: 0, ranges: 0, missing: 0, notReady: 0 };
  for (const one of sendings) {
    const [from, photos] = [at({ address }, one), [one.photo()]];
    found.differing += await differingOriginals(from, photos);
    found.missing += await missingPictures(from, photos);
    found.notReady += (await photoStates(from, photos)).filter((state) => state !== 'ready').length;
    for (let nth = 0; nth < RANGES; nth += 1) if (!(await isRangeRight(from, one))) found.ranges += 1;
  }
  return found;
}

async function isRangeRight({ token, address }: Required<Uploader>, { fileId, bytes }: CutUpload): Promise<boolean> {
  const start = Math.floor(Math.random() * bytes.length);
  const end = Math.min(start + Math.floor(Math.random() * 300_000), bytes.length - 1);
  const headers = { 'x-auth-token': token, range: `bytes=${start}-${end}` };
  const answer = await fetch(`${address}/api/media/${fileId}/original`, { headers });
  const part = Buffer.from(await answer.arrayBuffer());
  return answer.status === 206 && hashOf(part) === hashOf(bytes.subarray(start, end + 1));
}

async function namesIn(storage: S3Storage): Promise<Set<string>> {
  const names = new Set<string>();
  for (const owner of await storage.owners())
    for await (const { sha256 } of storage.list(owner)) names.add(nameOf({ owner_id: owner, sha256 }));
  return names;
}

async function toldOfWrongSecret(swift: Swift): Promise<string> {
  const storage = new S3Storage({ ...swift.config('first/records'), secretKey: 'another' });
  const message = await storage.check().then(
    () => 'nothing',
    (error: Error) => error.message,
  );
  return /\d{3} \w+/.exec(message)?.[0] ?? message;
}

async function run(stateDir: string, env: NodeJS.ProcessEnv, ...task: string[]): Promise<void> {
  const ports = { CARNET_STATE: stateDir, PORT: String(await freePort(PORTS)) };
  const { code, output } = await runCommand([process.execPath, inRoot('scripts/run.mjs'), ...task], {
    env: { ...process.env, ...env, ...ports },
  });
  if (code !== 0) throw new Error(`npm run ${task.join(' ')} failed:\n${output}`);
}
