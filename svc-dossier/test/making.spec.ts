import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createHash, randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { Worker } from '@carnet/jobs';
import { Blobs, NoSpaceLeft, StorageAway } from '@carnet/files';
import { NotFound, toPrograms, Unavailable } from '@carnet/messages';
import { sql } from '@carnet/pg';
import { DependencyDown } from '@carnet/rest';
import { eventually, lockWaiters, type TestClient } from '@carnet/svc-testing';
import { TooManyBytesForBook, TooMuchForBook } from '../src/collecting/collecting.errors.js';
import type { Binding } from '../src/making/binder.js';
import type { BindingOrder } from '../src/making/bound-book.js';
import { type Job, JobsRepository } from '../src/making/jobs.repository.js';
import type { MakingService } from '../src/making/making.service.js';
import { aGate, aMaker, FakeBinder, FakeMaterials, nothing, untilEnded } from './makers.js';
import { openStack, type Stack } from './stack.js';

let stack: Stack;
let owner: number;
let ann: TestClient;
let makers: MakingService[] = [];

beforeAll(async () => (stack = await openStack()));
afterAll(() => stack?.close());
beforeEach(() => {
  ({ id: owner, client: ann } = stack.newOwner());
});
afterEach(async () => {
  await Promise.all(makers.map((maker) => maker.onModuleDestroy()));
  makers = [];
  await stack.rows(sql`delete from waiting_dossiers`);
});

const order = async (): Promise<number> =>
  (await ann.post('/api/dossiers', { vehicle_id: stack.aVehicle(owner) })).body.id as number;
const read = async (id: number) => (await ann.get(`/api/dossiers/${id}`)).body as Record<string, unknown>;
const until = (id: number, expected: object) => eventually(async () => expect(await read(id)).toMatchObject(expected));
const beginning = (...args: Parameters<typeof aMaker>): void => void makers.push(aMaker(...args));
/** Makes the lease expire, as if the process that holds it had died. */
const leaseEnds = async (id: number): Promise<void> => {
  await stack.rows(sql`update waiting_dossiers set due_at = now() where owner_id = ${owner} and dossier_id = ${id}`);
  await stack.rows(sql`select pg_notify('carnet_dossiers', '')`);
};
/** As if another process had taken the job and died: the first process can no longer renew its lease. */
const isTakenFromIt = (id: number) =>
  stack.rows(sql`update waiting_dossiers set tries = tries + 1, due_at = now() where dossier_id = ${id}`);

/** A book with unique bytes. */
async function aBinding({ folder }: BindingOrder): Promise<Binding> {
  const file = async (name: string) => {
    const bytes = randomBytes(64);
    const path = join(folder, name);
    await writeFile(path, bytes);
    return { path, sha256: createHash('sha256').update(bytes).digest('hex'), bytes: bytes.length };
  };
  return {
    made: {
      file: await file('book.pdf'),
      previews: [await file('page-1.webp'), await file('page-2.webp')],
      counts: { pages: 12, plates: 1, sheets: 2, entries: 3, withheld: 0 },
      fingerprint: 'f'.repeat(64),
      seal: 'a note',
      checkpoint: null,
      madeWith: { engine: 'a press' },
    },
  };
}
const binds = () => new FakeBinder((_signal, wanted) => aBinding(wanted));

it('makes a book, and shows its bytes and its first pages to its owner alone', async () => {
  const id = await order();
  beginning(stack, binds());
  await until(id, {
    ...{ state: 'ready', place: null, error: null, pages: 12, plates: 1, sheets: 2, entries: 3, withheld: 0 },
    ...{ size: 64, previews: 2, made_with: { engine: 'a press' } },
  });
  const { sha256 } = await read(id);
  const file = await ann.get(`/api/dossiers/${id}/file`);
  expect([file.status, file.headers.etag]).toEqual([200, `"${String(sha256)}"`]);
  expect(file.headers['content-disposition']).toMatch(
    /^attachment; filename=1973-alfa-romeo-gt-junior-\d{4}-\d\d-\d\d.pdf$/,
  );
  expect((await ann.get(`/api/dossiers/${id}/file`, { range: 'bytes=0-9' })).status).toBe(206);
  expect((await ann.get(`/api/media/dossiers/${id}/file`)).headers['content-disposition']).toMatch(/^inline/);
  expect((await ann.head(`/api/media/dossiers/${id}/file`)).headers['content-length']).toBe('64');
  const pages = await Promise.all(
    ['1', '2', '3', 'x'].map((page) => ann.get(`/api/media/dossiers/${id}/pages/${page}`)),
  );
  expect(pages.map(({ status }) => status)).toEqual([200, 200, 404, 404]);
  const { client: stranger } = stack.newOwner();
  for (const path of [`dossiers/${id}/file`, `media/dossiers/${id}/file`, `media/dossiers/${id}/pages/1`])
    expect((await stranger.get(`/api/${path}`)).status).toBe(404);
});

it('answers 409 for the bytes of a book that is not made', async () => {
  const id = await order();
  expect(await ann.get(`/api/dossiers/${id}/file`)).toMatchObject({ status: 409, body: { code: 'dossier.not_ready' } });
});

it('tells how far it is', async () => {
  const id = await order();
  beginning(stack, new FakeBinder(untilEnded));
  await until(id, { state: 'drawing', done: 1, of: 2, place: null });
});

it('of two processes each makes another book, and none makes one twice', async () => {
  const ids = await Promise.all([order(), order(), order(), order()]);
  const binders = [binds(), binds()];
  for (const binder of binders) beginning(stack, binder);
  for (const id of ids) await until(id, { state: 'ready' });
  expect(binders.reduce((sum, { begun }) => sum + begun, 0)).toBe(4);
});

it('takes a book again whose process died, and takes no book from who comes too late', async () => {
  const id = await order();
  const late = aGate();
  const first = new FakeBinder(async (_signal, wanted) => {
    const made = await aBinding(wanted);
    await late.passed;
    return made;
  });
  beginning(stack, first);
  await until(id, { state: 'drawing' });
  await isTakenFromIt(id);
  beginning(stack, binds());
  await until(id, { state: 'ready' });
  const { sha256 } = await read(id);
  late.open();
  await Promise.all(makers.map((maker) => maker.onModuleDestroy()));
  expect(await read(id)).toMatchObject({ state: 'ready', sha256 });
});

it('removes what a process left that died, and nothing of a book that is being made', async () => {
  const making = join(stack.config.files.folder, '.making');
  const id = await order();
  beginning(stack, new FakeBinder(untilEnded));
  await until(id, { state: 'drawing' });
  const [current] = await readdir(making);
  await mkdir(join(making, `book-${owner}-${id}-0-xxxxxx`));
  await mkdir(join(making, `book-${owner}-${id + 1_000}-1-xxxxxx`));
  beginning(stack, binds());
  await eventually(async () => expect(await readdir(making)).toEqual([current]));
});

it('gives a book up that took three processes along', async () => {
  const id = await order();
  await stack.rows(sql`update waiting_dossiers set tries = 3 where dossier_id = ${id}`);
  const binder = binds();
  beginning(stack, binder);
  await until(id, { state: 'failed', error: { code: 'dossier.gave_up' } });
  expect(binder.begun).toBe(0);
});

it('ends a book that its owner deletes meanwhile, and goes on with the next', async () => {
  const id = await order();
  const ended = aGate();
  const binder: FakeBinder = new FakeBinder((signal, wanted) => {
    if (binder.begun > 1) return aBinding(wanted);
    signal.addEventListener('abort', ended.open);
    return untilEnded(signal);
  });
  beginning(stack, binder);
  await until(id, { state: 'drawing' });
  const next = await order();
  expect((await ann.delete(`/api/dossiers/${id}`)).status).toBe(204);
  await ended.passed;
  await until(next, { state: 'ready' });
});

it('ends a book whose vehicle is deleted meanwhile', async () => {
  const vehicle_id = stack.aVehicle(owner);
  const { id } = (await ann.post('/api/dossiers', { vehicle_id })).body as { id: number };
  const ended = aGate();
  beginning(
    stack,
    new FakeBinder((signal) => {
      signal.addEventListener('abort', ended.open);
      return untilEnded(signal);
    }),
  );
  await until(id, { state: 'drawing' });
  stack.producers.garage.publish({ kind: 'vehicle', key: vehicle_id, ownerId: owner, deleted: true });
  await ended.passed;
  expect((await ann.get('/api/dossiers')).body).toEqual([]);
});

it('is given back by a process that is told to end, as if it had never been taken', async () => {
  const id = await order();
  const maker = aMaker(stack, new FakeBinder(untilEnded));
  await until(id, { state: 'drawing' });
  await maker.onModuleDestroy();
  expect(await read(id)).toMatchObject({ state: 'queued', done: 0, of: 0 });
  expect(await stack.rows(sql`select tries from waiting_dossiers where dossier_id = ${id}`)).toEqual([{ tries: 0 }]);
});

it.each<[string, Binding, string, number]>([
  ['its process dies of it twice', { failed: 'Its process ended (SIGSEGV)', excess: null }, 'dossier.not_made', 2],
  ['it takes too long', { failed: 'It took more than 120 s', excess: 'too-long' }, 'dossier.too_long', 1],
  ['it takes too much memory', { failed: 'Its process ended (SIGUSR2)', excess: 'too-large' }, 'dossier.too_large', 1],
])('says why there is no book where %s', async (_why, become, code, begun) => {
  const id = await order();
  const binder = new FakeBinder(() => Promise.resolve(become));
  beginning(stack, binder);
  await eventually(async () => {
    await leaseEnds(id); // moves past the pause, too
    expect(await read(id)).toMatchObject({ state: 'failed', error: { code } });
  });
  expect(binder.begun).toBe(begun);
});

it('waits while the disk is full, which is no failure of the book', async () => {
  const id = await order();
  const FULL = { failed: 'ENOSPC: no space left on device, write', excess: null };
  const binder: FakeBinder = new FakeBinder((_signal, wanted) =>
    binder.begun > 3 ? aBinding(wanted) : Promise.resolve(FULL),
  );
  beginning(stack, binder);
  await eventually(async () => {
    await leaseEnds(id); // moves past the pause, too
    expect(await read(id)).toMatchObject({ state: 'ready' });
  });
  expect(binder.begun).toBe(4);
});

it('counts the deaths of the service apart from those of its own process', async () => {
  const id = await order();
  await stack.rows(sql`update waiting_dossiers set tries = 2 where dossier_id = ${id}`);
  const binder: FakeBinder = new FakeBinder((_signal, wanted) =>
    binder.begun > 1 ? aBinding(wanted) : Promise.resolve({ failed: 'Its process ended (SIGKILL)', excess: null }),
  );
  beginning(stack, binder);
  await eventually(async () => {
    await leaseEnds(id); // moves past the pause, too
    expect(await read(id)).toMatchObject({ state: 'ready' });
  });
  expect(binder.begun).toBe(2);
});

it('holds a book no longer that found no folder to be made in', async () => {
  const id = await order();
  const { folder } = stack.config.files;
  await rm(join(folder, '.making'), { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, '.making'), 'where its folder would be');
  const [begun, cleared] = [jest.spyOn(global, 'setInterval'), jest.spyOn(global, 'clearInterval')];
  beginning(stack, binds());
  await eventually(async () =>
    expect(
      await stack.rows(sql`select 1 from waiting_dossiers where dossier_id = ${id} and failures = 1`),
    ).toHaveLength(1),
  );
  await eventually(() => {
    const [holding] = begun.mock.results.filter((_, at) => begun.mock.calls[at]![1] === 5_000);
    expect(cleared.mock.calls).toContainEqual([holding!.value]);
  });
  jest.restoreAllMocks();
  await rm(join(folder, '.making'));
});

it('begins at once with what is ordered while it looks when the next one is due', async () => {
  const [looked, ordered] = [aGate(), aGate()];
  const jobs = stack.app.get(JobsRepository);
  jest.spyOn(jobs, 'nextIn').mockImplementationOnce(async () => {
    looked.open();
    await ordered.passed;
    return null;
  });
  beginning(stack, binds());
  await looked.passed;
  const id = await order();
  const woken = jest.spyOn(Worker.prototype, 'wake');
  await stack.rows(sql`select pg_notify('carnet_dossiers', '')`);
  await eventually(() => expect(woken).toHaveBeenCalled());
  woken.mockRestore();
  ordered.open();
  await until(id, { state: 'ready' });
});

it('makes other books while something is away for one, which is put off for longer each time and fails in the end', async () => {
  const poison = await order();
  const next = await order();
  let asked = 0;
  const given = () => (++asked === 1 ? Promise.reject(new Unavailable()) : Promise.resolve(nothing()));
  beginning(stack, binds(), new FakeMaterials(given));
  await until(next, { state: 'ready' });
  expect(await read(poison)).toMatchObject({ state: 'queued', error: null });
  await Promise.all(makers.splice(0).map((maker) => maker.onModuleDestroy()));

  beginning(stack, binds(), new FakeMaterials(() => Promise.reject(new Unavailable())));
  const dueAfter = async (times: number): Promise<number> => {
    await stack.rows(sql`update waiting_dossiers set put_off = ${times - 1} where dossier_id = ${poison}`);
    await leaseEnds(poison);
    const wait = sql`select extract(epoch from due_at - now())::int as seconds from waiting_dossiers`;
    return eventually(async () => {
      const due = await stack.rows<{ seconds: number }>(
        sql`${wait} where dossier_id = ${poison} and put_off = ${times} and tries = 0`,
      );
      expect(due).toHaveLength(1);
      return due[0]!.seconds;
    });
  };
  const [second, later] = [await dueAfter(2), await dueAfter(9)];
  expect(later).toBeGreaterThan(second);
  await stack.rows(sql`update waiting_dossiers set put_off = 16 where dossier_id = ${poison}`);
  await leaseEnds(poison);
  await until(poison, { state: 'failed', error: { code: 'dossier.out_of_reach' } });
});

it.each([
  ['told how far it is', (jobs: JobsRepository, job: Job) => jobs.tell(job, 'drawing', 1, 2)],
  ['given back', (jobs: JobsRepository, job: Job) => jobs.release(job)],
])('can be deleted while it is %s', async (_what, change) => {
  const id = await order();
  const jobs = stack.app.get(JobsRepository);
  const job = (await jobs.take())!;
  let changed: Promise<unknown> = Promise.resolve();
  await stack.database.transaction(async (tx) => {
    await tx.query('select 1 from dossiers where owner_id = $1 and id = $2 for update', [owner, id]);
    changed = change(jobs, job);
    await eventually(async () => expect(await stack.rows(lockWaiters)).not.toEqual([]));
    await tx.query('delete from dossiers where owner_id = $1 and id = $2', [owner, id]);
  });
  await changed;
  expect((await ann.get(`/api/dossiers/${id}`)).status).toBe(404);
});

it('keeps nobody from writing while the bytes come, and leaves none of a book that is deleted then', async () => {
  const id = await order();
  const deleted = aGate();
  jest.spyOn(stack.app.get(Blobs), 'bring').mockImplementationOnce(async () => {
    expect((await ann.delete(`/api/dossiers/${id}`)).status).toBe(204);
    deleted.open();
  });
  const maker = aMaker(stack, binds());
  await deleted.passed;
  await maker.onModuleDestroy();
  const kept = await stack.rows(sql`select unreferenced_since is null as wanted from blobs where owner_id = ${owner}`);
  expect(kept).toEqual([{ wanted: false }, { wanted: false }, { wanted: false }]);
  jest.restoreAllMocks();
});

it('says that the vehicle is gone', async () => {
  const id = await order();
  const gone = () => Promise.reject(new NotFound(toPrograms('Vehicle not found')));
  beginning(stack, binds(), new FakeMaterials(gone));
  await until(id, { state: 'failed', error: { code: 'dossier.vehicle_gone' } });
});

it.each([
  ['too many records and texts', new TooMuchForBook(), 'collecting.too_much'],
  ['files of too many bytes', new TooManyBytesForBook(), 'collecting.too_many_bytes'],
])('says that a book would have %s', async (_, error, code) => {
  const id = await order();
  beginning(stack, binds(), new FakeMaterials(() => Promise.reject(error)));
  await until(id, { state: 'failed', error: { code } });
});

it('waits at its end for nothing that is still to come, and gives the book back', async () => {
  const id = await order();
  const maker = aMaker(stack, binds(), new FakeMaterials(() => new Promise(() => undefined)));
  await until(id, { state: 'collecting' });
  await maker.onModuleDestroy();
  expect(await read(id)).toMatchObject({ state: 'queued', error: null });
  beginning(stack, binds());
  await until(id, { state: 'ready' });
});

it.each([
  ['another service is away', new DependencyDown('records', null), 'waiting.records'],
  ['no room is left', new NoSpaceLeft(), 'waiting.room'],
  ['the storage of files is away', new StorageAway(), 'waiting.storage'],
  ['something else is', new Unavailable(), 'waiting.something'],
])('waits while %s, which is no try, and says so', async (_what, error, code) => {
  const id = await order();
  let isAway = true;
  const given = () => (isAway ? Promise.reject(error) : Promise.resolve(nothing()));
  const first = aMaker(stack, binds(), new FakeMaterials(given));
  await eventually(async () =>
    expect(
      await stack.rows(sql`select 1 from waiting_dossiers where dossier_id = ${id} and tries = 0 and due_at > now()`),
    ).toHaveLength(1),
  );
  expect(await read(id)).toMatchObject({ state: 'queued', place: null, waiting: { code }, error: null });
  isAway = false;
  await leaseEnds(id);
  await until(id, { state: 'ready', waiting: null });
  await first.onModuleDestroy();
});

it('a file that is missing is nothing to wait for: the book fails after its second try', async () => {
  const id = await order();
  const missing = () => readFile('/nowhere/at-all').then(() => nothing());
  const first = aMaker(stack, binds(), new FakeMaterials(missing));
  await eventually(async () =>
    expect(await stack.rows(sql`select failures, put_off from waiting_dossiers where dossier_id = ${id}`)).toEqual([
      { failures: 1, put_off: 0 },
    ]),
  );
  await leaseEnds(id);
  await until(id, { state: 'failed', error: { code: 'dossier.not_made' } });
  await first.onModuleDestroy();
});

it('gives a book back once the database answers again, which is no try either', async () => {
  const deferred = jest.spyOn(stack.app.get(JobsRepository), 'defer').mockRejectedValueOnce(new Unavailable());
  const id = await order();
  beginning(stack, binds(), new FakeMaterials(() => Promise.reject(new Unavailable())));
  await eventually(() => expect(deferred).toHaveBeenCalled());
  await eventually(async () => {
    await leaseEnds(id); // moves past the pause of the waiting job
    expect(deferred.mock.calls.length).toBeGreaterThan(2);
  });
  deferred.mockRestore();
  await eventually(async () =>
    expect(await stack.rows(sql`select tries from waiting_dossiers where dossier_id = ${id}`)).toEqual([{ tries: 0 }]),
  );
});
