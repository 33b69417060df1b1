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

/** It asks for a password, which nobody gives to a machine. */
export class Locked extends Error {}

/** The most characters that are kept of a text. */
const MOST_TEXT = 200_000;

/** A page as pixels of four channels. */
export interface PagePixels {
  rgba: Buffer;
  width: number;
  height: number;
}

/** A PDF that is open; pages are counted from 0. */
export interface OpenPdf {
  pages: number;
  /** @param side pixels of its longer side */
  render: (page: number, side: number) => Promise<PagePixels>;
  /**
   * The text of its first pages, as far as it is text and not a picture of text. To be asked for last: what only a field's appearance says is drawn
   * into its page for it.
   */
  text: () => PdfText;
  /** The invoice that is attached to it as data; null where none is. */
  invoice: () => Invoice | null;
  close: () => void;
}

export interface PdfText {
  /** Its text, with the values of its form at their places. */
  text: string;
  /** The filled fields alone: the page of a scanned form is itself a picture. */
  filled: string;
  /** The page itself says something as text. */
  isText: boolean;
}

/** The compiled module is shared by all papers. */
let compiled: Promise<WebAssembly.Module> | null = null;

/** An instance for each paper, with a memory of its own. */
async function openLibrary(): Promise<PDFiumLibrary> {
  compiled ??= readFile(createRequire(import.meta.url).resolve('@hyzyla/pdfium/pdfium.wasm')).then((bytes) =>
    WebAssembly.compile(bytes),
  );
  const module = await compiled;
  return PDFiumLibrary.init({
    instantiateWasm: (imports, taken) => {
      const instance = new WebAssembly.Instance(module, imports);
      // Its type says a module, but what it takes is the instance.
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
      // It has stumbled, and goes as a whole with its memory.
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

/** A page may be as long as a wall: what counts is what comes out. What was filled in is drawn too: a dossier shows it (ADR 64). */
async function rendered(page: PDFiumPage, side: number): Promise<PagePixels> {
  const { originalWidth, originalHeight } = page.getOriginalSize();
  const longest = Math.max(originalWidth, originalHeight);
  if (!(longest > 0)) throw new Unreadable('A page of it has no size');
  const scale = side / longest;
  if (Math.min(originalWidth, originalHeight) * scale < 1) throw new Unreadable('A page of it is a line');
  const { data, width, height } = await page.render({ scale, render: 'bitmap', renderFormFields: true });
  return { rgba: Buffer.from(data), width, height };
}

/** A fault of PDFium comes back each time: another try would find the same. */
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

/** Texts of one page: all of it, its own words, and its filled fields. */
interface PageText {
  text: string;
  own: string;
  filled: string;
}

const charactersOf = (pages: readonly PageText[]): number => pages.reduce((sum, { text }) => sum + text.length, 0);

/** PostgreSQL keeps no NUL and no half of a pair. */
const stored = (pages: readonly string[]): string =>
  pages
    .map((text) => `${text}\n`)
    .join('')
    .slice(0, MOST_TEXT)
    .replaceAll('\0', '')
    .toWellFormed()
    .trim();

/** Leaves out a page that cannot be read, and a form. */
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
