import { createHash, randomBytes } from 'node:crypto';
import { access, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { ObjectStore } from '@carnet/svc-testing';
import { type FileKey, isStored, StoredFileMissing } from '../src/file-storage.js';
import { S3Storage } from '../src/s3-storage.js';

const ANN = 7;
const BOB = 70;
const AWAY = 'The storage of files is away right now. What has arrived is kept; please try again later.';

let folder: string;
let store: ObjectStore;
let storage: S3Storage;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'carnet-s3-'));
  store = await ObjectStore.start();
  storage = new S3Storage(store.config());
});
afterEach(async () => {
  storage.close();
  await store.goAway();
  await rm(folder, { recursive: true });
});

const incoming = () => join(folder, 'incoming');

async function written(bytes: Buffer, owner = ANN): Promise<FileKey> {
  await writeFile(incoming(), bytes);
  return { owner, sha256: createHash('sha256').update(bytes).digest('hex') };
}

/** Stores bytes for an owner; returns the bytes and their key. */
async function stored(owner: number, bytes: Buffer = randomBytes(300_000)): Promise<{ key: FileKey; bytes: Buffer }> {
  const key = await written(bytes, owner);
  await storage.put(incoming(), key);
  return { key, bytes };
}

const read = async (key: FileKey, range?: { start: number; end: number }) =>
  buffer((await storage.open(key, range)).stream);

const listed = async (owner: number) => {
  const keys: FileKey[] = [];
  for await (const key of storage.list(owner)) keys.push(key);
  return keys;
};

it('gives back what was put, and leaves the file at its path', async () => {
  const { key, bytes } = await stored(ANN);
  expect((await read(key)).equals(bytes)).toBe(true);
  await access(incoming());
  expect([...store.objects.keys()]).toEqual([`records/7/${key.sha256.slice(0, 2)}/${key.sha256}`]);
});

it('gives back a range, and says how long the whole is', async () => {
  const { key, bytes } = await stored(ANN);
  expect(await read(key, { start: 10, end: 19 })).toEqual(bytes.subarray(10, 20));
  expect((await read(key, { start: 299_990, end: 400_000 })).equals(bytes.subarray(299_990))).toBe(true);
  const { bytes: length, stream } = await storage.open(key, { start: 0, end: 0 });
  stream.destroy();
  expect(length).toBe(300_000);
});

it('knows what is there, and removes it, twice if need be', async () => {
  const { key } = await stored(ANN);
  expect(await isStored(storage, key)).toBe(true);
  await storage.delete(key);
  await storage.delete(key);
  expect(await isStored(storage, key)).toBe(false);
  await expect(storage.open(key)).rejects.toThrow(StoredFileMissing);
});

it('lists page by page what it has of one owner, and of whom it has anything', async () => {
  store.pageLength = 2;
  const keys = [];
  for (let i = 0; i < 5; i += 1) keys.push((await stored(ANN)).key);
  await stored(BOB);
  await stored(71);
  const byHash = (a: FileKey, b: FileKey) => a.sha256.localeCompare(b.sha256);
  expect((await listed(ANN)).sort(byHash)).toEqual(keys.sort(byHash));
  expect(await storage.owners()).toEqual([ANN, BOB, 71]);
  expect(await listed(8)).toEqual([]);
});

it('takes no bytes that are not what their key says', async () => {
  const key = await written(randomBytes(1000));
  await writeFile(incoming(), randomBytes(1000));
  await expect(storage.put(incoming(), key)).rejects.toMatchObject({ code: 'XAmzContentSHA256Mismatch', status: 503 });
  expect(store.objects.size).toBe(0);
});

it('takes nothing for a key that could lead elsewhere', async () => {
  for (const sha256 of ['../../etc/passwd', '', 'A'.repeat(64), `${'a'.repeat(64)}/x`])
    await expect(storage.open({ owner: ANN, sha256 })).rejects.toThrow('no key');
});

it('tries again where the store is at fault, and says that it is away where it stays so', async () => {
  const bytes = randomBytes(1000);
  const key = await written(bytes);
  store.fail({ status: 500 }, { status: 503 });
  await storage.put(incoming(), key);
  expect(store.asked).toHaveLength(3);
  expect(await read(key)).toEqual(bytes);
  store.fail({ status: 503 }, { status: 503 }, { status: 503 }, { status: 503 });
  await expect(storage.open(key)).rejects.toThrow(AWAY);
});

it('goes on where the line of a download is cut', async () => {
  const { key, bytes } = await stored(ANN);
  store.fail({ cutAfter: 100_000 }, { cutAfter: 50_000 });
  expect((await read(key)).equals(bytes)).toBe(true);
  store.fail({ cutAfter: 10 });
  expect(await read(key, { start: 5, end: 104 })).toEqual(bytes.subarray(5, 105));
});

it('is away with its store, and back with it', async () => {
  const bytes = randomBytes(1000);
  const key = await written(bytes);
  await store.goAway();
  await expect(storage.put(incoming(), key)).rejects.toThrow(AWAY);
  await store.comeBack();
  await storage.put(incoming(), key);
  expect(await read(key)).toEqual(bytes);
});

describe('at the start it says what is wrong:', () => {
  const faultOf = (change: object) => new S3Storage({ ...store.config(), ...change }).check();

  it('nothing, where all is well', async () => {
    await expect(storage.check()).resolves.toBeUndefined();
  });

  it.each([
    ['a key that the store does not know', { accessKey: 'other' }, /403 InvalidAccessKeyId: Not so \(FILES_S3_KEY/],
    ['a secret that is another', { secretKey: 'other' }, /403 SignatureDoesNotMatch: .*FILES_S3_SECRET/],
    ['another region', { region: 'us-east-1' }, /400 AuthorizationHeaderMalformed: .*FILES_S3_REGION/],
  ])('%s', async (_what, change, said) => {
    await expect(faultOf(change)).rejects.toThrow(said);
  });

  it('a bucket that is not there', async () => {
    const url = store.config().url.replace('/carnet/', '/other/');
    await expect(faultOf({ url })).rejects.toThrow(/404 NoSuchBucket: .*make the bucket first/);
  });
});
