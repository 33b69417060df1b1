import { createHash } from 'node:crypto';
import { type FileHandle, open, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { FILE_STORAGE, FileCollector, type FileStorage, REMOVAL_LOCK } from '@carnet/files';
import { sql } from '@carnet/pg';
import { eventually, type TestClient } from '@carnet/svc-testing';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { records } from '../src/app.js';
import { FakeClamd } from './fake-clamd.js';
import { aPng } from './pictures.js';
import { NOBODYS, openStack, type Stack } from './stack.js';
import { type TusAnswer, UploadClient } from './upload-client.js';

const MEGABYTE = 1024 * 1024;

let stack: Stack;
let owner: number;
let ann: UploadClient;
let bob: UploadClient;
let http: TestClient;

beforeAll(async () => {
  stack = await openStack();
  await stack.app.listen(0, '127.0.0.1');
});
afterAll(() => stack?.close());
beforeEach(() => {
  const person = stack.newOwner();
  owner = person.id;
  http = person.client;
  ann = clientOf(person.id);
  bob = clientOf(stack.newOwner().id);
});

const clientOf = (id: number, app: NestFastifyApplication = stack.app) => new UploadClient(app, stack.tokens.token(id));
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
const offsetOf = ({ headers }: TusAnswer) => Number(headers['upload-offset']);
const storedBytes = async (bytes: Buffer, of = owner) =>
  buffer((await stack.app.get<FileStorage>(FILE_STORAGE).open({ owner: of, sha256: sha256(bytes) })).stream);
const fileRows = () => stack.rows<{ id: number }>(sql`select * from files where owner_id = ${owner} order by id`);
const refusal = ({ status, body }: TusAnswer) => [status, body.msg];

/** Files of an upload on disk. */
const partsOf = async (id: number): Promise<string[]> => {
  const folder = join(stack.config.files.folder, '.uploads');
  const names = await readdir(folder);
  return names.filter((name) => name.startsWith(`${owner}-${id}.`)).map((name) => join(folder, name));
};

/** Waits until this many bytes of an upload are written. */
const arrived = (id: number, bytes: number) =>
  eventually(async () => {
    const [part] = await partsOf(id);
    const { size } = await stat(part!);
    if (size < bytes) throw new Error(`${size} bytes have arrived`);
  });

describe('an upload', () => {
  it('makes a file of what was sent', async () => {
    const bytes = aPng();
    const created = await ann.create(bytes.length, { filename: 'Käfer.PNG', kind: 'photo' });
    expect(created).toMatchObject({
      status: 201,
      headers: { 'tus-resumable': '1.0.0', location: expect.stringMatching(/^\/api\/uploads\/\d+$/) },
      body: { id: expect.any(Number), bytes: bytes.length },
    });
    expect(Date.parse(created.headers['upload-expires'] as string) - Date.now()).toBeGreaterThan(23 * 3_600_000);
    const id = Number(created.headers.location!.split('/').at(-1));
    const sent = await ann.append(id, 0, bytes);
    expect([sent.status, offsetOf(sent)]).toEqual([204, bytes.length]);
    expect(await fileRows()).toEqual([
      expect.objectContaining({
        id: Number(sent.headers['carnet-file']),
        name: 'Käfer.PNG',
        media_type: 'image/png',
        sha256: sha256(bytes),
        bytes: bytes.length,
      }),
    ]);
    expect(await storedBytes(bytes)).toEqual(bytes);
    expect(await partsOf(id)).toEqual([]);
  });

  it('is sent in pieces', async () => {
    const bytes = aPng({ padding: 3000 });
    const id = await ann.begin(bytes.length);
    for (const [from, to] of [
      [0, 1000],
      [1000, 1001],
      [1001, bytes.length],
    ] as const)
      expect((await ann.append(id, from, bytes.subarray(from, to))).status).toBe(204);
    expect(await storedBytes(bytes)).toEqual(bytes);
  });

  it('tells after its end which file it became, since the last answer may be lost', async () => {
    const bytes = aPng();
    const id = await ann.begin(bytes.length);
    const { headers } = await ann.append(id, 0, bytes);
    const asked = await ann.head(id);
    expect([asked.status, offsetOf(asked), asked.headers['carnet-file']]).toEqual([
      200,
      bytes.length,
      headers['carnet-file'],
    ]);
    expect((await ann.append(id, bytes.length, Buffer.alloc(0))).headers['carnet-file']).toBe(headers['carnet-file']);
    expect(await fileRows()).toHaveLength(1);
  });

  it('goes on where the line was cut @thorough', async () => {
    const bytes = aPng({ padding: 3 * MEGABYTE });
    const id = await ann.begin(bytes.length);
    const sending = ann.open(id, 0, bytes.length);
    sending.write(bytes.subarray(0, 2_500_000));
    await arrived(id, 2_500_000);
    sending.cut();
    const offset = await eventually(async () => {
      const at = offsetOf(await ann.head(id));
      expect(at).toBe(2_500_000);
      return at;
    });
    expect((await ann.append(id, offset, bytes.subarray(offset))).status).toBe(204);
    expect(await storedBytes(bytes)).toEqual(bytes);
  });

  it('is taken over from a line that is dead but not cut @thorough', async () => {
    const bytes = aPng({ padding: 5000 });
    const id = await ann.begin(bytes.length);
    const dead = ann.open(id, 0, bytes.length);
    dead.write(bytes.subarray(0, 2000));
    await arrived(id, 2000);
    expect(offsetOf(await ann.head(id))).toBe(2000);
    await expect(dead.answer).rejects.toThrow();
    expect((await ann.append(id, 2000, bytes.subarray(2000))).status).toBe(204);
    expect(await storedBytes(bytes)).toEqual(bytes);
  });

  it('belongs to the later of two who send at once, and stays whole', async () => {
    const bytes = aPng({ padding: 5000 });
    const id = await ann.begin(bytes.length);
    const first = ann.open(id, 0, bytes.length);
    first.write(bytes.subarray(0, 1000));
    await arrived(id, 1000);
    expect(refusal(await ann.append(id, 0, bytes))).toEqual([409, 'The upload goes on at 1000']);
    await expect(first.answer).rejects.toThrow();
    expect((await ann.append(id, 1000, bytes.subarray(1000))).status).toBe(204);
    expect(await storedBytes(bytes)).toEqual(bytes);
    expect(await fileRows()).toHaveLength(1);
  });

  it('goes on at no other offset than the one it has come to', async () => {
    const bytes = aPng();
    const id = await ann.begin(bytes.length);
    expect(refusal(await ann.append(id, 7, bytes.subarray(7)))).toEqual([409, 'The upload goes on at 0']);
    expect((await ann.append(id, 0, bytes)).status).toBe(204);
  });

  it('takes no more than was announced', async () => {
    const id = await ann.begin(10);
    expect(refusal(await ann.append(id, 0, Buffer.alloc(11)))).toEqual([
      400,
      'More has come than Upload-Length announced',
    ]);
  });

  it('can be ended, with what has arrived', async () => {
    const bytes = aPng();
    const id = await ann.begin(bytes.length);
    await ann.append(id, 0, bytes.subarray(0, 20));
    expect((await ann.delete(id)).status).toBe(204);
    expect((await ann.head(id)).status).toBe(404);
    expect(await partsOf(id)).toEqual([]);
  });

  it('of somebody else is not there, and goes on undisturbed', async () => {
    const bytes = aPng({ padding: 5000 });
    const id = await ann.begin(bytes.length);
    const sending = ann.open(id, 0, bytes.length);
    sending.write(bytes.subarray(0, 1000));
    await arrived(id, 1000);
    expect((await bob.head(id)).status).toBe(404);
    expect(refusal(await bob.append(id, 1000, bytes.subarray(1000)))).toEqual([404, 'Upload not found']);
    expect(refusal(await bob.delete(id))).toEqual([404, 'Upload not found']);
    sending.write(bytes.subarray(1000));
    sending.end();
    expect((await sending.answer).status).toBe(204);
  });

  it('that is left for a day is gone, and says so', async () => {
    const bytes = aPng();
    const id = await ann.begin(bytes.length);
    await ann.append(id, 0, bytes.subarray(0, 20));
    await stack.rows(sql`update uploads set expires_at = now() - interval '1 minute' where owner_id = ${owner}`);
    expect((await ann.head(id)).status).toBe(410);
    expect((await ann.append(id, 20, bytes.subarray(20))).status).toBe(410);
    await stack.app.get(FileCollector).collect();
    expect(await partsOf(id)).toEqual([]);
    await stack.rows(sql`update uploads set expires_at = now() - interval '2 days' where owner_id = ${owner}`);
    await stack.app.get(FileCollector).collect();
    expect((await ann.head(id)).status).toBe(404);
  });

  it('goes on from what there is where its part is lost', async () => {
    const bytes = aPng();
    const id = await ann.begin(bytes.length);
    await ann.append(id, 0, bytes.subarray(0, 20));
    for (const part of await partsOf(id)) await rm(part);
    expect(offsetOf(await ann.head(id))).toBe(0);
  });
});

describe('a restart @thorough', () => {
  it('loses nothing that was answered for', async () => {
    const bytes = aPng({ padding: 2 * MEGABYTE });
    const id = await ann.begin(bytes.length);
    expect((await ann.append(id, 0, bytes.subarray(0, 700_000))).status).toBe(204);
    const again = await records.createApp(stack.config);
    try {
      await again.listen(0, '127.0.0.1');
      const after = clientOf(owner, again);
      expect(offsetOf(await after.head(id))).toBe(700_000);
      expect((await after.append(id, 700_000, bytes.subarray(700_000))).status).toBe(204);
      expect(await storedBytes(bytes)).toEqual(bytes);
    } finally {
      await again.close();
    }
  });

  it('in the middle of a piece costs a megabyte at most', async () => {
    const bytes = aPng({ padding: 4 * MEGABYTE });
    const id = await ann.begin(bytes.length);
    const sending = ann.open(id, 0, bytes.length);
    sending.write(bytes.subarray(0, 3_500_000));
    await arrived(id, 3_500_000);
    // The number of bytes recorded before the process dies; later bytes in the part are written again.
    const [{ received }] = await eventually(async () => {
      const rows = await stack.rows<{ received: number }>(sql`select received from uploads where owner_id = ${owner}`);
      expect(rows[0]!.received).toBeGreaterThanOrEqual(3_500_000 - MEGABYTE);
      return rows as [{ received: number }];
    });
    expect(received).toBeLessThanOrEqual(3_500_000);
    sending.cut();
  });
});

describe('on a disk that runs full @thorough', () => {
  const full = () => Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });
  const NO_ROOM = [503, 'There is no room for files right now. What has arrived is kept; please try again later.'];
  let handles: FileHandle;

  beforeAll(async () => {
    const handle = await open(stack.config.files.folder);
    handles = Object.getPrototypeOf(handle) as FileHandle;
    await handle.close();
  });
  afterEach(() => jest.restoreAllMocks());

  /** Limits the free disk space to this many bytes: the last chunk is written partially, then nothing. */
  const leaveRoomFor = (bytes: number) => {
    const write = Reflect.get(handles, 'write') as (
      ...given: unknown[]
    ) => Promise<{ bytesWritten: number; buffer: Buffer }>;
    let room = bytes;
    jest.spyOn(handles, 'write').mockImplementation(async function (this: FileHandle, ...given: unknown[]) {
      if (room === 0) throw full();
      const [buffer, from, length, position] = given as [Buffer, number, number, number];
      const written = await write.call(this, buffer, from, Math.min(length, room), position);
      room -= written.bytesWritten;
      return written;
    } as never);
  };

  /** Continues an upload from the confirmed offset. */
  const goesOn = async (id: number, bytes: Buffer) => {
    const offset = offsetOf(await ann.head(id));
    expect((await ann.append(id, offset, bytes.subarray(offset))).status).toBe(204);
    expect((await storedBytes(bytes)).equals(bytes)).toBe(true);
    return offset;
  };

  it('an upload says so, keeps what has arrived, and goes on when there is room', async () => {
    const bytes = aPng({ padding: 2 * MEGABYTE });
    const id = await ann.begin(bytes.length);
    leaveRoomFor(1_500_001);
    const answer = await ann.append(id, 0, bytes);
    expect([...refusal(answer), answer.headers['retry-after']]).toEqual([...NO_ROOM, '2']);
    const kept = offsetOf(await ann.head(id));
    expect([kept > 1_500_000 - MEGABYTE, kept <= 1_500_001]).toEqual([true, true]);
    expect((await http.get('/api/issues')).status).toBe(200);
    expect(refusal(await ann.append(id, kept, bytes.subarray(kept)))).toEqual(NO_ROOM);
    jest.restoreAllMocks();
    expect(await goesOn(id, bytes)).toBe(kept);
  });

  it('a piece that was taken in part is written to its end when room comes at once', async () => {
    const bytes = aPng({ padding: 20_000 });
    const id = await ann.begin(bytes.length);
    const write = Reflect.get(handles, 'write') as (...given: unknown[]) => Promise<unknown>;
    jest.spyOn(handles, 'write').mockImplementationOnce(function (this: FileHandle, ...given: unknown[]) {
      const [buffer, from, , position] = given;
      return write.call(this, buffer, from, 100, position);
    } as never);
    expect((await ann.append(id, 0, bytes)).status).toBe(204);
    expect(await storedBytes(bytes)).toEqual(bytes);
  });

  it('what could not be brought to the disk does not count as arrived, whatever the next try says', async () => {
    const bytes = aPng({ padding: 2 * MEGABYTE });
    const id = await ann.begin(bytes.length);
    expect((await ann.append(id, 0, bytes.subarray(0, 5000))).status).toBe(204);
    const sync: () => Promise<void> = Reflect.get(handles, 'datasync');
    const haveFailed = new WeakSet<FileHandle>();
    // The system reports a lost write of an open file only once; other files, of pictures, are synced meanwhile.
    jest.spyOn(handles, 'datasync').mockImplementation(async function (this: FileHandle) {
      if (haveFailed.has(this)) return sync.call(this);
      haveFailed.add(this);
      throw full();
    });
    expect(refusal(await ann.append(id, 5000, bytes.subarray(5000)))).toEqual(NO_ROOM);
    jest.restoreAllMocks();
    expect(await goesOn(id, bytes)).toBe(5000);
  });

  it('a folder that could not be brought to the disk costs no more than the last piece', async () => {
    const bytes = aPng({ padding: 2 * MEGABYTE });
    const id = await ann.begin(bytes.length);
    jest.spyOn(handles, 'sync').mockRejectedValue(full());
    expect(refusal(await ann.append(id, 0, bytes))).toEqual(NO_ROOM);
    expect(await fileRows()).toEqual([]);
    jest.restoreAllMocks();
    expect(bytes.length - (await goesOn(id, bytes))).toBeLessThan(MEGABYTE);
    expect(await fileRows()).toHaveLength(1);
  });

  it('a file that was nearly made is not changed by what comes afterwards', async () => {
    const bytes = aPng({ padding: 20_000 });
    await ann.file(bytes);
    const id = await ann.begin(bytes.length);
    jest.spyOn(handles, 'sync').mockRejectedValue(full());
    expect(refusal(await ann.append(id, 0, bytes))).toEqual(NO_ROOM);
    jest.restoreAllMocks();
    const offset = offsetOf(await ann.head(id));
    await ann.append(id, offset, Buffer.alloc(bytes.length - offset));
    expect((await storedBytes(bytes)).equals(bytes)).toBe(true);
  });

  it('a file that cannot be put in its place is made when there is room, once', async () => {
    const bytes = aPng({ padding: 20_000 });
    const id = await ann.begin(bytes.length);
    const storage = stack.app.get<FileStorage>(FILE_STORAGE);
    const put = storage.put.bind(storage);
    jest.spyOn(storage, 'put').mockImplementation(async (path, key) => {
      if (key.sha256 === sha256(bytes)) throw full();
      await put(path, key);
    });
    expect(refusal(await ann.append(id, 0, bytes))).toEqual(NO_ROOM);
    expect(await fileRows()).toEqual([]);
    jest.restoreAllMocks();
    await goesOn(id, bytes);
    expect(await fileRows()).toHaveLength(1);
  });
});

describe('a PDF @thorough', () => {
  it('may be longer than a picture', async () => {
    const about = { filename: 'manual.pdf', kind: 'document' };
    expect((await ann.create(50 * MEGABYTE + 1, about)).status).toBe(201);
    expect(refusal(await ann.create(200 * MEGABYTE + 1, about))).toEqual([
      413,
      'The file is too large. It may have at most 200 MB.',
    ]);
    expect((await ann.create(50 * MEGABYTE + 1, { filename: 'scan.png', kind: 'document' })).status).toBe(413);
  });
});

describe('what is refused', () => {
  it.each([
    [{ kind: 'photo' }, 400, 'Filename is required'],
    [{ filename: 'x.png' }, 400, 'Kind must be one of: photo, document'],
    [{ filename: 'x.png', kind: 'photo', vehicle_id: 'x' }, 400, 'Vehicle id must be an id'],
    [{ filename: 'x.png', kind: 'photo', vehicle_id: String(NOBODYS) }, 404, 'Vehicle not found'],
    [{ filename: 'x.png', kind: 'photo', subject_kind: 'issue', subject_id: String(NOBODYS) }, 404, 'Issue not found'],
    [
      { filename: 'x.svg', kind: 'photo' },
      415,
      'Files of this kind cannot be kept. These can: JPG, PNG, WEBP, AVIF, HEIC, HEIF, GIF, TIF.',
    ],
  ] as [Record<string, string>, number, string][])('%j: %d %s', async (metadata, status, msg) => {
    expect(refusal(await ann.create(100, metadata))).toEqual([status, msg]);
  });

  it.each(['photo', 'service-event', 'part'])(
    "another's things as what it belongs to, like what never was",
    async (kind) => {
      const stranger = stack.newOwner().id;
      const vehicle = stack.aVehicle(stranger);
      const id = kind === 'part' ? stack.aPart(stranger, vehicle) : stack.aServiceEvent(stranger, vehicle);
      const named = (vehicleId: number, subjectId: number): Record<string, string> =>
        kind === 'photo' ? { vehicle_id: String(vehicleId) } : { subject_kind: kind, subject_id: String(subjectId) };
      const about = { filename: 'x.png', kind: 'photo' };
      const foreign = await ann.create(100, { ...about, ...named(vehicle, id) });
      expect(refusal(foreign)).toEqual(refusal(await ann.create(100, { ...about, ...named(NOBODYS, NOBODYS) })));
      expect(foreign.status).toBe(404);
    },
  );

  it('what is empty, too large, or of no length', async () => {
    const about = { filename: 'x.png', kind: 'photo' };
    expect(refusal(await ann.create(0, about))).toEqual([400, 'The file is empty']);
    expect(refusal(await ann.create(50 * MEGABYTE + 1, about))).toEqual([
      413,
      'The file is too large. It may have at most 50 MB.',
    ]);
    expect((await ann.send('POST', '/api/uploads')).body.msg).toBe('Upload-Length must be a number of bytes');
  });

  it.each([
    ['HTML that is called a picture', Buffer.from('<!doctype html><script>alert(1)</script>'.padEnd(500)), 'x.jpg'],
    ['an SVG that is called a picture', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'.padEnd(500)), 'x.png'],
    ['a picture that is called another', aPng(), 'x.jpg'],
    ['an archive that is called a picture', Buffer.from(`PK\x03\x04${'\0'.repeat(500)}`, 'latin1'), 'x.png'],
    ['a page that is called a picture', Buffer.from('%PDF-1.7\n'.padEnd(500)), 'x.webp'],
  ])('%s, and nothing of it stays', async (_what, bytes, filename) => {
    const id = await ann.begin(bytes.length, { filename });
    const { status, body } = await ann.append(id, 0, bytes);
    expect([status, body.msg]).toEqual([
      415,
      expect.stringMatching(/^The file is called \.\w+ and is something else\.$/),
    ]);
    expect((await ann.head(id)).status).toBe(404);
    expect(await fileRows()).toEqual([]);
    await expect(storedBytes(bytes)).rejects.toThrow();
  });

  it('what is no piece of a file', async () => {
    const id = await ann.begin(100);
    const json = ann.open(id, 0, 2, { 'content-type': 'application/json' });
    json.write(Buffer.from('{}'));
    json.end();
    expect((await json.answer).status).toBe(415);
    const without = await ann.send('PATCH', `/api/uploads/${id}`);
    expect(refusal(without)).toEqual([400, 'Upload-Offset must be a number of bytes']);
    expect((await ann.send('HEAD', `/api/uploads/${id}`, { 'tus-resumable': '0.2.2' })).status).toBe(412);
  });

  it('pieces of files on other routes', async () => {
    const { status } = await http.post('/api/issues', 'x', { 'content-type': 'application/offset+octet-stream' });
    expect(status).toBe(415);
  });

  it('more than the quota, by a status at which a client gives up', async () => {
    const most = stack.config.files.bytesPerOwner;
    stack.config.files.bytesPerOwner = 30;
    try {
      await ann.begin(20);
      expect(refusal(await ann.create(11, { filename: 'x.png', kind: 'photo' }))).toEqual([
        422,
        'There is no room for this file: one account can keep at most 0 MB. ' +
          'Delete photos or documents that you no longer need, empty the trash, which counts as well, then try again.',
      ]);
      await bob.begin(20);
    } finally {
      stack.config.files.bytesPerOwner = most;
    }
  });

  it("a fourth at once of one person, by a status after which a client comes again, and nobody else's @thorough", async () => {
    const ids = await Promise.all([0, 1, 2, 3].map(() => ann.begin(100)));
    const sendings = ids.slice(0, 3).map((id) => ann.open(id, 0, 100));
    for (const sending of sendings) sending.write(Buffer.alloc(10));
    await Promise.all(ids.slice(0, 3).map((id) => arrived(id, 10)));
    const fourth = await ann.append(ids[3]!, 0, Buffer.alloc(10));
    expect([fourth.status, fourth.headers['retry-after']]).toEqual([503, '2']);
    expect((await bob.append(await bob.begin(100), 0, Buffer.alloc(10))).status).toBe(204);
    for (const sending of sendings) sending.cut();
    await eventually(async () => expect((await ann.append(ids[3]!, 0, Buffer.alloc(10))).status).toBe(204));
  });
});

describe('what it belongs to', () => {
  const links = () =>
    stack.rows(sql`
      select f.vehicle_id, l.subject_kind, l.subject_id from files f
      left join file_links l on l.owner_id = f.owner_id and l.file_id = f.id where f.owner_id = ${owner} order by f.id`);

  it('is the vehicle, or the record and its vehicle', async () => {
    const vehicle = stack.aVehicle(owner);
    const part = stack.aPart(owner, vehicle);
    await ann.file(aPng(), { vehicle_id: String(vehicle) });
    await ann.file(aPng(), { subject_kind: 'part', subject_id: String(part) });
    await ann.file(aPng());
    expect(await links()).toEqual([
      { vehicle_id: vehicle, subject_kind: null, subject_id: null },
      { vehicle_id: vehicle, subject_kind: 'part', subject_id: part },
      { vehicle_id: null, subject_kind: null, subject_id: null },
    ]);
  });

  it("is no record of another vehicle than the one that's named", async () => {
    const part = stack.aPart(owner, stack.aVehicle(owner));
    const named = { vehicle_id: String(stack.aVehicle(owner)), subject_kind: 'part', subject_id: String(part) };
    const answer = await ann.create(10, { filename: 'x.png', kind: 'photo', ...named });
    expect(refusal(answer)).toEqual([400, 'The record belongs to another vehicle']);
  });

  it('loses a record that goes, and keeps the file', async () => {
    const vehicle_id = stack.aVehicle(owner);
    const { body: issue } = await http.post('/api/issues', { vehicle_id, title: 'Leak' });
    await ann.file(aPng(), { subject_kind: 'issue', subject_id: String(issue.id) });
    expect((await http.delete(`/api/issues/${issue.id}`)).status).toBe(204);
    expect(await links()).toEqual([{ vehicle_id, subject_kind: null, subject_id: null }]);
  });

  it('takes the file with it where it is the vehicle; its bytes follow a day later, the same bytes elsewhere stay', async () => {
    const vehicle = stack.aVehicle(owner);
    const [gone, kept] = [aPng(), aPng()];
    await ann.file(gone, { vehicle_id: String(vehicle) });
    await ann.file(kept, { vehicle_id: String(vehicle) });
    await ann.file(kept);
    stack.producers.garage.publish({ kind: 'vehicle', key: vehicle, ownerId: owner, deleted: true });
    await eventually(async () => expect(await fileRows()).toHaveLength(1));
    const collector = stack.app.get(FileCollector);
    await collector.collect();
    expect(await storedBytes(gone)).toEqual(gone);
    await stack.rows(sql`update blobs set unreferenced_since = now() - interval '25 hours'
      where owner_id = ${owner} and unreferenced_since is not null`);
    await collector.collect();
    await expect(storedBytes(gone)).rejects.toThrow();
    expect(await storedBytes(kept)).toEqual(kept);
  });
});

it('keeps nothing of a person who is gone, and all of others', async () => {
  const bytes = aPng();
  await ann.file(bytes);
  const other = stack.newOwner().id;
  await clientOf(other).file(bytes);
  stack.producers.identity.publish({ kind: 'user', key: owner, ownerId: owner, deleted: true });
  await eventually(() => expect(storedBytes(bytes)).rejects.toThrow());
  expect(await storedBytes(bytes, other)).toEqual(bytes);
  // The row in `blobs` is deleted after the bytes.
  await eventually(async () =>
    expect(await stack.rows(sql`select 1 from blobs where owner_id = ${owner}`)).toEqual([]),
  );
});

it('takes no bytes away while a backup reads them, and goes on after it @thorough', async () => {
  const bytes = aPng();
  const id = await ann.file(bytes);
  await stack.rows(sql`delete from files where owner_id = ${owner} and id = ${id}`);
  await stack.rows(sql`update blobs set unreferenced_since = now() - interval '25 hours' where owner_id = ${owner}`);
  const collector = stack.app.get(FileCollector);
  await stack.database.transaction(async (backup) => {
    await backup.query('select pg_advisory_xact_lock($1)', [REMOVAL_LOCK]);
    await collector.collect();
    expect(await storedBytes(bytes)).toEqual(bytes);
  });
  await collector.collect();
  await expect(storedBytes(bytes)).rejects.toThrow();
});

it('removes parts that no upload has', async () => {
  await ann.begin(10);
  const path = join(stack.config.files.folder, '.uploads', `${owner}-${NOBODYS}`);
  await ann.append(await ann.begin(10), 0, Buffer.alloc(1));
  await writeFile(path, 'x');
  await stack.app.get(FileCollector).collect();
  await expect(stat(path)).rejects.toThrow();
});

it('says what it understands of tus', async () => {
  const { status, headers } = await ann.send('OPTIONS', '/api/uploads');
  expect([status, headers['tus-version'], headers['tus-extension'], headers['tus-max-size']]).toEqual([
    204,
    '1.0.0',
    'creation,expiration,termination',
    String(200 * MEGABYTE),
  ]);
});

describe('a virus scanner @thorough', () => {
  let clamd: FakeClamd;
  beforeEach(async () => {
    clamd = await FakeClamd.start();
    stack.config.files.clamd = { host: '127.0.0.1', port: clamd.port };
  });
  afterEach(async () => {
    stack.config.files.clamd = null;
    await clamd.close();
  });

  const parts = async () =>
    (await readdir(join(stack.config.files.folder, '.uploads'))).filter((name) => name.startsWith(`${owner}-`));

  it('sees every file whole before it is taken', async () => {
    const bytes = aPng({ padding: 300_000 });
    await ann.file(bytes);
    expect(clamd.seen.map(sha256)).toEqual([sha256(bytes)]);
  });

  it('has a file refused in which it finds something, and nothing of it is kept', async () => {
    const bytes = Buffer.concat([aPng(), Buffer.from(clamd.infected)]);
    const id = await ann.begin(bytes.length);
    expect(refusal(await ann.append(id, 0, bytes))).toEqual([
      422,
      'The virus scanner has found Eicar-Test-Signature in this file. It was refused, and nothing of it was kept.',
    ]);
    expect([(await ann.head(id)).status, await fileRows(), await parts()]).toEqual([404, [], []]);
    await expect(storedBytes(bytes)).rejects.toThrow();
  });

  it('that is away keeps files waiting, which are taken once it is back', async () => {
    const bytes = aPng({ padding: 2 * MEGABYTE });
    const id = await ann.begin(bytes.length);
    await clamd.close();
    const answer = await ann.append(id, 0, bytes);
    expect([...refusal(answer), answer.headers['retry-after']]).toEqual([
      503,
      'The virus scanner is away. The file has arrived and waits for it; this goes on by itself.',
      '15',
    ]);
    expect(await fileRows()).toEqual([]);
    await clamd.open();
    const offset = offsetOf(await ann.head(id));
    expect(bytes.length - offset).toBeLessThan(MEGABYTE);
    expect((await ann.append(id, offset, bytes.subarray(offset))).status).toBe(204);
    expect((await storedBytes(bytes)).equals(bytes)).toBe(true);
  });

  it('to which a file is too long says nothing of it, so that it waits', async () => {
    clamd.most = 1000;
    const bytes = aPng({ padding: 12 * MEGABYTE });
    expect((await ann.upload(bytes)).status).toBe(503);
    expect(await fileRows()).toEqual([]);
  });
});
