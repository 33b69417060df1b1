import { mkdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { FormReader, tiffPagesOf, withFields } from '@carnet/media';
import { type PDFiumDocument, PDFiumLibrary, type PDFiumPage } from '@hyzyla/pdfium';
import type { DrawnPaper } from '../chapters/drawn.js';
import { lacksRoom } from '../processes/ask-child.js';
import { settable } from '../text/text.rules.js';
import type { DrawOrder } from './draw-orders.js';
import { blacken, type Pixels, pixelsOf, turnedBy, writeSheet } from './pictures.js';

const PDF = 'application/pdf';
const TIFF = 'image/tiff';
/** The maximum length of the alternative text of a sheet. */
const MOST_TEXT = 240;
const POINTS = 72;
/** The maximum resolution, even for very small papers. */
const FINEST_DPI = 150;

type PaperOrder = Extract<DrawOrder, { kind: 'paper' }>;

/** Counts the sheets of a paper; returns 0 if the file is unreadable. */
export async function countSheets({ path, mediaType }: { path: string; mediaType: string }): Promise<number> {
  if (mediaType !== PDF) return (await placesOf(path, mediaType)).length;
  return withPdf(path, async (document) => document.getPageCount()).catch(() => 0);
}

/** Draws each sheet of a paper, or returns the reason why it cannot. An unreadable paper never fails the book. @throws Error if the disk is full */
export async function drawPaper(order: PaperOrder): Promise<DrawnPaper> {
  await mkdir(dirname(join(order.folder, order.name)), { recursive: true });
  try {
    return order.mediaType === PDF ? await drawPdf(order) : await drawPicture(order);
  } catch (error) {
    const { message } = error as Error;
    if (lacksRoom({ failed: message })) throw error;
    const isLocked = /password|security/i.test(message);
    return { sheets: [], trouble: isLocked ? 'locked' : 'unreadable', more: 0 };
  }
}

async function drawPicture(order: PaperOrder): Promise<DrawnPaper> {
  const places = await placesOf(order.path, order.mediaType);
  const sheets: DrawnPaper['sheets'] = [];
  for (const [at, place] of places.slice(0, order.most).entries())
    sheets.push(await keep(order, at, await pixelsOf(order.path, order.pixels, place), ''));
  return { sheets, trouble: null, more: places.length - sheets.length };
}

/** Indexes of the sheets in a picture file: a scanner writes several into one TIFF. If the file is unclear, only the first. */
async function placesOf(path: string, mediaType: string): Promise<number[]> {
  const places = mediaType === TIFF ? (await tiffPagesOf(path).catch(() => null))?.places : null;
  return places?.length ? places : [0];
}

const drawPdf = (order: PaperOrder): Promise<DrawnPaper> =>
  withPdf(order.path, async (document) => {
    const pages = document.getPageCount();
    if (pages === 0) return { sheets: [], trouble: 'empty', more: 0 };
    const sheets: DrawnPaper['sheets'] = [];
    for (let at = 0; at < Math.min(pages, order.most); at++) {
      const pixels = await render(document.getPage(at), order.pixels);
      // The text is read after drawing: drawing adds the texts of form fields to the page.
      sheets.push(await keep(order, at, pixels, order.isRead ? textOf(document, at) : ''));
    }
    return { sheets, trouble: null, more: pages - sheets.length };
  });

async function keep(order: PaperOrder, at: number, drawn: Pixels, text: string): Promise<DrawnPaper['sheets'][number]> {
  blacken(
    drawn,
    order.hidden.filter(({ sheet }) => sheet === at + 1),
  );
  const pixels = await turnedBy(order.turned, drawn);
  const file = `${order.name}-${at + 1}.jpg`;
  await writeSheet(pixels, join(order.folder, file));
  return { file, width: pixels.width, height: pixels.height, text };
}

async function render(page: PDFiumPage, most: number): Promise<Pixels> {
  const { originalWidth, originalHeight } = page.getOriginalSize();
  const scale = Math.min(FINEST_DPI / POINTS, Math.sqrt(most / (originalWidth * originalHeight)));
  const { data, width, height } = await page.render({ scale, render: 'bitmap', renderFormFields: true });
  return { rgba: Buffer.from(data), width, height };
}

function textOf(document: PDFiumDocument, at: number): string {
  try {
    return settable(pageText(document, at)).replace(/\s+/g, ' ').trim().slice(0, MOST_TEXT).toWellFormed();
  } catch {
    return '';
  }
}

/** The text of a page, with the values of its form fields. An unreadable form is skipped. */
function pageText(document: PDFiumDocument, at: number): string {
  const own = document.getPage(at).getText();
  try {
    const [form, page] = [new FormReader(document), document.getPage(at)];
    const fields = form.fieldsOf(page, at);
    return fields.length === 0 ? own : withFields(form.textOf(page), fields);
  } catch {
    return own;
  }
}

/** The compiled module is shared by all papers. */
let compiled: Promise<WebAssembly.Module> | null = null;

/** Each paper gets its own instance of the library, so that a corrupt file cannot affect the next paper. */
async function openLibrary(): Promise<PDFiumLibrary> {
  const wasm = createRequire(import.meta.url).resolve('@hyzyla/pdfium/pdfium.wasm');
  const module = await (compiled ??= readFile(wasm).then((bytes) => WebAssembly.compile(bytes)));
  return PDFiumLibrary.init({
    instantiateWasm: (imports, taken) => {
      const instance = new WebAssembly.Instance(module, imports);
      // The type demands a module, but the library passes the instance on.
      taken(instance);
      return instance.exports;
    },
  });
}

const withPdf = async <T>(path: string, work: (document: PDFiumDocument) => Promise<T>): Promise<T> =>
  withPdfBytes(await readFile(path), work);

export async function withPdfBytes<T>(pdf: Uint8Array, work: (document: PDFiumDocument) => Promise<T>): Promise<T> {
  const library = await openLibrary();
  try {
    return await work(await library.loadDocument(pdf));
  } finally {
    try {
      library.destroy();
    } catch {
      // The library failed; its memory is discarded.
    }
  }
}
