// `npm run whole-book -w e2e`: how long the book of a car with a long history takes from its order to its bytes, what memory its processes take,
// and how large it is; by the API, through the gateway, in a stack of its own.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { inLanes } from '../scripts/lib/command.js';
import { exampleBook, exampleCar } from '../scripts/lib/example-book/example-book.js';
import { writeExampleFiles } from '../scripts/lib/example-book/example-files.js';
import { pause } from '../scripts/lib/processes.js';
import { StackClient } from '../scripts/lib/seed/stack-client.js';
import { orderBook } from './drills/lib/ordered-books.js';
import { ownerWithCar, type Owner } from './drills/lib/garage.js';
import { familyOf, FaultStack } from './src/fault-stack.js';
import { aPdf, askFor, pictured } from './src/tus.js';

const LANES = 4;
const ISSUED = '2026-11-23';
const MEGABYTE = 1_000_000;
const LOOK_MS = 50;

type Example = ReturnType<typeof exampleBook>;

const stack = new FaultStack();
const folder = await mkdtemp(join(tmpdir(), 'carnet-whole-book-'));
try {
  await stack.start();
  const owner = await ownerWithCar(stack.address);
  await fill(owner);
  console.table(await made(owner));
} finally {
  await stack.stop();
  stack.remove();
  await rm(folder, { recursive: true, force: true });
}

/** Gives the car the services, photos and papers of the example. */
async function fill(owner: Owner): Promise<void> {
  const client = new StackClient(owner.address, owner.token);
  const { vehicle } = exampleCar;
  const { id: collection_id } = await client.create('/api/collections', { name: 'Whole' });
  const car = await client.create('/api/vehicles', { ...vehicle, collection_id });
  owner.vehicle = car.id;
  const book = await writeExampleFiles(withExampleOptions(), folder);
  const events = await inLanes(book.services, LANES, async (service) => {
    const { id } = await client.create('/api/service/events', {
      ...{ vehicle_id: owner.vehicle, type: 'Regular Maintenance', status: 'Completed', name: service.name },
      ...{ date_performed: service.day, mileage_at_service: service.mileage, cost: service.cost?.amount ?? null },
      ...{ description: service.description, report_content: service.report },
    });
    return { id, service };
  });
  const behind = (kind: 'photos' | 'papers', number: number) => {
    const event = events.find(({ service }) => service[kind].includes(number));
    return event ? { subject_kind: 'service-event', subject_id: event.id } : {};
  };
  await inLanes(book.photos, LANES, (photo) => upload(client, owner, 'photo', photo, behind('photos', photo.number)));
  await inLanes(book.papers, LANES, (paper) =>
    upload(client, owner, 'document', paper, behind('papers', paper.number)),
  );
  console.log(`${events.length} services, ${book.photos.length} photos, ${book.papers.length} papers`);
}

function withExampleOptions(): Example {
  return exampleBook(
    {
      ...{ chapters: ['services', 'plates', 'papers'], from: null, to: null, withhold: [], withholdWords: [] },
      ...{ sheets: true, language: 'en', paper: 'a4', region: 'en-US', distanceUnit: 'mi' },
    },
    ISSUED,
  );
}

async function upload(
  client: StackClient,
  owner: Owner,
  kind: 'photo' | 'document',
  { file }: { file: string },
  subject: { subject_kind?: string; subject_id?: number },
): Promise<void> {
  // What only calls itself a PDF is taken by no stack.
  const bytes = file.endsWith('broken.pdf') ? aPdf('Window sticker') : await readFile(join(folder, file));
  const filename = `${file.replace(/\W+/g, '-').replace(/-[a-z]+$/, '')}${extname(file)}`;
  await pictured(owner, await client.upload({ kind, filename, bytes, vehicle_id: owner.vehicle, ...subject }), kind);
}

/** Orders the book and watches its processes until it is ready. */
async function made(owner: Owner) {
  const began = performance.now();
  const { id } = await orderBook(owner);
  const steps: Record<string, number> = {};
  let [book, together] = [0, 0];
  for (;;) {
    const state = await stateOf(owner, id);
    steps[state] ??= performance.now() - began;
    if (state === 'failed') throw new Error('The book was not made');
    if (state === 'ready') break;
    const [root] = stack.childrenOf('dossier');
    const family = root === undefined ? [] : familyBelow(root);
    book = Math.max(book, root === undefined ? 0 : memoryOf(root, 'VmHWM'));
    together = Math.max(
      together,
      family.reduce((sum, pid) => sum + memoryOf(pid, 'VmRSS'), 0),
    );
    await pause(LOOK_MS);
  }
  const took = performance.now() - began;
  const file = Buffer.from(await (await askFor(owner, 'GET', `/api/dossiers/${id}/file`)).arrayBuffer());
  const { pages, plates, sheets, entries } = (await (
    await askFor(owner, 'GET', `/api/dossiers/${id}`)
  ).json()) as Record<string, number>;
  return {
    ...{ pages, plates, sheets, entries },
    'from the order until it is ready, s': (took / 1_000).toFixed(1),
    'begun at, s': Object.entries(steps)
      .map(([state, at]) => `${state} ${(at / 1_000).toFixed(1)}`)
      .join(', '),
    'process of the book at its peak, MB': (book / MEGABYTE).toFixed(0),
    'with all processes below it, MB': (together / MEGABYTE).toFixed(0),
    'file, MB': (file.length / MEGABYTE).toFixed(1),
  };
}

async function stateOf(owner: Owner, id: number): Promise<string> {
  const answer = await askFor(owner, 'GET', `/api/dossiers/${id}`);
  return ((await answer.json()) as { state: string }).state;
}

function familyBelow(pid: number): number[] {
  return familyOf(pid).flatMap((one) => (one === pid ? [one] : familyBelow(one)));
}

/** Bytes, as Linux tells of a process; 0 where it has just left. */
function memoryOf(pid: number, which: 'VmHWM' | 'VmRSS'): number {
  try {
    const told = new RegExp(`^${which}:\\s+(\\d+)`, 'm').exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
    return 1_024 * Number(told?.[1] ?? 0);
  } catch {
    return 0;
  }
}
