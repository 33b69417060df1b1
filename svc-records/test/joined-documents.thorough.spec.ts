import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { FILE_STORAGE, type FileStorage } from '@carnet/files';
import { eventually, type TestClient } from '@carnet/svc-testing';
import sharp from 'sharp';
import { openPdf } from '../src/pictures/paper.js';
import { pageShape } from '../src/joining/pdf.rules.js';
import { writePdf } from '../src/joining/pdf-file.js';
import { frameOf } from '../src/joining/jpeg.rules.js';
import { aPdf } from './papers.js';
import { NOBODYS, openStack, type Stack } from './stack.js';
import { UploadClient } from './upload-client.js';

let stack: Stack;
let owner: number;
let ann: TestClient;
let bob: TestClient;
let uploads: UploadClient;
let vehicle: number;

beforeAll(async () => {
  stack = await openStack();
  await stack.app.listen(0, '127.0.0.1');
});
afterAll(() => stack?.close());
beforeEach(() => {
  ({ id: owner, client: ann } = stack.newOwner());
  bob = stack.newOwner().client;
  uploads = new UploadClient(stack.app, stack.tokens.token(owner));
  vehicle = stack.aVehicle(owner);
});

/** A picture with a red quarter, at the top left when displayed upright. */
async function aPicture(format: 'jpeg' | 'png' | 'webp', orientation = 1): Promise<Buffer> {
  const red = { r: 200, g: 0, b: 0 };
  const corner = await sharp({ create: { width: 60, height: 40, channels: 3, background: red } })
    .png()
    .toBuffer();
  const upright = sharp({ create: { width: 120, height: 80, channels: 3, background: 'white' } }).composite([
    { input: corner, left: 0, top: 0 },
  ]);
  const [flip, angle] = UNDONE[orientation]!;
  const stored = sharp(await upright.png().toBuffer()).rotate(angle);
  const turned = sharp(await stored.png().toBuffer()).flop(flip);
  return turned.withMetadata({ orientation })[format]({ quality: 95 }).toBuffer();
}

/** The mirroring and rotation that each EXIF orientation needs. */
const UNDONE: Record<number, [boolean, number]> = {
  ...{ 1: [false, 0], 2: [true, 0], 3: [false, 180], 4: [true, 180] },
  ...{ 5: [true, 90], 6: [false, 270], 7: [true, 270], 8: [false, 90] },
};

async function aPaper(bytes: Buffer, filename: string, metadata: Record<string, string> = {}): Promise<number> {
  const id = await uploads.file(bytes, { kind: 'document', filename, ...metadata });
  await whenRead(id);
  return id;
}

const whenRead = (id: number): Promise<any> =>
  eventually(async () => {
    const { body } = await ann.get(`/api/documents/${id}`);
    if (body.state === 'pending') throw new Error('The document is still pending');
    return body;
  });

const idsAt = async (path: string): Promise<number[]> =>
  (await ann.get<{ id: number }[]>(path)).body.map(({ id }) => id);

const bytesOf = async (id: number): Promise<Buffer> =>
  (
    await stack.app.inject({
      url: `/api/media/${id}/original`,
      headers: { 'x-auth-token': stack.tokens.token(owner) },
    })
  ).rawPayload;

describe('pictures of pages', () => {
  it('become one PDF in the order that is said, JPEGs in it byte for byte and others as attachments', async () => {
    const jpeg = await aPicture('jpeg');
    const png = await aPicture('png');
    const [first, second] = [
      await aPaper(jpeg, 'one.jpg', { type: 'receipt', vehicle_id: String(vehicle) }),
      await aPaper(png, 'zwei ö.png'),
    ];
    await ann.patch(`/api/documents/${first}`, { tags: ['Oil'], vendor: 'Rossi' });
    const { status, body } = await ann.post('/api/documents/joined', { document_ids: [second, first], title: 'Bill' });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      ...{ title: 'Bill', type: 'receipt', vendor: 'Rossi', tags: ['Oil'], vehicle_id: vehicle },
      ...{ name: 'zwei ö.pdf', media_type: 'application/pdf', joined_from: [second, first] },
    });
    expect(await whenRead(body.id)).toMatchObject({ state: 'ready', pages: 2 });
    expect(await idsAt('/api/documents?deleted=true&sort=added')).toEqual([second, first]);
    const pdf = await bytesOf(body.id);
    expect(pdf.includes(jpeg)).toBe(true);
    expect(pdf.includes(png)).toBe(true);
    const folder = await mkdtemp(join(tmpdir(), 'joined-'));
    await writeFile(join(folder, 'joined.pdf'), pdf);
    const { pages, close } = await openPdf(join(folder, 'joined.pdf'));
    close();
    expect(pages).toBe(2);
    await rm(folder, { recursive: true });
  });

  it('are taken apart again: they come back, and the joined one goes into the trash', async () => {
    const ids = [await aPaper(await aPicture('jpeg'), 'a.jpg'), await aPaper(await aPicture('webp'), 'b.webp')];
    const { body } = await ann.post('/api/documents/joined', { document_ids: ids });
    const apart = await ann.post(`/api/documents/${body.id}/apart`, undefined);
    expect(apart.status).toBe(200);
    expect(apart.body.deleted_at).not.toBeNull();
    expect(await idsAt('/api/documents?sort=name')).toEqual(ids);
    expect((await ann.post(`/api/documents/${body.id}/apart`, undefined)).status).toBe(200);
    expect((await ann.post(`/api/documents/${ids[0]}/apart`, undefined)).status).toBe(409);
    for (const id of ids.slice(0, 1)) for (let i = 0; i < 2; i += 1) await ann.delete(`/api/documents/${id}`);
    const gone = await ann.post(`/api/documents/${body.id}/apart`, undefined);
    expect([gone.status, gone.body.msg]).toEqual([
      409,
      'Some of its single papers are gone for good, so it stays as it is.',
    ]);
  });

  it('stay where they are on request @thorough', async () => {
    const id = await aPaper(await aPicture('jpeg'), 'a.jpg');
    const { body } = await ann.post('/api/documents/joined', { document_ids: [id], keep: true });
    expect(await idsAt('/api/documents')).toEqual(expect.arrayContaining([id, body.id]));
  });

  it('are joined once, however often the same is asked @thorough', async () => {
    const ids = [await aPaper(await aPicture('jpeg'), 'a.jpg')];
    const ask = () => ann.post('/api/documents/joined', { document_ids: ids }, { 'idempotency-key': 'one' });
    const answers = [await ask(), await ask()];
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(answers[1]!.body.id).toBe(answers[0]!.body.id);
    expect(await idsAt('/api/documents')).toHaveLength(1);
  });

  it('are joined one after the other, where several are asked for at once @thorough', async () => {
    const id = await aPaper(await aPicture('jpeg'), 'a.jpg');
    const join = () => ann.post('/api/documents/joined', { document_ids: [id], keep: true });
    const answers = await Promise.all([join(), join(), join()]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
  });

  it('wait for room on a full disk @thorough', async () => {
    const id = await aPaper(await aPicture('jpeg'), 'a.jpg');
    const full = Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });
    const stream = new Readable({ read: () => stream.destroy(full) });
    jest.spyOn(stack.app.get<FileStorage>(FILE_STORAGE), 'open').mockResolvedValueOnce({ bytes: 1, stream });
    const join = () => ann.post('/api/documents/joined', { document_ids: [id] });
    expect((await join()).status).toBe(503);
    expect((await join()).status).toBe(201);
  });

  it('are refused where they cannot be one document', async () => {
    const picture = await aPicture('jpeg');
    const id = await aPaper(picture, 'a.jpg', { vehicle_id: String(vehicle) });
    const other = await aPaper(picture, 'b.jpg', { vehicle_id: String(stack.aVehicle(owner)) });
    const paper = await aPaper(aPdf(), 'c.pdf');
    for (const document_ids of [[id, id], [id, other], [paper], [NOBODYS], [], 'x', Array(41).fill(id)])
      expect((await ann.post('/api/documents/joined', { document_ids })).status).toBe(400);
    const foreign = await bob.post('/api/documents/joined', { document_ids: [id] });
    const missing = await bob.post('/api/documents/joined', { document_ids: [NOBODYS] });
    expect([foreign.status, foreign.body]).toEqual([400, missing.body]);
    expect((await bob.post(`/api/documents/${id}/apart`, undefined)).status).toBe(404);
    expect(await idsAt('/api/documents')).toHaveLength(3);
  });
});

it.each([1, 2, 3, 4, 5, 6, 7, 8])(
  'a picture that was taken with the camera held as %i says stands upright @thorough',
  async (orientation) => {
    const folder = await mkdtemp(join(tmpdir(), 'upright-'));
    const jpeg = await aPicture('jpeg', orientation);
    const path = join(folder, 'picture.jpg');
    await writeFile(path, jpeg);
    await writePdf(join(folder, 'p.pdf'), [{ jpeg: path, frame: frameOf(jpeg)!, orientation, original: null }]);
    const opened = await openPdf(join(folder, 'p.pdf'));
    const { rgba, width, height } = await opened.render(0, 120);
    opened.close();
    expect([width, Math.round(height / 10)]).toEqual([120, 8]);
    const isRed = (x: number, y: number) => rgba[(y * width + x) * 4 + 1]! < 128;
    expect([isRed(20, 20), isRed(100, 20), isRed(20, 60), isRed(100, 60)]).toEqual([true, false, false, false]);
    expect(pageShape(frameOf(jpeg)!, orientation)).toMatchObject({ width: 842 });
    await rm(folder, { recursive: true });
  },
);
