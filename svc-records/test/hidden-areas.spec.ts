import { eventually, type TestClient } from '@carnet/svc-testing';
import sharp from 'sharp';
import { aPdf, aPdfForm, LOCKED_PDF } from './papers.js';
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

/** The picture process has a low priority, so drawing may take long on a busy machine. */
const DRAWING_MS = 240_000;
jest.setTimeout(2 * DRAWING_MS);

async function aDocument(bytes = aPdf('One', 'Two'), filename = 'paper.pdf'): Promise<number> {
  const id = await uploads.file(bytes, { kind: 'document', filename });
  await eventually(
    async () => expect((await ann.get(`/api/documents/${id}`)).body.state).not.toBe('pending'),
    DRAWING_MS,
  );
  return id;
}

const AREA = { sheet: 2, x: 0.125, y: 0.5, width: 0.25, height: 0.0625 };
const hide = (id: number, hidden: unknown, headers: Record<string, string> = {}) =>
  ann.patch(`/api/documents/${id}`, { hidden }, headers);

describe('what is hidden of a document', () => {
  it('is null until its owner has looked, a list from then on, and null again where they take that back', async () => {
    const id = await aDocument();
    expect((await ann.get(`/api/documents/${id}`)).body.hidden).toBeNull();
    const looked = await hide(id, []);
    expect([looked.status, looked.headers.etag, looked.body.hidden]).toEqual([200, '"2"', []]);
    expect((await hide(id, [AREA])).body.hidden).toEqual([AREA]);
    expect((await ann.get(`/api/documents/${id}`)).body.hidden).toEqual([AREA]);
    const [listed] = (await ann.get<{ hidden: unknown }[]>('/api/documents')).body;
    expect(listed!.hidden).toEqual([AREA]);
    expect((await hide(id, null)).body.hidden).toBeNull();
  });

  it('stays where a change says nothing of it, and tells whoever saw an older version', async () => {
    const id = await aDocument();
    await hide(id, [AREA]);
    expect((await ann.patch(`/api/documents/${id}`, { title: 'Invoice', vehicle_id: null })).body).toMatchObject({
      title: 'Invoice',
      hidden: [AREA],
    });
    expect((await hide(id, [], { 'if-match': '"2"' })).status).toBe(412);
    expect((await hide(id, [{ ...AREA }], { 'if-match': '"3"' })).headers.etag).toBe('"3"');
  });

  it.each([
    ['a sheet that there is not', [{ ...AREA, sheet: 3 }], 'hidden.0.sheet', 'It has 2 sheets only'],
    ['a sheet before the first', [{ ...AREA, sheet: 0 }], 'hidden.0.sheet', 'Sheet must be at least 1'],
    ['half a sheet', [{ ...AREA, sheet: 1.5 }], 'hidden.0.sheet', 'Sheet must be a whole number'],
    [
      'what lies beyond the edge',
      [AREA, { ...AREA, x: 0.8 }],
      'hidden.1.width',
      'A hidden area ends at the edge of its sheet',
    ],
    ['nothing', [{ ...AREA, height: 0 }], 'hidden.0.height', 'A hidden area needs a width and a height'],
    ['a place before the sheet', [{ ...AREA, y: -0.1 }], 'hidden.0.y', 'Y must be at least 0'],
    ['more than the sheet', [{ ...AREA, width: 1.01 }], 'hidden.0.width', 'Width must be at most 1'],
    ['a place that is no number', [{ ...AREA, x: 'left' }], 'hidden.0.x', 'X must be a number'],
    ['no place', [{ sheet: 1 }], 'hidden.0.x', 'Say where on the sheet it is: x, y, width and height'],
    ['no object', ['all'], 'hidden', 'Hidden must hold objects'],
    ['no list', 'all', 'hidden', 'Hidden must be a list'],
    ['too many', Array.from({ length: 201 }, () => AREA), 'hidden', 'Hidden must have at most 200 entries'],
  ])('is refused at its field where it is %s @thorough', async (_, hidden, field, msg) => {
    const id = await aDocument();
    const { status, body } = await hide(id, hidden);
    expect(status).toBe(400);
    expect(body.errors[0]).toMatchObject({ field, msg });
    expect((await ann.get(`/api/documents/${id}`)).body.hidden).toBeNull();
  });

  it('is told in the language of who asks @thorough', async () => {
    const id = await aDocument();
    const { body } = await hide(id, [{ ...AREA, sheet: 3 }], { 'accept-language': 'de' });
    expect(body.msg).toBe('Es hat nur 2 Blätter');
  });

  it('may be of any sheet where nobody knows how many there are', async () => {
    const id = await aDocument(LOCKED_PDF);
    expect((await hide(id, [{ ...AREA, sheet: 70 }])).body.hidden).toMatchObject([{ sheet: 70 }]);
  });

  it('does not go over to the document that it becomes a page of: that is another paper @thorough', async () => {
    const page = await aDocument(aPng(), 'page.png');
    await hide(page, [{ ...AREA, sheet: 1 }]);
    const joined = (await ann.post('/api/documents/joined', { document_ids: [page] })).body;
    expect(joined.hidden).toBeNull();
    await ann.post(`/api/documents/${joined.id}/apart`);
    expect((await ann.get(`/api/documents/${page}`)).body.hidden).toEqual([{ ...AREA, sheet: 1 }]);
  });

  it('is looked for in pictures that show what was filled in, as a dossier does @thorough', async () => {
    const id = await aDocument(aPdfForm('Paul Martin'));
    const picture = async (variant: string) => {
      const { rawPayload } = await stack.app.inject({
        url: `/api/media/${id}/${variant}`,
        headers: { 'x-auth-token': stack.tokens.token(owner) },
      });
      return (await sharp(rawPayload).greyscale().stats()).channels[0]!.min;
    };
    expect(await picture('960')).toBeLessThan(100);
  });
});
