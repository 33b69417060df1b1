import type { HeldBatch, HeldFile } from '@carnet/contracts';
import { fakeApi } from '@carnet/mf-kit/testing';
import { aShelf, type FakeShelf } from '../testing/fake-shelf';
import type { Transfer } from './upload-transfer';
import { UploadEngine } from './upload-engine';
import type { Upload } from './upload.rules';
import heldUploads from './held-uploads';

let shelf: FakeShelf;
let engine: UploadEngine;
let shown: readonly Upload[];
let sent: Record<string, string>[];
/** Locks that another tab holds. */
let elsewhere: Set<string>;

jest.mock('./current-engine', () => ({
  ownEngine: () => ({ engine, person: 1, restored: Promise.resolve() }),
  claim: async (id: string) => (elsewhere.has(id) ? null : () => undefined),
  claimFromEarlierPage: async (id: string) => (elsewhere.has(id) ? null : () => undefined),
  get shelf() {
    return shelf;
  },
}));

beforeEach(() => {
  shelf = aShelf();
  [shown, sent, elsewhere] = [[], [], new Set()];
  engine = anEngine();
});
afterEach(() => engine.end());

function anEngine(): UploadEngine {
  return new UploadEngine({
    ...{ person: 1, shelf },
    send: async ({ metadata }: Transfer) => sent.push(metadata),
    terminate: async () => undefined,
    sameAs: async () => null,
    claim: async () => () => undefined,
    claimOnceFree: async () => () => undefined,
    claimFromEarlierPage: async () => () => undefined,
    checkSession: async () => undefined,
    isSignedIn: () => true,
    isOnline: () => true,
    publish: (uploads) => (shown = uploads),
  });
}

let nth = 0;
const aBatch = (fields: Partial<HeldBatch> = {}): HeldBatch => ({
  ...{ id: `batch-${(nth += 1)}`, by: 'import', heldAt: Date.now(), note: { name: 'history.zip' } },
  ...fields,
});

async function* files(...names: string[]): AsyncIterable<HeldFile> {
  for (const [at, name] of names.entries()) {
    const kind = name.endsWith('.pdf') ? 'document' : 'photo';
    yield { file: new File(['bytes'], name), kind, caption: `${name}!`, group: name.split('-')[0]!, position: at + 1 };
  }
}

const event = (id: number) => ({ subject: 'service-event' as const, id });
/** Simulates a reload: memory is cleared. */
async function reload(): Promise<void> {
  engine.end();
  engine = anEngine();
  await engine.restore();
}

it('holds files until their records are there, and sends each as one of its own', async () => {
  const batch = aBatch();
  expect(await heldUploads.hold(batch, files('0-a.jpg', '1-b.jpg', '1-c.pdf'))).toBe(0);
  expect(shown.map(({ state }) => state)).toEqual(['held', 'held', 'held']);
  await heldUploads.settle(
    batch.id,
    new Map([
      ['0', event(7)],
      ['1', event(8)],
    ]),
  );
  await Promise.resolve();
  expect(sent).toEqual([
    {
      filename: '0-a.jpg',
      kind: 'photo',
      caption: '0-a.jpg!',
      subject_kind: 'service-event',
      subject_id: '7',
      position: '1',
    },
    {
      filename: '1-b.jpg',
      kind: 'photo',
      caption: '1-b.jpg!',
      subject_kind: 'service-event',
      subject_id: '8',
      position: '2',
    },
    {
      filename: '1-c.pdf',
      kind: 'document',
      title: '1-c.pdf!',
      subject_kind: 'service-event',
      subject_id: '8',
      position: '3',
    },
  ]);
  expect(shelf.held.size).toBe(0);
});

it('says of each file which import it came with, also after a reload', async () => {
  const batch = aBatch();
  async function* ofImport(): AsyncIterable<HeldFile> {
    for await (const file of files('0-a.jpg')) yield { ...file, importBatch: 'the-import' };
  }
  await heldUploads.hold(batch, ofImport());
  await reload();
  await heldUploads.settle(batch.id, new Map([['0', event(7)]]));
  await Promise.resolve();
  expect(sent).toMatchObject([{ filename: '0-a.jpg', import: 'the-import', subject_id: '7' }]);
});

it('drops the files of a record that was not made', async () => {
  const batch = aBatch();
  await heldUploads.hold(batch, files('0-a.jpg', '1-b.jpg'));
  await heldUploads.settle(batch.id, new Map([['1', event(8)]]));
  expect(sent.map(({ filename }) => filename)).toEqual(['1-b.jpg']);
  expect([...shelf.files.keys()].length).toBeLessThan(2);
});

it('says after a reload what is not settled, to whom it belongs, and sends it then', async () => {
  const batch = aBatch();
  // Another page has held it until now.
  await shelf.keepBatch(1, batch);
  await engine.hold(new File(['bytes'], 'a.jpg'), `held:${batch.id}:0`, { kind: 'photo', caption: null });
  await reload();
  expect(await heldUploads.unsettled('other')).toEqual([]);
  expect(await heldUploads.unsettled('import')).toEqual([batch]);
  await heldUploads.settle(batch.id, new Map([['0', event(7)]]));
  expect(sent).toMatchObject([{ filename: 'a.jpg', subject_id: '7' }]);
  await reload();
  expect(await heldUploads.unsettled('import')).toEqual([]);
});

it('leaves a batch to the tab that has it, and to this page’s own import', async () => {
  const [other, own] = [aBatch(), aBatch()];
  await shelf.keepBatch(1, other);
  elsewhere.add(other.id);
  await heldUploads.hold(own, files('0-a.jpg'));
  expect(await heldUploads.unsettled('import')).toEqual([]);
  expect(shown).toHaveLength(1);
});

it('drops what a reload came in the middle of: nothing was made of it', async () => {
  await engine.hold(new File(['bytes'], 'a.jpg'), 'held:half:0', { kind: 'photo', caption: null });
  await engine.hold(new File(['bytes'], 'b.jpg'), '/issues/create', { kind: 'photo', caption: null });
  await reload();
  expect(await heldUploads.unsettled('import')).toEqual([]);
  expect(shown.map(({ name }) => name)).toEqual(['b.jpg']);
  expect([...shelf.kept.values()].map(({ name }) => name)).toEqual(['b.jpg']);
});

it('goes on with nothing that is so old that the service no longer knows its key, and tells of it until it is settled', async () => {
  const batch = aBatch({ heldAt: Date.now() - 23.5 * 3600 * 1000 });
  await shelf.keepBatch(1, batch);
  await engine.hold(new File(['bytes'], 'a.jpg'), `held:${batch.id}:0`, { kind: 'photo', caption: null });
  await reload();
  expect(await heldUploads.unsettled('import')).toEqual([]);
  expect(await heldUploads.lapsed!('other')).toEqual([]);
  expect(await heldUploads.lapsed!('import')).toEqual([batch]);
  expect(shown).toHaveLength(1);
  await heldUploads.settle(batch.id, new Map());
  expect([shown.length, shelf.held.size, shelf.kept.size]).toEqual([0, 0, 0]);
  expect(await heldUploads.lapsed!('import')).toEqual([]);
});

it('tells of it also where the browser no longer has its bytes', async () => {
  const batch = aBatch({ heldAt: Date.now() - 8 * 24 * 3600 * 1000 });
  await shelf.keepBatch(1, batch);
  expect(await heldUploads.unsettled('import')).toEqual([]);
  expect(await heldUploads.lapsed!('import')).toEqual([batch]);
});

it('keeps nothing of files that could not all be unpacked', async () => {
  const batch = aBatch();
  async function* broken(): AsyncIterable<HeldFile> {
    yield* files('0-a.jpg');
    throw new Error('called off');
  }
  await expect(heldUploads.hold(batch, broken())).rejects.toThrow('called off');
  expect([shown.length, shelf.held.size]).toEqual([0, 0]);
});

it('says how many files the browser has no room for', async () => {
  const batch = aBatch();
  shelf.keepFile = async () => Promise.reject(new DOMException('full', 'QuotaExceededError'));
  expect(await heldUploads.hold(batch, files('0-a.jpg', '0-b.jpg'))).toBe(2);
  await heldUploads.settle(batch.id, new Map([['0', event(7)]]));
  expect(sent).toHaveLength(2);
});

it('says how large a file may be, and how much room there is', async () => {
  const usage = { used_bytes: 700, trash_bytes: 0, most_bytes: 1_000, file_most_bytes: 50, pdf_most_bytes: 200 };
  const { on } = fakeApi({ 'GET /api/files/usage': { body: usage } });
  const { signal } = new AbortController();
  expect(await heldUploads.limits(signal)).toMatchObject({ photo: 50, document: 200, room: 300 });
  on('GET /api/files/usage', { body: { ...usage, used_bytes: 1_100 } });
  expect(await heldUploads.limits(signal)).toMatchObject({ room: 0 });
  on('GET /api/files/usage', { status: 503 });
  expect(await heldUploads.limits(signal)).toBeNull();
});
