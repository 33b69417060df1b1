import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { type PDFiumDocument, PDFiumLibrary, type PDFiumPage } from '@hyzyla/pdfium';
import { Unreadable } from './decode.js';
import { PAGES_OF_TEXT } from './pages.rules.js';

export const PDF = 'application/pdf';

/** It asks for a password, which nobody gives to a machine. */
export class Locked extends Error {}

/** So many characters of a text are kept. */
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
  /** Of its first pages, as far as it is text and not a picture of text. */
  text: () => string;
  close: () => void;
}

/** Of all papers: what has been compiled well stays so. */
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
      text: () => textOf(document, Math.min(pages, PAGES_OF_TEXT)),
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

/** What PDFium stumbles over once it stumbles over each time: another try would find the same. */
async function orUnreadable<T>(work: () => T | Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof Unreadable || error instanceof Locked ? error : new Unreadable((error as Error).message);
  }
}

function textOf(document: PDFiumDocument, pages: number): string {
  let text = '';
  for (let page = 0; page < pages && text.length < MOST_TEXT; page += 1) text += `${textOfPage(document, page)}\n`;
  // PostgreSQL keeps no NUL and no half of a pair.
  return text.slice(0, MOST_TEXT).replaceAll('\0', '').toWellFormed().trim();
}

/** A page that cannot be read is left out. */
function textOfPage(document: PDFiumDocument, page: number): string {
  try {
    return document.getPage(page).getText();
  } catch {
    return '';
  }
}
