import type { BookJournal } from '../checkpoint/book-journal.js';
import type { BookCounts } from '../make-book.js';
import type { Book } from '../model/book.js';

/** The order for the process of a book. */
export interface BindingOrder {
  book: Book;
  journal: BookJournal | null;
  /** The folder of the files that the book names. */
  source: string;
  /** An empty folder for what is made. */
  folder: string;
  key: { name: string; pem: string };
}

/** Bytes in a file of their own. */
export interface MadeFile {
  path: string;
  sha256: string;
  bytes: number;
}

/** A book that is made, and what there is to say of it. */
export interface BoundBook {
  file: MadeFile;
  /** Its first pages as pictures. */
  previews: MadeFile[];
  counts: BookCounts & { pages: number };
  fingerprint: string;
  seal: string;
  checkpoint: string | null;
  madeWith: Record<string, string>;
}
