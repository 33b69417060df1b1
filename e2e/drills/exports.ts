import { readFileSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import { pause } from '../../scripts/lib/processes.js';
import { say } from '../../scripts/lib/say.js';
import { StackClient } from '../../scripts/lib/seed/stack-client.js';
import { FaultStack, LISTS } from '../src/fault-stack.js';
import { aJpeg } from '../src/photos.js';
import { askFor } from '../src/tus.js';
import { until } from '../src/until.js';
import { rowsOf, unzipped } from '../src/unzipped.js';
import { none, same, seconds, told, type Drill, type Finding } from './lib/drill.js';
import { type Owner, ownerWithCar } from './lib/garage.js';
import { sendHistory } from './lib/history.js';
import { countReady, leftFolders, strayFiles } from './lib/ordered-books.js';
import { allPictured, hashOf, type SentPhoto } from './lib/photos.js';
import { otherThan, probe, type Probed, statusesOf } from './lib/probe.js';

const EVENTS = 20_000;
const PHOTOS = 80;
const PHOTO_BYTES = 5_000_000;
/** A second person has a tenth of the data, to compare the memory for both. */
const TENTH = 10;
const MOST_TIMES = 1.5;
const MADE_WITHIN_MS = 600_000;
/** The service checks for leftovers of a dead process after half a minute, and removes them. */
const REMOVED_WITHIN_MS = 90_000;
const LOOK_MS = 100;

type State = 'collecting' | 'packing';

interface ExportView {
  id: number;
  state: 'queued' | State | 'ready' | 'failed';
  done: number;
  of: number;
  sha256: string | null;
  size: number | null;
}

/** A person with a history and photos, as they were sent. */
interface Keeper extends Owner {
  photos: SentPhoto[];
}

/** Makes an export of all data while its service, the service of its photos and the database are killed. */
export const exports: Drill = {
  name: 'exports',
  title: `kill -9 of svc-dossier, svc-records and PostgreSQL while an export of ${EVENTS.toLocaleString('en')} service events and ${PHOTOS} photos is made`,
  async run() {
    const stack = new FaultStack();
    const memory = new Memory(stack);
    try {
      await stack.start();
      await countReady(stack, 'exports');
      const [little, much] = [await keeper(stack, EVENTS / TENTH, PHOTOS / TENTH), await keeper(stack, EVENTS, PHOTOS)];
      say('two people have what they need; the one with little has an export made');
      memory.begin();
      const first = await order(little);
      await ended(little, first);
      const ofLittle = memory.most();
      say('the one with much has one made, and parts die from now on');
      const id = await order(much);
      const begun = Date.now();
      const answers = await whileProbed(stack, little.token, async () => {
        await killAt(stack, much, id, 'collecting', 'dossier');
        await killAt(stack, much, id, 'packing', 'dossier');
        await killAt(stack, much, id, 'packing', 'records');
        await killAt(stack, much, id, 'collecting', 'postgres');
        await killAt(stack, much, id, 'packing', 'postgres');
      });
      const killedLast = Date.now();
      await ended(much, id);
      const [all, afterLast] = [Date.now() - begun, Date.now() - killedLast];
      const ofMuch = memory.most();
      return {
        setUp:
          `A process for each service. Somebody has ${EVENTS.toLocaleString('en')} service events and ${PHOTOS} photos of ${PHOTO_BYTES / 1_000_000} MB, somebody else a tenth of both, of whom an export is made first. ` +
          'Then one of the whole is ordered. svc-dossier is killed while it collects and while it packs, svc-records while its files are packed, and PostgreSQL in both, which stays away until ' +
          'what was made so far is given up. A trigger counts how often an export becomes ready. The ZIP comes through the gateway. Resident memory of svc-dossier is read every ' +
          `${LOOK_MS} ms, over all its processes.`,
        findings: [
          told('kills', 'svc-dossier 2, svc-records 1, PostgreSQL 2'),
          told('from the order to the ZIP, kills included', seconds(all)),
          told('from the last kill', seconds(afterLast)),
          ...(await whatCame(stack, much, id)),
          ...(await whatIsLeft(stack)),
          told('most memory of svc-dossier, with a tenth', `${ofLittle} MB`),
          {
            what: 'most memory of svc-dossier, with all',
            bar: `≤ ${MOST_TIMES} times that`,
            found: `${ofMuch} MB`,
            ok: ofMuch <= ofLittle * MOST_TIMES,
          },
          told('lists of other services meanwhile', statusesOf(answers)),
          none(
            'of these other than 200, or 503 with Retry-After and msg',
            answers.reduce((sum, one) => sum + otherThan(one, 200, 503) + one.wordless, 0),
          ),
        ],
      };
    } finally {
      memory.stop();
      await stack.stop();
      stack.remove();
    }
  },
};

async function keeper(stack: FaultStack, events: number, photos: number): Promise<Keeper> {
  const owner = await ownerWithCar(stack.address);
  await sendHistory(owner, events);
  const client = new StackClient(stack.address, owner.token);
  const picture = await aJpeg({ taken: '2024-05-01T10:00:00', hue: 200, width: 320, height: 240 });
  const sent: SentPhoto[] = [];
  for (let nth = 1; nth <= photos; nth += 1) {
    // Different bytes after the end of the picture make each file unique.
    const bytes = Buffer.concat([picture, randomBytes(PHOTO_BYTES - picture.length)]);
    const id = await client.upload({ kind: 'photo', filename: `${nth}.jpg`, bytes, vehicle_id: owner.vehicle });
    sent.push({ id, sha256: hashOf(bytes) });
  }
  await allPictured(owner, sent);
  return { ...owner, photos: sent };
}

async function order(owner: Owner): Promise<number> {
  const made = await new StackClient(owner.address, owner.token).create('/api/exports', {});
  return made.id;
}

const view = async (owner: Owner, id: number): Promise<ExportView> =>
  (await (await askFor(owner, 'GET', `/api/exports/${id}`)).json()) as ExportView;

/** Null while the service does not answer. */
const viewNow = (owner: Owner, id: number): Promise<ExportView | null> => view(owner, id).catch(() => null);

const ended = (owner: Owner, id: number): Promise<void> =>
  until(
    'the export has ended',
    async () => ['ready', 'failed'].includes((await viewNow(owner, id))?.state ?? ''),
    MADE_WITHIN_MS,
  );

/** Kills a part as soon as a live process works on the export in this state. */
async function killAt(
  stack: FaultStack,
  owner: Owner,
  id: number,
  state: State,
  part: 'dossier' | 'records' | 'postgres',
): Promise<void> {
  let before: number | null = null;
  const goesOn = async () => {
    const now = await viewNow(owner, id);
    if (now?.state === 'ready' || now?.state === 'failed') throw new Error(`The export is ${now.state} too early`);
    const isMoving = now?.state === state && before !== null && now.done > before;
    before = now?.state === state ? now.done : null;
    return isMoving;
  };
  await until(`the export is ${state}`, goesOn, MADE_WITHIN_MS);
  // A folder of a dead process stays until its job is resumed or ends.
  const folders = leftFolders(stack);
  const isGone = () => leftFolders(stack).filter((folder) => folders.includes(folder)).length < folders.length;
  const isGivenUp = () => until('what was made so far is given up', isGone);
  await stack.without(part, part === 'dossier' ? () => Promise.resolve() : isGivenUp);
  say(`${part} was killed while the export was ${state}`);
}

async function whatCame(stack: FaultStack, owner: Keeper, id: number): Promise<Finding[]> {
  const { state, sha256 } = await view(owner, id);
  const often = await stack.rows<{ often: number }>(
    'dossier',
    'select count(*)::integer as often from drill_ready where id = $1',
    [id],
  );
  const findings = [same('the export is', 'ready', state), same('times that it became ready', 1, often[0]!.often)];
  if (state !== 'ready') return findings;
  const zip = Buffer.from(await (await askFor(owner, 'GET', `/api/exports/${id}/file`)).arrayBuffer());
  const files = await unzipped(zip);
  const manifest = JSON.parse(files.get('manifest.json')!.toString()) as {
    files: { id: number; path: string }[];
    missing: unknown[];
    entries: { path: string; sha256: string }[];
  };
  const differing = manifest.entries.filter(
    (entry) => hashOf(files.get(entry.path) ?? Buffer.from('')) !== entry.sha256,
  );
  const packed = new Map(manifest.files.map((file) => [file.id, hashOf(files.get(file.path) ?? Buffer.from(''))]));
  const events = await allOf(owner, '/api/service/events?limit=200');
  return [
    ...findings,
    told('its size', `${(zip.length / 1_000_000).toFixed(0)} MB in ${files.size} entries`),
    same('its SHA-256 is what the API says', 'yes', hashOf(zip) === sha256 ? 'yes' : 'no'),
    none('entries that are not as the manifest says', differing.length),
    same('service events in it', EVENTS, rowsOf(files, 'service-events').length),
    none('of these other than the API answers', unlike(rowsOf(files, 'service-events'), events)),
    same('photos in it', PHOTOS, packed.size),
    none(
      'of these missing, or other than was sent',
      manifest.missing.length + owner.photos.filter((photo) => packed.get(photo.id) !== photo.sha256).length,
    ),
  ];
}

/** All rows of a list of the API, page by page. */
async function allOf(owner: Owner, path: string): Promise<object[]> {
  const rows: object[] = [];
  for (let next: string | undefined = path; next;) {
    const answer: Response = await askFor(owner, 'GET', next);
    rows.push(...((await answer.json()) as object[]));
    next = /<([^>]+)>; rel="next"/.exec(answer.headers.get('link') ?? '')?.[1];
  }
  return rows;
}

/** Number of rows that only one of the two lists contains. */
function unlike(rows: readonly object[], others: readonly object[]): number {
  const [one, other] = [textsOf(rows), textsOf(others)];
  return new Set([...one, ...other]).size * 2 - one.size - other.size;
}

const textsOf = (rows: readonly object[]): Set<string> => new Set(rows.map((row) => JSON.stringify(row)));

async function whatIsLeft(stack: FaultStack): Promise<Finding[]> {
  const exports = await stack.rows('dossier', 'select 1 from exports');
  const waiting = await stack.rows('dossier', 'select 1 from waiting_exports');
  const folders = await until('no folder is left', () => leftFolders(stack).length === 0, REMOVED_WITHIN_MS).then(
    () => 0,
    () => leftFolders(stack).length,
  );
  return [
    none('exports that nobody ordered; jobs that are left', exports.length - 2 + waiting.length),
    none('files in the store that nothing names', (await strayFiles(stack)).length),
    none('folders of exports that are no longer being made', folders),
  ];
}

async function whileProbed(stack: FaultStack, token: string, work: () => Promise<void>): Promise<Probed[]> {
  const stop = new AbortController();
  const asking = [LISTS.identity, LISTS.garage, LISTS.service].map((path) =>
    probe({ path, token, address: stack.address }, stop.signal),
  );
  try {
    await work();
  } finally {
    stop.abort();
  }
  return Promise.all(asking);
}

/** Peak memory of svc-dossier, over all its processes. */
class Memory {
  private mostKb = 0;
  private isStopped = false;

  constructor(private readonly stack: FaultStack) {}

  begin(): void {
    void this.watch();
  }

  /** In MB, since the last call. */
  most(): number {
    const most = Math.round(this.mostKb / 1024);
    this.mostKb = 0;
    return most;
  }

  stop(): void {
    this.isStopped = true;
  }

  private async watch(): Promise<void> {
    while (!this.isStopped) {
      this.mostKb = Math.max(this.mostKb, residentKb(this.stack));
      await pause(LOOK_MS);
    }
  }
}

/** 0 if there is no process. */
function residentKb(stack: FaultStack): number {
  try {
    const status = readFileSync(`/proc/${stack.pidOf('dossier')}/status`, 'utf8');
    return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0);
  } catch {
    return 0;
  }
}
