import type { RecordsBook } from '@carnet/contracts/book';
import { sql } from '@carnet/pg';
import { eventually, type TestClient } from '@carnet/svc-testing';
import sharp from 'sharp';
import { PictureJobsRepository, PICTURES_WANTED } from '../src/pictures/picture-jobs.repository.js';
import { heldHeic } from './heic.js';
import { aPdf } from './papers.js';
import { openStack, type Stack } from './stack.js';
import { UploadClient } from './upload-client.js';

let stack: Stack;
let owner: number;
let ann: TestClient;
let uploads: UploadClient;

beforeAll(async () => {
  stack = await openStack();
  await stack.app.listen(0, '127.0.0.1');
});
afterAll(() => stack?.close());
beforeEach(() => {
  ({ id: owner, client: ann } = stack.newOwner());
  uploads = new UploadClient(stack.app, stack.tokens.token(owner));
});

/** A picture of 80 × 40 pixels, black at its left and white elsewhere. */
async function aLyingPicture(): Promise<Buffer> {
  const black = await sharp({ create: { width: 20, height: 40, channels: 3, background: 'black' } })
    .png()
    .toBuffer();
  return sharp({ create: { width: 80, height: 40, channels: 3, background: 'white' } })
    .composite([{ input: black, left: 0, top: 0 }])
    .png()
    .toBuffer();
}

/** The picture process has a low priority, so drawing may take long on a busy machine. */
const DRAWING_MS = 240_000;
jest.setTimeout(2 * DRAWING_MS);

type Made = Record<string, unknown> & { state: string; hash: string };

const made = (path: string): Promise<Made> =>
  eventually(async () => {
    const { body } = await ann.get<Made>(path);
    expect(body.state).not.toBe('pending');
    return body;
  }, DRAWING_MS);

async function aFile(kind: 'photo' | 'document', bytes: Buffer, filename = 'scan.png'): Promise<string> {
  const path = `/api/${kind}s/${await uploads.file(bytes, { kind, filename })}`;
  await made(path);
  return path;
}

const media = (id: string, variant: string) =>
  stack.app.inject({ url: `/api/media/${id}/${variant}`, headers: { 'x-auth-token': stack.tokens.token(owner) } });

/** Locates black pixels: the first and last pixel of the middle row, and of the middle column. */
async function blackOf(id: string, variant = '320'): Promise<Record<'left' | 'right' | 'top' | 'bottom', boolean>> {
  const { rawPayload } = await media(id, variant);
  const { data, info } = await sharp(rawPayload).greyscale().raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const at = (x: number, y: number): boolean => data[(y * width + x) * channels]! < 128;
  return {
    left: at(2, height >> 1),
    right: at(width - 3, height >> 1),
    top: at(width >> 1, 2),
    bottom: at(width >> 1, height - 3),
  };
}

const idOf = (path: string): string => path.split('/').at(-1)!;

describe('a photo that its owner turns', () => {
  it('is shown so at a new address, and its original stays', async () => {
    const bytes = await aLyingPicture();
    const path = await aFile('photo', bytes);
    const before = await made(path);
    expect(await blackOf(idOf(path))).toEqual({ left: true, right: false, top: false, bottom: false });
    const turned = await ann.patch(path, { turned: 90 });
    expect(turned.body).toMatchObject({ turned: 90, state: 'pending', variants: [] });
    const now = await made(path);
    expect(now).toMatchObject({ state: 'ready', width: 40, height: 80, bytes: bytes.length });
    expect(now.hash).not.toBe(before.hash);
    expect(await blackOf(idOf(path))).toEqual({ left: false, right: false, top: true, bottom: false });
    const shown = await media(idOf(path), `320?v=${now.hash}`);
    expect(shown.headers['cache-control']).toContain('immutable');
    const old = await media(idOf(path), `320?v=${before.hash}`);
    expect(old.headers['cache-control']).not.toContain('immutable');
    const original = await media(idOf(path), 'original');
    expect(original.rawPayload.equals(bytes)).toBe(true);

    await ann.patch(path, { turned: 0 });
    const back = await made(path);
    expect([back.hash, back.width]).toEqual([before.hash, 80]);
    expect(await stack.rows(sql`select from turned_variants where owner_id = ${owner}`)).toEqual([]);
  });

  it('ends as it was turned last, however soon it was turned again @thorough', async () => {
    const path = await aFile('photo', await aLyingPicture());
    for (const turned of [90, 180, 270, 180]) await ann.patch(path, { turned });
    expect(await made(path)).toMatchObject({ turned: 180, state: 'ready', width: 80 });
    expect(await blackOf(idOf(path))).toEqual({ left: false, right: true, top: false, bottom: false });
  });

  it('is made once more where an instance of the release before has made it upright @thorough', async () => {
    // The instance that has just made the picture may look once more, and shall find nothing yet.
    const look = jest.spyOn(stack.app.get(PictureJobsRepository), 'turnedUpright').mockResolvedValue([]);
    const path = await aFile('photo', await aLyingPicture());
    await stack.rows(sql`update files set turned = 90 where owner_id = ${owner} and id = ${idOf(path)}`);
    expect(await made(path)).toMatchObject({ state: 'ready', variants: [] });
    look.mockRestore();
    await stack.rows(sql`select pg_notify(${PICTURES_WANTED}, '')`);
    await eventually(async () => expect((await ann.get(path)).body).toMatchObject({ state: 'ready', width: 40 }));
    expect((await blackOf(idOf(path))).top).toBe(true);
  });

  it('leaves another of the same bytes as it is', async () => {
    const bytes = await aLyingPicture();
    const [one, other] = [await aFile('photo', bytes), await aFile('photo', bytes)];
    await ann.patch(one, { turned: 180 });
    await made(one);
    expect((await blackOf(idOf(one))).right).toBe(true);
    expect((await blackOf(idOf(other))).left).toBe(true);
  });

  it('may be one of many', async () => {
    const paths = [await aFile('photo', await aLyingPicture()), await aFile('photo', await aLyingPicture())];
    const ids = paths.map((path) => Number(idOf(path)));
    expect((await ann.patch('/api/photos', { ids, turned: 270 })).status).toBe(200);
    for (const path of paths) expect(await made(path)).toMatchObject({ turned: 270, width: 40, height: 80 });
  });

  it.each([45, 360, -90, 'x'])('by %s is refused', async (turned) => {
    const path = await aFile('photo', await aLyingPicture());
    const { status, body } = await ann.patch(path, { turned });
    expect([status, body.errors.map(({ field }: { field: string }) => field)]).toEqual([400, ['turned']]);
    expect((await ann.get(path)).body.turned).toBe(0);
  });
});

describe('a paper that its owner turns', () => {
  it('turns all its pages, and what is hidden of them', async () => {
    const path = await aFile('document', aPdf('One', 'Two'), 'paper.pdf');
    await ann.patch(path, { hidden: [{ sheet: 2, x: 0.125, y: 0.5, width: 0.25, height: 0.0625 }] });
    const before = await made(path);
    await ann.put(`${path}/pages`);
    const pagesOf = () =>
      eventually(async () => {
        const { body } = await ann.get(`${path}/pages`);
        expect(body).toMatchObject({ drawing: false, pages: [{}, {}] });
        return body.pages as { width: number; height: number }[];
      }, DRAWING_MS);
    const [, upright] = await pagesOf();
    const { body } = await ann.patch(path, { turned: 90 });
    expect(body.hidden).toEqual([{ sheet: 2, x: 0.4375, y: 0.125, width: 0.0625, height: 0.25 }]);
    expect(await made(path)).toMatchObject({ width: before.height, height: before.width });
    await ann.put(`${path}/pages`);
    const [, lying] = await pagesOf();
    expect([lying!.width, lying!.height]).toEqual([upright!.height, upright!.width]);
  });

  it('has its pages drawn to the end, whatever was drawn of them before it was turned there and back @thorough', async () => {
    const path = await aFile('document', aPdf('One', 'Two', 'Three'), 'paper.pdf');
    const id = Number(idOf(path));
    const [{ sha256 } = { sha256: '' }] = await stack.rows<{ sha256: string }>(
      sql`select sha256 from files where owner_id = ${owner} and id = ${id}`,
    );
    // An instance was killed after the second page; its job waits.
    await stack.rows(sql`
      insert into paper_jobs (owner_id, file_id, work, due_at) values (${owner}, ${id}, 'pages', now() + interval '1 hour')`);
    await stack.rows(sql`
      insert into variants (owner_id, sha256, name, recipe, variant_sha, media_type, width, height)
      select owner_id, sha256, 'page-2', recipe, variant_sha, media_type, width, height from variants
      where owner_id = ${owner} and sha256 = ${sha256} and name = '320'`);
    for (const turned of [90, 0]) await ann.patch(path, { turned });
    await made(path);
    await ann.put(`${path}/pages`);
    await eventually(async () =>
      expect((await ann.get(`${path}/pages`)).body).toMatchObject({ drawing: false, pages: [{}, {}, {}] }),
    );
  });

  describe('of which something is hidden @thorough', () => {
    const area = { sheet: 1, x: 0.125, y: 0.5, width: 0.25, height: 0.0625 };
    const bookOf = async (vehicleId: number) =>
      (
        await stack.anyone.get<RecordsBook>(`/internal/vehicles/${vehicleId}/book?owner_id=${owner}`, {
          'x-internal-token': stack.config.internalToken,
        })
      ).body.documents;

    it.each([
      [0, area],
      [90, { sheet: 1, x: 0.4375, y: 0.125, width: 0.0625, height: 0.25 }],
      [180, { sheet: 1, x: 0.625, y: 0.4375, width: 0.25, height: 0.0625 }],
      [270, { sheet: 1, x: 0.5, y: 0.625, width: 0.0625, height: 0.25 }],
    ])('is read and written as it is seen at %s, and told to the book as its file lies', async (turned, seen) => {
      const vehicleId = stack.aVehicle(owner);
      const path = await aFile('document', await aLyingPicture());
      const { body } = await ann.patch(path, { turned, vehicle_id: vehicleId, hidden: [seen] });
      expect(body.hidden).toEqual([seen]);
      expect(await bookOf(vehicleId)).toEqual([
        expect.objectContaining({ id: Number(idOf(path)), turned, hidden: [area] }),
      ]);
      const version = async () => (await ann.get(path)).headers.etag;
      const before = await version();
      await ann.patch(path, { hidden: [seen] });
      expect(await version()).toBe(before);
      expect((await ann.patch(path, { turned: 0 })).body.hidden).toEqual([area]);
      expect((await ann.patch(path, { hidden: [] })).body.hidden).toEqual([]);
    });

    it('and which only few programs read has its upright picture in the book, or else what is hidden as the other lies', async () => {
      const vehicleId = stack.aVehicle(owner);
      const path = await aFile('document', heldHeic(), 'scan.heic');
      await ann.patch(path, { vehicle_id: vehicleId, hidden: [area] });
      await ann.patch(path, { turned: 90 });
      await made(path);
      const [upright] = await bookOf(vehicleId);
      expect(upright).toMatchObject({ turned: 90, hidden: [area], shown: { media_type: 'image/webp' } });
      await stack.rows(sql`delete from variants where owner_id = ${owner}`);
      const [lying] = await bookOf(vehicleId);
      expect(lying).toMatchObject({
        turned: 0,
        hidden: [{ sheet: 1, x: 0.4375, y: 0.125, width: 0.0625, height: 0.25 }],
        shown: { media_type: 'image/webp' },
      });
      expect(lying!.shown!.sha256).not.toBe(upright!.shown!.sha256);
    });
  });

  it('becomes a page that stands as it was turned @thorough', async () => {
    const jpeg = await sharp(await aLyingPicture())
      .jpeg()
      .toBuffer();
    const paths = [await aFile('document', jpeg, 'one.jpg'), await aFile('document', await aLyingPicture())];
    for (const path of paths) {
      await ann.patch(path, { turned: 90 });
      await made(path);
    }
    const joined = await ann.post('/api/documents/joined', { document_ids: paths.map((path) => Number(idOf(path))) });
    const path = `/api/documents/${joined.body.id}`;
    expect(await made(path)).toMatchObject({ turned: 0, pages: 2 });
    expect(await blackOf(String(joined.body.id))).toEqual({ left: false, right: false, top: true, bottom: false });
  });
});
