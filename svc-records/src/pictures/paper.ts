import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { FormReader, withFields } from '@carnet/media';
import { type PDFiumDocument, PDFiumLibrary, type PDFiumPage } from '@hyzyla/pdfium';
import type { Invoice } from '../invoices/invoice.js';
import { attachedInvoice } from './attached-invoice.js';
import { Unreadable } from './decode.js';
import { PAGES_OF_TEXT } from './pages.rules.js';
import { isText } from './reading.rules.js';

export const PDF = 'application/pdf';

/** The PDF needs a password. */
export class Locked extends Error {}

/** The maximum length of a stored text. */
const MOST_TEXT = 200_000;

/** A page as RGBA pixels. */
export interface PagePixels {
  rgba: Buffer;
  width: number;
  height: number;
}

/** An open PDF; pages are counted from 0. */
export interface OpenPdf {
  pages: number;
  /** @param side the longer side in pixels */
  render: (page: number, side: number) => Promise<PagePixels>;
  /** The text of its first pages; text in pictures is not included. Call it last: drawing adds the texts of form fields to the page. */
  text: () => PdfText;
  /** The attached invoice; null if there is none. */
  invoice: () => Invoice | null;
  close: () => void;
}

export interface PdfText {
  /** The text of the pages, with the form's values in place. */
  text: string;
  /** Only the filled fields, because the page of a scanned form is a picture. */
  filled: string;
  /** True if the page itself contains text. */
  isText: boolean;
}

/** The compiled module is shared by all papers. */
let compiled: Promise<WebAssembly.Module> | null = null;

/** Each paper gets its own instance, with memory of its own. */
async function openLibrary(): Promise<PDFiumLibrary> {
  compiled ??= readFile(createRequire(import.meta.url).resolve('@hyzyla/pdfium/pdfium.wasm')).then((bytes) =>
    WebAssembly.compile(bytes),
  );
  const module = await compiled;
  return PDFiumLibrary.init({
    instantiateWasm: (imports, taken) => {
      const instance = new WebAssembly.Instance(module, imports);
      // The type demands a module, but the library passes the instance on.
      taken(instance);
      return instance.exports;
    },
  });
}

/** @throws Unreadable, Locked */
export async function openPdf(path: string): Promise<OpenPdf> {
  const library = await openLibrary();
  const close = (): void => {
    try {
      library.destroy();
    } catch {
      // The library failed; its memory is discarded.
    }
  };
  try {
    const document = await opened(library, await readFile(path));
    const pages = await orUnreadable(() => document.getPageCount());
    if (pages === 0) throw new Unreadable('It has no pages');
    return {
      pages,
      render: (page, side) => orUnreadable(() => rendered(document.getPage(page), side)),
      text: () => textOf(document, pages),
      invoice: () => orElse(null, () => attachedInvoice(document)),
      close,
    };
  } catch (error) {
    close();
    throw error;
  }
}

async function opened(library: PDFiumLibrary, bytes: Buffer): Promise<PDFiumDocument> {
  try {
    return await library.loadDocument(bytes);
  } catch (error) {
    const { message } = error as Error;
    throw /password|security/i.test(message) ? new Locked() : new Unreadable(message);
  }
}

/** Draws a page of any size, limited by the result. Form values are drawn, too, as dossiers show them (ADR 64). */
async function rendered(page: PDFiumPage, side: number): Promise<PagePixels> {
  const { originalWidth, originalHeight } = page.getOriginalSize();
  const longest = Math.max(originalWidth, originalHeight);
  if (!(longest > 0)) throw new Unreadable('A page of it has no size');
  const scale = side / longest;
  if (Math.min(originalWidth, originalHeight) * scale < 1) throw new Unreadable('A page of it is a line');
  const { data, width, height } = await page.render({ scale, render: 'bitmap', renderFormFields: true });
  return { rgba: Buffer.from(data), width, height };
}

/** Errors of PDFium are permanent, so a retry does not help. */
async function orUnreadable<T>(work: () => T | Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof Unreadable || error instanceof Locked ? error : new Unreadable((error as Error).message);
  }
}

function textOf(document: PDFiumDocument, pages: number): PdfText {
  const form = new FormReader(document);
  const read: PageText[] = [];
  for (let page = 0; page < Math.min(pages, PAGES_OF_TEXT) && charactersOf(read) < MOST_TEXT; page += 1)
    read.push(textOfPage(form, document, page));
  return {
    text: stored(read.map(({ text }) => text)),
    filled: stored(read.map(({ filled }) => filled)),
    isText: isText(stored(read.map(({ own }) => own)), pages),
  };
}

/** Texts of one page: all text, the page's own, and its filled fields. */
interface PageText {
  text: string;
  own: string;
  filled: string;
}

const charactersOf = (pages: readonly PageText[]): number => pages.reduce((sum, { text }) => sum + text.length, 0);

/** PostgreSQL rejects NULs and unpaired surrogates. */
const stored = (pages: readonly string[]): string =>
  pages
    .map((text) => `${text}\n`)
    .join('')
    .slice(0, MOST_TEXT)
    .replaceAll('\0', '')
    .toWellFormed()
    .trim();

/** Skips an unreadable page or form. */
function textOfPage(form: FormReader, document: PDFiumDocument, at: number): PageText {
  const own = orElse('', () => document.getPage(at).getText());
  return orElse({ text: own, own, filled: '' }, () => {
    const page = document.getPage(at);
    const fields = form.fieldsOf(page, at);
    if (fields.length === 0) return { text: own, own, filled: '' };
    const filled = fields.map(({ value }) => value).join('\n');
    return { text: withFields(form.textOf(page), fields), own, filled };
  });
}

function orElse<T>(fallback: T, read: () => T): T {
  try {
    return read();
  } catch {
    return fallback;
  }
}
