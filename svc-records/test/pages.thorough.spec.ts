import { FILE_STORAGE, type FileStorage } from '@carnet/files';
import { sql } from '@carnet/pg';
import { eventually, type TestClient } from '@carnet/svc-testing';
import sharp from 'sharp';
import { aPdf } from './papers.js';
import { aPng } from './pictures.js';
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

async function aDocument(bytes: Buffer, filename = 'paper.pdf'): Promise<number> {
  const id = await uploads.file(bytes, { kind: 'document', filename });
  await eventually(async () => expect((await ann.get(`/api/documents/${id}`)).body.state).toBe('ready'));
  return id;
}

/** The picture process has a low priority, so drawing may take long on a busy machine. */
const DRAWING_MS = 240_000;
jest.setTimeout(2 * DRAWING_MS);

const drawn = (id: number) =>
  eventually(async () => {
    const { body } = await ann.get(`/api/documents/${id}/pages`);
    expect(body.drawing).toBe(false);
    return body;
  }, DRAWING_MS);

describe('the pages of a document', () => {
  it('are made pictures of when somebody wants to see them', async () => {
    const id = await aDocument(aPdf(...Array.from({ length: 8 }, (_, at) => `Page ${at + 1}`)));
    const first = { page: 1, width: 1447, height: 2048 };
    const path = `/api/documents/${id}/pages`;
    expect((await ann.get(path)).body).toEqual({ pages: [first], shown: 8, drawing: false });
    expect((await ann.get(`/api/media/${id}/page-2`)).status).toBe(404);
    expect(await ann.put(path)).toMatchObject({ status: 200, body: { pages: [first], shown: 8, drawing: true } });
    const behind = [2, 3, 4, 5, 6, 7, 8].map((page) => ({ page, width: 1130, height: 1600 }));
    expect(await drawn(id)).toEqual({ pages: [first, ...behind], shown: 8, drawing: false });
    expect((await ann.put(path)).body.drawing).toBe(false);
    expect((await ann.get(`/api/documents/${id}`)).body.variants).toHaveLength(3);
    for (const [variant, height] of [
      ['page-1', 2048],
      ['page-8', 1600],
    ] as const) {
      const { rawPayload } = await stack.app.inject({
        url: `/api/media/${id}/${variant}`,
        headers: { 'x-auth-token': stack.tokens.token(owner) },
      });
      expect((await sharp(rawPayload).metadata()).height).toBe(height);
    }
    expect((await ann.get(`/api/media/${id}/page-9`)).status).toBe(404);
  });

  it('are fifty at most, and one alone is there already @thorough', async () => {
    const long = await aDocument(aPdf(...Array.from({ length: 53 }, () => 'x')));
    expect((await ann.put(`/api/documents/${long}/pages`)).body.shown).toBe(50);
    expect((await drawn(long)).pages).toHaveLength(50);
    for (const one of [await aDocument(aPdf('x')), await aDocument(aPng(), 'x.png')])
      expect((await ann.put(`/api/documents/${one}/pages`)).body).toMatchObject({ shown: 1, drawing: false });
  });

  it('of somebody else are not there', async () => {
    const id = await aDocument(aPdf('x', 'y'));
    const bob = stack.newOwner().client;
    for (const answer of [await bob.get(`/api/documents/${id}/pages`), await bob.put(`/api/documents/${id}/pages`)])
      expect(answer).toMatchObject({ status: 404, body: { msg: 'Document not found' } });
    expect(await stack.rows(sql`select 1 from paper_jobs`)).toEqual([]);
  });

  it('go with the pictures of the document where those are made again, and are drawn when they are wanted again @thorough', async () => {
    const id = await aDocument(aPdf('x', 'y'));
    await ann.put(`/api/documents/${id}/pages`);
    await drawn(id);
    const [{ sha }] = (await stack.rows<{ sha: string }>(sql`
      select variant_sha as sha from variants where owner_id = ${owner} and name = 'page-2'`)) as [{ sha: string }];
    await stack.app.get<FileStorage>(FILE_STORAGE).delete({ owner, sha256: sha });
    expect(await ann.get(`/api/media/${id}/page-2`)).toMatchObject({
      status: 404,
      body: { msg: 'This picture was lost, and is being made again. Please try again in a moment.' },
    });
    expect((await drawn(id)).pages).toHaveLength(1);
    await eventually(async () => expect((await ann.get(`/api/documents/${id}`)).body.state).toBe('ready'));
    await ann.put(`/api/documents/${id}/pages`);
    expect((await drawn(id)).pages).toHaveLength(2);
  });
});
