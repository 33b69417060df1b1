import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import type { TestClient } from '@carnet/svc-testing';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { STICKER_FORMATS, STICKER_FORMAT_NAMES, type StickerFormatName } from '../src/buyer/stickers/formats.js';
import { NOBODYS, openStack, type Stack } from './stack.js';

const require = createRequire(__filename);
/** The minimum resolution of a printer. */
const DPI = 200;
const MM_OF_INCH = 25.4;
const POINTS_OF_INCH = 72;

let stack: Stack;
let ann: TestClient;
let owner: number;
let vehicle: number;

beforeAll(async () => {
  stack = await openStack();
  const wasmBinary = new Uint8Array(await readFile(require.resolve('zxing-wasm/reader/zxing_reader.wasm'))).buffer;
  await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true });
});
afterAll(() => stack?.close());
beforeEach(() => {
  ({ id: owner, client: ann } = stack.newOwner());
  vehicle = stack.aVehicle(owner, { make: 'Mazda', model: 'ロードスター #[x]', year: 1994 });
});

async function sheet(query: string): Promise<Buffer> {
  const headers = { 'x-auth-token': stack.tokens.token(owner), host: 'carnet.example' };
  const answer = await stack.app.inject({ url: `/api/media/stickers?vehicle_id=${vehicle}${query}`, headers });
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
  return answer.rawPayload;
}

interface Seen {
  text: string;
  /** The position of the code's corner, in millimetres. */
  x: number;
  y: number;
}

/** Renders the first page, and decodes all QR codes in the picture. */
async function seenIn(pdf: Buffer): Promise<{ pages: number; width: number; height: number; codes: Seen[] }> {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(pdf);
  const page = document.getPage(0);
  const size = page.getOriginalSize();
  const drawn = await page.render({ scale: DPI / POINTS_OF_INCH, render: 'bitmap' });
  const found = await readBarcodes(
    {
      data: new Uint8ClampedArray(drawn.data),
      width: drawn.width,
      height: drawn.height,
      colorSpace: 'srgb',
    },
    { formats: ['QRCode'], maxNumberOfSymbols: 100, tryHarder: true },
  );
  const pages = document.getPageCount();
  document.destroy();
  library.destroy();
  const inMm = (pixels: number): number => (pixels / DPI) * MM_OF_INCH;
  return {
    pages,
    width: (size.originalWidth / POINTS_OF_INCH) * MM_OF_INCH,
    height: (size.originalHeight / POINTS_OF_INCH) * MM_OF_INCH,
    codes: found.map(({ text, position }) => ({ text, x: inMm(position.topLeft.x), y: inMm(position.topLeft.y) })),
  };
}

it.each(STICKER_FORMAT_NAMES)(
  'a sheet %s has a code on each label, which leads to logging a reading @thorough',
  async (name: StickerFormatName) => {
    const { page, columns, rows, label, gap, left, top } = STICKER_FORMATS[name];
    const { pages, width, height, codes } = await seenIn(await sheet(`&format=${name}`));
    expect([pages, Math.round(width * 10), Math.round(height * 10)]).toEqual([
      1,
      Math.round(page.width * 10),
      Math.round(page.height * 10),
    ]);
    expect(codes).toHaveLength(columns * rows);
    expect(new Set(codes.map(({ text }) => text))).toEqual(
      new Set([`http://carnet.example/quick?entry=reading&vehicle=${vehicle}`]),
    );
    for (const { x, y } of codes) {
      // Each code lies within its own label.
      const column = Math.floor((x - left) / (label.width + gap.x));
      const row = Math.floor((y - top) / (label.height + gap.y));
      expect(x - left - column * (label.width + gap.x)).toBeLessThan(label.width / 2);
      expect(y - top - row * (label.height + gap.y)).toBeLessThan(label.height / 2);
    }
  },
);

it('leads to a page for buyers, and leaves labels out that the sheet lacks', async () => {
  const { body } = await ann.post('/api/buyer-pages', { vehicle_id: vehicle, name: 'Window' });
  const { codes } = await seenIn(await sheet(`&buyer_page_id=${body.id as number}&format=a4-24-70x37&skip=20`));
  expect(codes.map(({ text }) => text)).toEqual(
    Array.from({ length: 4 }, () => `http://carnet.example${body.path as string}`),
  );
  expect(Math.min(...codes.map(({ y }) => y))).toBeGreaterThan(6 * 37);
});

it.each(['', '&buyer_page_id=1'])('is for the owner of the vehicle alone (%s)', async (query) => {
  const stranger = stack.newOwner().client;
  for (const id of [vehicle, NOBODYS])
    expect((await stranger.get(`/api/media/stickers?vehicle_id=${id}${query}`)).status).toBe(404);
  expect((await stack.anyone.get(`/api/media/stickers?vehicle_id=${vehicle}`)).status).toBe(401);
});

it.each(['format=a4-99', 'skip=-1', 'skip=65'])('refuses %s', async (query) => {
  expect((await ann.get(`/api/media/stickers?vehicle_id=${vehicle}&${query}`)).status).toBe(400);
});

it('has no sheet of another vehicle\u2019s page', async () => {
  const other = stack.aVehicle(owner);
  const { body } = await ann.post('/api/buyer-pages', { vehicle_id: other, name: 'Window' });
  expect((await ann.get(`/api/media/stickers?vehicle_id=${vehicle}&buyer_page_id=${body.id as number}`)).status).toBe(
    404,
  );
});
