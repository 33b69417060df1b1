import { readFile } from 'node:fs/promises';
import { makePages, prepared } from './chapters/make-pages.js';
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
  /** The folder in which the files that the book names lie. */
  source: string;
  /** An empty folder to work in; the caller removes it. */
  folder: string;
  key: SealingKey;
  /** The journal of the vehicle up to now, and its signed head; null where a book is made without. */
  journal?: BookJournal | null;
  engine: TypesetOrder['engine'];
}

export type Step = 'photos' | 'sheets' | 'typeset' | 'seal';
export type Progress = (step: Step, done: number, of: number) => void;

export interface MadeBook {
  pdf: Buffer;
  /** SHA-256 of the content, as it is printed. */
  fingerprint: string;
  /** The seal, as it stands at the end of the file. */
  note: string;
  /** Characters that no typeface has. */
  substituted: number;
  memory: number;
  isNative: boolean;
}

/** From the data of a book to its bytes: redacted, drawn, typeset, finished, sealed. @throws NotTypeset */
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
  return { pdf, note, fingerprint, substituted: set.substituted, memory: set.memory, isNative: set.isNative };
}
