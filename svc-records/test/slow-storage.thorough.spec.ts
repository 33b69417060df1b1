import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { FILE_STORAGE, FileCollector, type FileKey, type FileStorage, StorageAway } from '@carnet/files';
import { sql } from '@carnet/pg';
import { eventually, type TestClient } from '@carnet/svc-testing';
import { aGate, openGates } from './gate.js';
import { aPdf } from './papers.js';
import { aPng } from './pictures.js';
import { openStack, type Stack } from './stack.js';
import { UploadClient } from './upload-client.js';

let stack: Stack;
let storage: FileStorage;
let owner: number;
let http: TestClient;
let ann: UploadClient;

beforeAll(async () => {
  stack = await openStack();
  await stack.app.listen(0, '127.0.0.1');
  storage = stack.app.get<FileStorage>(FILE_STORAGE);
});
afterAll(() => stack?.close());
beforeEach(() => {
  ({ id: owner, client: http } = stack.newOwner());
  ann = new UploadClient(stack.app, stack.tokens.token(owner));
});
afterEach(() => {
  openGates();
  jest.restoreAllMocks();
});

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
const storedBytes = async (bytes: Buffer) => buffer((await storage.open({ owner, sha256: sha256(bytes) })).stream);
const fileIds = async () =>
  (await stack.rows<{ id: number }>(sql`select id from files where owner_id = ${owner}`)).map(({ id }) => id);

/** Blocks the owner's next operation of the storage: `reached` resolves when it begins, `open` lets it continue. */
function held(what: 'put' | 'delete', which: (key: FileKey) => boolean = () => true) {
  const [reached, opened] = [aGate(), aGate()];
  const real = storage[what].bind(storage) as (...given: unknown[]) => Promise<void>;
  jest.spyOn(storage, what).mockImplementation(async (...given: unknown[]) => {
    const key = given.at(-1) as FileKey;
    if (key.owner === owner && which(key)) {
      reached.open();
      await opened.passed;
    }
    await real(...given);
  });
  return { reached: reached.passed, open: opened.open };
}

/** The storage stores a file of the owner once, but reports a failure. */
function isAwayOnce(): void {
  const put = storage.put.bind(storage);
  let isAway = true;
  jest.spyOn(storage, 'put').mockImplementation(async (path, key) => {
    await put(path, key);
    if (key.owner !== owner || !isAway) return;
    isAway = false;
    throw new StorageAway();
  });
}

/** Checks that no transaction is open while the storage is slow, and that the owner can write. */
async function expectNobodyKept(): Promise<void> {
  await eventually(async () =>
    expect(
      await stack.rows(sql`
        select query from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'`),
    ).toEqual([]),
  );
  const issue = await http.post('/api/issues', { vehicle_id: stack.aVehicle(owner), title: 'Leak' });
  expect(issue.status).toBe(201);
}

const whenReady = (path: string) =>
  eventually(async () => expect((await http.get(path)).body).toMatchObject({ state: 'ready' }));

describe('while a storage takes its time, its owner writes on and no transaction is open:', () => {
  it('the last piece of an upload', async () => {
    const bytes = aPng({ padding: 5000 });
    const id = await ann.begin(bytes.length);
    const slow = held('put');
    const sent = ann.append(id, 0, bytes);
    await slow.reached;
    await expectNobodyKept();
    expect(await fileIds()).toEqual([]);
    slow.open();
    const { status, headers } = await sent;
    expect([status, await fileIds()]).toEqual([204, [Number(headers['carnet-file'])]]);
    expect(await storedBytes(bytes)).toEqual(bytes);
  });

  it('the pictures of a photo', async () => {
    const bytes = aPng();
    const ofPicture = held('put', (key) => key.sha256 !== sha256(bytes));
    const id = await ann.file(bytes);
    await ofPicture.reached;
    await expectNobodyKept();
    ofPicture.open();
    await whenReady(`/api/photos/${id}`);
  });

  it('the pages of a paper', async () => {
    const id = await ann.file(aPdf('one', 'two', 'three'), { filename: 'a.pdf', kind: 'document' });
    await whenReady(`/api/documents/${id}`);
    const slow = held('put');
    await http.put(`/api/documents/${id}/pages`);
    await slow.reached;
    await expectNobodyKept();
    slow.open();
    await eventually(async () =>
      expect((await http.get(`/api/documents/${id}/pages`)).body).toMatchObject({ shown: 3, drawing: false }),
    );
  });

  it('papers that are joined', async () => {
    const id = await ann.file(aPng(), { filename: 'a.png', kind: 'document' });
    await whenReady(`/api/documents/${id}`);
    const slow = held('put');
    const joined = http.post('/api/documents/joined', { document_ids: [id] });
    await slow.reached;
    await expectNobodyKept();
    slow.open();
    expect((await joined).status).toBe(201);
  });

  it('the removal of what nobody wants; who wants it again meanwhile is told to come again', async () => {
    const bytes = aPng();
    const id = await ann.file(bytes);
    await whenReady(`/api/photos/${id}`);
    await stack.rows(sql`delete from files where owner_id = ${owner}`);
    await stack.rows(sql`update blobs set unreferenced_since = now() - interval '25 hours'
      where owner_id = ${owner} and sha256 = ${sha256(bytes)}`);
    const slow = held('delete');
    const collected = stack.app.get(FileCollector).collect();
    await slow.reached;
    await expectNobodyKept();
    const again = await ann.begin(bytes.length);
    expect((await ann.append(again, 0, bytes)).status).toBe(503);
    slow.open();
    await collected;
    expect((await ann.append(again, 0, bytes)).status).toBe(204);
    expect(await storedBytes(bytes)).toEqual(bytes);
  });
});

it('a file for which the storage was away is made when it is back, of what was looked at then', async () => {
  const bytes = aPng({ padding: 5000 });
  const id = await ann.begin(bytes.length);
  isAwayOnce();
  expect((await ann.append(id, 0, bytes)).status).toBe(503);
  const other = Buffer.alloc(bytes.length, 7);
  expect((await ann.append(id, 0, other)).status).toBe(204);
  expect(await storedBytes(bytes)).toEqual(bytes);
  expect(await fileIds()).toHaveLength(1);
});

it('what was looked at and never kept goes: its part with its upload, its bytes a day later', async () => {
  const bytes = aPng({ padding: 5000 });
  const id = await ann.begin(bytes.length);
  isAwayOnce();
  await ann.append(id, 0, bytes);
  await stack.rows(sql`update uploads set expires_at = now() - interval '1 minute' where owner_id = ${owner}`);
  await stack.rows(
    sql`update blobs set unreferenced_since = unreferenced_since - interval '25 hours' where owner_id = ${owner}`,
  );
  await stack.app.get(FileCollector).collect();
  const parts = await readdir(join(stack.config.files.folder, '.uploads'));
  expect(parts.filter((name) => name.startsWith(`${owner}-${id}`))).toEqual([]);
  expect(await stack.rows(sql`select 1 from blobs where owner_id = ${owner}`)).toEqual([]);
  await expect(storedBytes(bytes)).rejects.toThrow();
});
