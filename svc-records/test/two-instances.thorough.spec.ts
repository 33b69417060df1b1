import { createHash } from 'node:crypto';
import { readdir, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { FILE_STORAGE, type FileStorage, VirusScanner } from '@carnet/files';
import { sql } from '@carnet/pg';
import { eventually } from '@carnet/svc-testing';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { records } from '../src/app.js';
import { aGate, openGates } from './gate.js';
import { aPng } from './pictures.js';
import { openStack, type Stack } from './stack.js';
import { type Sending, type TusAnswer, UploadClient } from './upload-client.js';

let stack: Stack;
let other: NestFastifyApplication;
let owner: number;
/** One person, at two instances that share a disk. */
let [here, there]: UploadClient[] = [];
let stale: Sending | undefined;

beforeAll(async () => {
  stack = await openStack();
  await stack.app.listen(0, '127.0.0.1');
  other = await records.createApp(stack.config);
  await other.listen(0, '127.0.0.1');
});
afterAll(async () => {
  await other?.close();
  await stack?.close();
});
beforeEach(() => {
  owner = stack.newOwner().id;
  [here, there] = [stack.app, other].map((app) => new UploadClient(app, stack.tokens.token(owner)));
});
afterEach(() => {
  openGates();
  stale?.cut();
  jest.restoreAllMocks();
});

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
const offsetOf = ({ headers }: TusAnswer) => Number(headers['upload-offset']);
const fileOf = ({ headers }: TusAnswer) => Number(headers['carnet-file']);
const storedBytes = async (bytes: Buffer) =>
  buffer((await stack.app.get<FileStorage>(FILE_STORAGE).open({ owner, sha256: sha256(bytes) })).stream);

/** Waits until a part of the upload has these bytes. */
const arrived = (id: number, bytes: Buffer) =>
  eventually(async () => {
    const folder = join(stack.config.files.folder, '.uploads');
    const names = (await readdir(folder)).filter((name) => new RegExp(`^${owner}-${id}(\\.|$)`).test(name));
    const parts = await Promise.all(names.map((name) => readFile(join(folder, name)).catch(() => Buffer.alloc(0))));
    if (!parts.some((part) => part.includes(bytes))) throw new Error('It has not arrived');
  });

it('what is stored is what was hashed and scanned, though another instance, whose turn is over, still writes', async () => {
  const bytes = aPng({ padding: 50_000 });
  const id = await here!.begin(bytes.length);
  const late = Buffer.alloc(20_000, 'not what was scanned');
  stale = here!.open(id, 0, bytes.length);
  stale.write(bytes.subarray(0, 10_000));
  await arrived(id, bytes.subarray(9000, 10_000));
  const offset = offsetOf(await there!.head(id));
  const scanned: string[] = [];
  jest.spyOn(other.get(VirusScanner), 'check').mockImplementation(async (path) => {
    scanned.push(sha256(await readFile(path)));
    stale!.write(late);
    await arrived(id, late);
  });
  const { status } = await there!.append(id, offset, bytes.subarray(offset));
  expect([status, scanned]).toEqual([204, [sha256(bytes)]]);
  expect((await storedBytes(bytes)).equals(bytes)).toBe(true);
});

it('goes on at another instance from what was written down at the first', async () => {
  const bytes = aPng({ padding: 2_000_000 });
  const id = await here!.begin(bytes.length);
  expect((await here!.append(id, 0, bytes.subarray(0, 900_000))).status).toBe(204);
  expect(offsetOf(await there!.head(id))).toBe(900_000);
  expect((await there!.append(id, 900_000, bytes.subarray(900_000, 1_500_000))).status).toBe(204);
  expect((await here!.append(id, 1_500_000, bytes.subarray(1_500_000))).status).toBe(204);
  expect((await storedBytes(bytes)).equals(bytes)).toBe(true);
  const left = await readdir(join(stack.config.files.folder, '.uploads'));
  expect(left.filter((name) => name.startsWith(`${owner}-${id}`))).toEqual([]);
});

it('goes on with what the release before has written', async () => {
  const bytes = aPng({ padding: 50_000 });
  const id = await here!.begin(bytes.length);
  expect((await here!.append(id, 0, bytes.subarray(0, 30_000))).status).toBe(204);
  const folder = join(stack.config.files.folder, '.uploads');
  const [part] = (await readdir(folder)).filter((name) => name.startsWith(`${owner}-${id}.`));
  await rename(join(folder, part!), join(folder, `${owner}-${id}`));
  await stack.rows(sql`update uploads set part = null where owner_id = ${owner}`);
  expect(offsetOf(await here!.head(id))).toBe(30_000);
  expect((await here!.append(id, 30_000, bytes.subarray(30_000))).status).toBe(204);
  expect((await storedBytes(bytes)).equals(bytes)).toBe(true);
});

it('of two instances that keep the same upload, one makes its file, and both tell it', async () => {
  const bytes = aPng({ padding: 50_000 });
  const id = await here!.begin(bytes.length);
  const storage = stack.app.get<FileStorage>(FILE_STORAGE);
  const [reached, opened] = [aGate(), aGate()];
  const put = storage.put.bind(storage);
  jest.spyOn(storage, 'put').mockImplementation(async (path, key) => {
    if (key.sha256 === sha256(bytes)) {
      reached.open();
      await opened.passed;
    }
    await put(path, key);
  });
  const slow = here!.append(id, 0, bytes);
  await reached.passed;
  const offset = offsetOf(await there!.head(id));
  const quick = await there!.append(id, offset, bytes.subarray(offset));
  opened.open();
  const late = await slow;
  expect([quick.status, late.status]).toEqual([204, 204]);
  expect(fileOf(late)).toBe(fileOf(quick));
  expect(await stack.rows(sql`select id from files where owner_id = ${owner}`)).toEqual([{ id: fileOf(quick) }]);
  expect((await storedBytes(bytes)).equals(bytes)).toBe(true);
});

it('the same bytes can be stored by two at once', async () => {
  const bytes = aPng({ padding: 50_000 });
  const files = await Promise.all([here!, there!, here!].map((client) => client.file(bytes)));
  expect(new Set(files).size).toBe(3);
  expect((await storedBytes(bytes)).equals(bytes)).toBe(true);
});
