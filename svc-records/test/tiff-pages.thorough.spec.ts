import { sql } from '@carnet/pg';
import { eventually, type TestClient } from '@carnet/svc-testing';
import sharp from 'sharp';
import { PictureJobsRepository } from '../src/pictures/picture-jobs.repository.js';
import { aPhotoOf } from './papers.js';
import { openStack, type Stack } from './stack.js';
import { aTiff, type TiffPicture } from './tiffs.js';
import { UploadClient } from './upload-client.js';

let stack: Stack;
let owner: number;
let ann: TestClient;
let uploads: UploadClient;

beforeAll(async () => {
  stack = await openStack();
  Object.assign(stack.config.files, { readLanguages: ['eng'] });
  await stack.app.listen(0, '127.0.0.1');
});
afterAll(() => stack?.close());
beforeEach(() => {
  ({ id: owner, client: ann } = stack.newOwner());
  uploads = new UploadClient(stack.app, stack.tokens.token(owner));
});

const plain = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background } });

const aPage = async (width: number, height: number, background = 'white'): Promise<TiffPicture> => ({
  tiff: await plain(width, height, background).tiff({ compression: 'deflate' }).toBuffer(),
});

/** A page as written by a fax or a scanner: one bit per pixel, CCITT group 4. */
const aBilevelPage = async (width: number, height: number): Promise<TiffPicture> => ({
  tiff: await plain(width, height, 'white')
    .toColourspace('b-w')
    .tiff({ compression: 'ccittfax4', bitdepth: 1 })
    .toBuffer(),
});

const aThumbnail = async (): Promise<TiffPicture> => ({ ...(await aPage(16, 16, 'red')), isReduced: true });

/** The picture process has a low priority, so drawing may take long on a busy machine. */
const DRAWING_MS = 240_000;
jest.setTimeout(2 * DRAWING_MS);

async function upload(bytes: Buffer, kind = 'document'): Promise<{ id: number; state: string }> {
  const id = await uploads.file(bytes, { kind, filename: 'scan.tif' });
  const state = await eventually(async () => {
    const { body } = await ann.get(`/api/${kind}s/${id}`);
    expect(body.state).not.toBe('pending');
    return body.state as string;
  }, DRAWING_MS);
  return { id, state };
}

const drawn = async (id: number) => {
  await ann.put(`/api/documents/${id}/pages`);
  return eventually(async () => {
    const { body } = await ann.get(`/api/documents/${id}/pages`);
    expect(body.drawing).toBe(false);
    return body;
  }, DRAWING_MS);
};

describe('a TIFF of several pages', () => {
  it('is a paper of as many pages, each in its own size and coding, and a thumbnail is none', async () => {
    const { id, state } = await upload(
      aTiff(
        await aThumbnail(),
        await aPage(300, 400),
        await aThumbnail(),
        await aBilevelPage(500, 200),
        await aPage(90, 90),
      ),
    );
    expect(state).toBe('ready');
    expect((await ann.get(`/api/documents/${id}`)).body).toMatchObject({ pages: 3, width: 300, height: 400 });
    const sizes = [
      { page: 1, width: 300, height: 400 },
      { page: 2, width: 500, height: 200 },
      { page: 3, width: 90, height: 90 },
    ];
    expect(await drawn(id)).toEqual({ pages: sizes, shown: 3, drawing: false });
    expect((await ann.get(`/api/media/${id}/page-4`)).status).toBe(404);
    const hidden = [{ sheet: 3, x: 0, y: 0, width: 1, height: 1 }];
    expect((await ann.patch(`/api/documents/${id}`, { hidden })).body.hidden).toEqual(hidden);
  });

  it('of a thousand pages shows the first fifty', async () => {
    const page = await aPage(40, 50);
    const { id } = await upload(aTiff(...Array.from({ length: 1000 }, () => page)));
    expect((await ann.get(`/api/documents/${id}`)).body.pages).toBe(1000);
    const { pages, shown } = await drawn(id);
    expect([pages.length, shown]).toEqual([50, 50]);
  });

  it('that breaks off is damaged, and shown as far as it goes', async () => {
    const whole = aTiff(await aPage(60, 80), await aPage(80, 60), await aPage(70, 70));
    const { id, state } = await upload(whole.subarray(0, whole.length - 40));
    expect(state).toBe('damaged');
    expect((await ann.get(`/api/documents/${id}`)).body.pages).toBe(2);
    expect((await drawn(id)).pages).toHaveLength(2);
  });

  it('as a photo is its first page', async () => {
    const { id } = await upload(aTiff(await aThumbnail(), await aPage(300, 400), await aPage(20, 20)), 'photo');
    expect((await ann.get(`/api/photos/${id}`)).body).toMatchObject({ state: 'ready', width: 300, height: 400 });
  });

  it('is read by machine on its pages behind the first', async () => {
    const written = async (text: string) => ({
      tiff: await sharp(await aPhotoOf(text))
        .tiff()
        .toBuffer(),
    });
    const { id } = await upload(
      aTiff(
        await written('Invoice of the workshop for brake fluid'),
        await written('Second sheet about gearbox bearings and seals'),
      ),
    );
    await eventually(
      async () => expect((await ann.get(`/api/documents/${id}`)).body.read_by).toBe('machine'),
      DRAWING_MS,
    );
    for (const word of ['brake', 'gearbox'])
      expect((await ann.get<unknown[]>(`/api/documents?search=${word}`)).body).toHaveLength(1);
  });

  it('is no page of a joined paper, which would show its first alone', async () => {
    const { id: several } = await upload(aTiff(await aPage(60, 80), await aPage(80, 60)));
    const { id: one } = await upload(aTiff(await aPage(60, 80)));
    expect((await ann.post('/api/documents/joined', { document_ids: [one, several] })).status).toBe(400);
  });

  it('of before, when its first page was all, is made again, and counts as not looked at', async () => {
    const { id } = await upload(aTiff(await aPage(60, 80), await aPage(80, 60)));
    await ann.patch(`/api/documents/${id}`, { hidden: [] });
    await stack.rows(sql`update documents set pages = 1 where owner_id = ${owner}`);
    await stack.rows(sql`update variants set recipe = 1 where owner_id = ${owner}`);
    await stack.app.get(PictureJobsRepository).addOutdated();
    await stack.rows(sql`notify carnet_pictures`);
    await eventually(async () =>
      expect((await ann.get(`/api/documents/${id}`)).body).toMatchObject({ pages: 2, hidden: null }),
    );
  });
});
