import { readFile } from 'node:fs/promises';
import { type PDFiumDocument, PDFiumLibrary, type PDFiumPage } from '@hyzyla/pdfium';
import { Unreadable } from './decode.js';
import type { ReadPaper } from './picture-process.js';

/** It asks for a password, which nobody gives to a machine. */
export class Locked extends Error {}

/** Of so many pages the text is read, and so many characters of it kept. */
const PAGES_READ = 50;
const MOST_TEXT = 200_000;

/** The first page as pixels of four channels, and what the document says. */
export interface FirstPage extends ReadPaper {
  rgba: Buffer;
  width: number;
  height: number;
}

/**
 * Reads a PDF.
 * @param side pixels of the longer side of its first page
 * @throws Unreadable, Locked
 */
export async function readPdf(path: string, side: number): Promise<FirstPage> {
  const library = await PDFiumLibrary.init();
  try {
    const document = await opened(library, await readFile(path));
    const pages = document.getPageCount();
    if (pages === 0) throw new Unreadable('It has no pages');
    const { data, width, height } = await rendered(document.getPage(0), side);
    return { pages, text: textOf(document, Math.min(pages, PAGES_READ)), rgba: Buffer.from(data), width, height };
  } finally {
    library.destroy();
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

/** A page may be as long as a wall: what counts is what comes out. */
function rendered(page: PDFiumPage, side: number) {
  const { originalWidth, originalHeight } = page.getOriginalSize();
  const longest = Math.max(originalWidth, originalHeight);
  if (!(longest > 0)) throw new Unreadable('Its first page has no size');
  return page.render({ scale: side / longest, render: 'bitmap' });
}

function textOf(document: PDFiumDocument, pages: number): string {
  let text = '';
  for (let page = 0; page < pages && text.length < MOST_TEXT; page += 1)
    text += `${document.getPage(page).getText()}\n`;
  // PostgreSQL keeps no NUL and no half of a pair.
  return text.slice(0, MOST_TEXT).replaceAll('\0', '').toWellFormed().trim();
}
