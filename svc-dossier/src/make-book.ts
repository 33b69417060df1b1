import { readFile } from 'node:fs/promises';
import type { Drawn } from './chapters/drawn.js';
import { makePages, prepared } from './chapters/make-pages.js';
import { entriesIn } from './evidence/evidence.rules.js';
import { mayShow } from './evidence/redaction.rules.js';
import type { BookJournal } from './checkpoint/book-journal.js';
import type { Book } from './model/book.js';
import { draw } from './papers/draw.js';
import { srgbProfile } from './pdf/colours.js';
import { seal } from './seal/seal.js';
import { publicKeyOf, type SealingKey } from './seal/sealing-key.js';
import { verifierPage } from './seal/verifier-page.js';
import { typeset, type TypesetOrder } from './typeset/typeset.js';

export interface BookOrder {
  book: Book;
  /** The folder with the source files that the book refers to. */
  source: string;
  /** An empty working folder; the caller removes it. */
  folder: string;
  key: SealingKey;
  /** The journal of the vehicle up to now, with its signed head; null to make a book without a journal. */
  journal?: BookJournal | null;
  engine: TypesetOrder['engine'];
}

export type Step = 'photos' | 'sheets' | 'typeset' | 'seal';
export type Progress = (step: Step, done: number, of: number) => void;

/** Counts of a book's content. */
export interface BookCounts {
  /** Photos. */
  plates: number;
  /** Pages of papers. */
  sheets: number;
  entries: number;
  /** Papers that are left out, because something is withheld and their owner has not reviewed them. */
  withheld: number;
}

export interface MadeBook {
  pdf: Buffer;
  counts: BookCounts;
  /** SHA-256 of the printed content. */
  fingerprint: string;
  /** The text of the seal at the end of the file. */
  note: string;
  /** The number of characters that no font has. */
  substituted: number;
  memory: number;
  isNative: boolean;
}

/** Makes the PDF of a book from its data: redacts, draws, typesets, finishes and seals it. @throws NotTypeset */
export async function makeBook(order: BookOrder, tell: Progress = () => undefined): Promise<MadeBook> {
  const { source, folder, key, engine, journal = null } = order;
  const book = prepared(order.book);
  const drawn = await draw(book, source, folder, tell);
  tell('typeset', 0, 1);
  const made = makePages(book, drawn, {
    sealKey: publicKeyOf(key),
    verifier: await verifierPage(book.options.language),
    journal,
  });
  const set = await typeset(made, { folder, engine, colours: await srgbProfile() });
  tell('seal', 0, 1);
  const { fingerprint } = made.pages;
  const { pdf, note } = seal({ pdf: await readFile(set.path), fingerprint, issuedOn: book.issuedOn, journal }, key);
  const counts = countsOf(book, drawn);
  return { pdf, note, fingerprint, counts, substituted: set.substituted, memory: set.memory, isNative: set.isNative };
}

function countsOf(book: Book, drawn: Drawn): BookCounts {
  const has = (chapter: Book['options']['chapters'][number]): boolean => book.options.chapters.includes(chapter);
  return {
    plates: drawn.photos.size,
    sheets: [...drawn.papers.values()].reduce((sum, { sheets }) => sum + sheets.length, 0),
    entries: entriesIn(book).length,
    withheld: has('papers') ? book.papers.filter(({ hidden }) => !mayShow(hidden, book.options)).length : 0,
  };
}
