import { eventually, type TestClient } from '@carnet/svc-testing';
import sharp from 'sharp';
import { aPdf } from './papers.js';
import { aPng } from './pictures.js';
import { openStack, type Stack } from './stack.js';
import { UploadClient } from './upload-client.js';

// Files that an attacker may send: ASVS 5.0, chapter V5 (docs/file-handling.md).

let stack: Stack;
let ann: TestClient;
let token: string;
let uploads: UploadClient;

beforeAll(async () => {
  stack = await openStack();
  await stack.app.listen(0, '127.0.0.1');
});
afterAll(() => stack?.close());
beforeEach(() => {
  const { id, client } = stack.newOwner();
  ann = client;
  token = stack.tokens.token(id);
  uploads = new UploadClient(stack.app, token);
});

interface Known {
  id: number;
  state: string;
  name: string;
  pages?: number;
  width: number;
  height: number;
}

const settled = (kind: 'photo' | 'document', id: number): Promise<Known> =>
  eventually(async () => {
    const { body } = await ann.get<Known>(`/api/${kind}s/${id}`);
    if (body.state === 'pending') throw new Error('It is still pending');
    return body;
  });

const ask = (id: number, variant: string, headers: Record<string, string> = {}) =>
  stack.app.inject({ url: `/api/media/${id}/${variant}`, headers: { 'x-auth-token': token, ...headers } });

const SCRIPT = '<script>alert(document.domain)</script>';
const PAYLOAD = Buffer.from(`${SCRIPT}<?php system("id"); ?>`.repeat(20));

describe('a polyglot', () => {
  it.each([
    ['a GIF that goes on as HTML', 'x.gif', 'image/gif', () => sharp(aPng()).gif().toBuffer()],
    ['a JPEG that goes on as HTML', 'x.php.jpg', 'image/jpeg', () => sharp(aPng()).jpeg().toBuffer()],
    ['a PNG with HTML behind its end', 'x.html.png', 'image/png', () => Promise.resolve(aPng())],
  ])(
    '%s is served as what it was found to be, and no picture made of it holds any of that',
    async (_what, filename, type, make) => {
      const id = await uploads.file(Buffer.concat([await make(), PAYLOAD]), { filename });
      expect(['ready', 'damaged']).toContain((await settled('photo', id)).state);
      expect((await ask(id, 'original')).headers).toMatchObject({ 'content-type': type });
      for (const variant of ['320', '960', '2048']) {
        const { headers, rawPayload } = await ask(id, variant);
        expect(headers['content-type']).toBe('image/webp');
        expect(rawPayload.includes('alert(')).toBe(false);
      }
    },
  );

  it('whose first bytes are HTML is no PDF, wherever the PDF begins', async () => {
    const bytes = Buffer.concat([Buffer.from(`<html>${SCRIPT}`), aPdf('Invoice')]);
    expect((await uploads.upload(bytes, { filename: 'x.pdf', kind: 'document' })).status).toBe(415);
  });
});

describe('a name', () => {
  it.each([
    ...['x.jpg.html', 'x.png.svg', 'invoice.pdf.exe', 'x.png.', 'x.png\u202egpj.js', 'x', '.png.htaccess'],
    ...['macro.docm', 'macro.xlsm', 'book.xlsx', 'letter.docx', 'letter.odt', 'many.zip', 'x.html', 'x.svg', 'x.swf'],
  ])('%j is refused before a byte is sent, for photos and papers', async (filename) => {
    for (const kind of ['photo', 'document']) expect((await uploads.create(100, { filename, kind })).status).toBe(415);
  });

  it.each([
    ['../../../etc/cron.d/x.png', 'x.png'],
    ['..\\..\\windows\\x.png', 'x.png'],
    ['/etc/x.png', 'x.png'],
    ['x.php.png', 'x.php.png'],
  ])('%j leads nowhere: it is %j, and only said to whoever saves the file', async (filename, name) => {
    const id = await uploads.file(aPng(), { filename });
    expect((await settled('photo', id)).name).toBe(name);
    expect((await ask(id, 'original')).headers['content-disposition']).toBe(`inline; filename=${name}`);
  });
});

describe('a PDF', () => {
  const pdfOf = async (bytes: Buffer): Promise<Known> =>
    settled('document', await uploads.file(bytes, { filename: 'x.pdf', kind: 'document' }));

  it('of twenty thousand pages is read as far as fifty of them, and says how many it has', async () => {
    const bytes = Buffer.from(
      aPdf('Invoice')
        .toString('latin1')
        .replace('/Kids [4 0 R] /Count 1', `/Kids [${'4 0 R '.repeat(20_000)}] /Count 20000`),
      'latin1',
    );
    expect(await pdfOf(bytes)).toMatchObject({ state: 'ready', pages: 20_000 });
  });

  it('with a page as large as a country makes no larger a picture than others', async () => {
    const bytes = Buffer.from(
      aPdf('Invoice').toString('latin1').replace('[0 0 595 842]', '[0 0 900000 14000000]'),
      'latin1',
    );
    const { state, width, height } = await pdfOf(bytes);
    expect(['ready', 'failed']).toContain(state);
    expect(Math.max(width ?? 0, height ?? 0)).toBeLessThanOrEqual(2048);
  });
});

it('a thousand ranges at once are the file, once', async () => {
  const bytes = aPng({ padding: 5_000 });
  const id = await uploads.file(bytes);
  const ranges = (some: string) => ask(id, 'original', { range: some });
  const many = await ranges(`bytes=${'0-,'.repeat(1_000)}0-`);
  expect([many.statusCode, many.rawPayload.length]).toEqual([200, bytes.length]);
  for (const odd of [`bytes=${'9'.repeat(30)}-`, 'bytes=-', 'bytes=5-1', 'bytes=0x0-0x9', 'lines=0-1'])
    expect([odd, (await ranges(odd)).statusCode]).toEqual([odd, 200]);
  expect((await ranges('bytes=999999999999999-')).statusCode).toBe(416);
  expect((await ranges('bytes=0-999999999999999')).headers['content-length']).toBe(String(bytes.length));
});
