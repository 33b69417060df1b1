import { createHash, randomBytes } from 'node:crypto';
import { type FileHandle, mkdtemp, open, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { DiskStorage } from '../src/disk-storage.js';
import { type FileKey, StoredFileMissing } from '../src/file-storage.js';

const ANN = 7;
const BOB = 70;

let folder: string;
let storage: DiskStorage;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'carnet-storage-'));
  storage = new DiskStorage(join(folder, 'kept'));
});
afterEach(async () => {
  jest.restoreAllMocks();
  await rm(folder, { recursive: true });
});

/** Stores bytes for an owner; returns the bytes and their key. */
async function stored(owner: number, bytes: Buffer = randomBytes(1000)): Promise<{ key: FileKey; bytes: Buffer }> {
  const path = join(folder, 'incoming');
  await writeFile(path, bytes);
  const key = { owner, sha256: createHash('sha256').update(bytes).digest('hex') };
  await storage.put(path, key);
  return { key, bytes };
}

const read = async (key: FileKey, range?: { start: number; end: number }) =>
  buffer((await storage.open(key, range)).stream);

const listed = async (owner: number) => {
  const keys: FileKey[] = [];
  for await (const key of storage.list(owner)) keys.push(key);
  return keys;
};

it('gives back what was put, also once its path is gone', async () => {
  const { key, bytes } = await stored(ANN);
  await rm(join(folder, 'incoming'));
  expect(await read(key)).toEqual(bytes);
});

it('takes a file again that it could not bring to the disk, and leaves no draft of it', async () => {
  const bytes = randomBytes(1000);
  const path = join(folder, 'incoming');
  await writeFile(path, bytes);
  const handle = await open(folder);
  const handles = Object.getPrototypeOf(handle) as FileHandle;
  await handle.close();
  const sync = jest.spyOn(handles, 'sync').mockRejectedValueOnce(new Error('EIO'));
  const key = { owner: ANN, sha256: createHash('sha256').update(bytes).digest('hex') };
  await expect(storage.put(path, key)).rejects.toThrow('EIO');
  expect(await readFile(path)).toEqual(bytes);
  await storage.put(path, key);
  expect(sync.mock.calls.length).toBeGreaterThan(1);
  sync.mockRestore();
  expect(await read(key)).toEqual(bytes);
  expect(await readdir(join(folder, 'kept', '7', key.sha256.slice(0, 2)))).toEqual([key.sha256]);
});

const withoutLinks = () => {
  const disk = jest.requireActual<typeof import('node:fs/promises')>('node:fs/promises');
  jest.spyOn(disk, 'link').mockRejectedValue(Object.assign(new Error(), { code: 'EPERM' }));
};

it.each([
  ['by second names', () => undefined],
  ['by copies', withoutLinks],
])('takes the same bytes from several at once, %s, and in the place of damaged ones', async (_how, prepare) => {
  const { key, bytes } = await stored(ANN);
  const shelf = join(folder, 'kept', '7', key.sha256.slice(0, 2));
  await rm(join(shelf, key.sha256));
  await writeFile(join(shelf, key.sha256), 'damaged');
  prepare();
  await Promise.all(Array.from({ length: 8 }, () => storage.put(join(folder, 'incoming'), key)));
  expect(await read(key)).toEqual(bytes);
  expect(await readdir(shelf)).toEqual([key.sha256]);
});

it('removes a draft that somebody left long ago with its file, or when the file comes again', async () => {
  const { key, bytes } = await stored(ANN);
  const shelf = join(folder, 'kept', '7', key.sha256.slice(0, 2));
  const [old, young] = ['draft', '1234-draft'].map((name) => join(shelf, `${key.sha256}.${name}`)) as [string, string];
  for (const draft of [old, young]) await writeFile(draft, 'half');
  jest.spyOn(Date, 'now').mockReturnValueOnce(Date.now() + 2 * 60 * 60 * 1_000);
  await stored(ANN, bytes);
  expect((await readdir(shelf)).length).toBe(2);
  await storage.delete(key);
  expect(await readdir(join(folder, 'kept'))).toEqual([]);
});

it('copies where the file system knows no second names', async () => {
  withoutLinks();
  const { key, bytes } = await stored(ANN);
  expect((await stat(join(folder, 'incoming'))).nlink).toBe(1);
  expect(await read(key)).toEqual(bytes);
});

it('gives back what is short at once, too, and what is long as a stream alone', async () => {
  for (const [length, isShort] of [
    [64 * 1024, true],
    [64 * 1024 + 1, false],
  ] as const) {
    const bytes = randomBytes(length);
    const { key } = await stored(ANN, bytes);
    const file = await storage.open(key);
    expect([file.bytes, file.content?.equals(bytes) ?? false]).toEqual([length, isShort]);
    expect((await buffer(file.stream)).equals(bytes)).toBe(true);
  }
});

it('gives back a range, and says how long the whole is', async () => {
  const { key, bytes } = await stored(ANN);
  expect(await read(key, { start: 10, end: 19 })).toEqual(bytes.subarray(10, 20));
  const { bytes: length, stream } = await storage.open(key, { start: 0, end: 0 });
  stream.destroy();
  expect(length).toBe(1000);
});

it('keeps the same bytes of two people apart', async () => {
  const { key, bytes } = await stored(ANN);
  const other = await stored(BOB, bytes);
  await storage.delete(key);
  await expect(storage.open(key)).rejects.toThrow(StoredFileMissing);
  expect(await read(other.key)).toEqual(bytes);
});

it('takes the same bytes twice', async () => {
  const { key, bytes } = await stored(ANN);
  await stored(ANN, bytes);
  expect(await read(key)).toEqual(bytes);
  expect(await listed(ANN)).toEqual([key]);
});

it('lists what it has of one owner, and of whom it has anything', async () => {
  const keys = [(await stored(ANN)).key, (await stored(ANN)).key];
  await stored(BOB);
  const byHash = (a: FileKey, b: FileKey) => a.sha256.localeCompare(b.sha256);
  expect((await listed(ANN)).sort(byHash)).toEqual(keys.sort(byHash));
  expect((await storage.owners()).sort()).toEqual([ANN, BOB]);
  expect(await listed(8)).toEqual([]);
});

it('leaves no folder of somebody of whom nothing is left', async () => {
  const { key } = await stored(ANN);
  await storage.delete(key);
  await storage.delete(key);
  expect(await readdir(join(folder, 'kept'))).toEqual([]);
});

it('takes nothing for a key that could lead elsewhere', async () => {
  for (const sha256 of ['../../etc/passwd', '', 'A'.repeat(64), `${'a'.repeat(64)}/x`])
    await expect(storage.open({ owner: ANN, sha256 })).rejects.toThrow('no key');
});
