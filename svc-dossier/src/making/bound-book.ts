import type { BookJournal } from '../checkpoint/book-journal.js';
import type { BookCounts } from '../make-book.js';
import type { Book } from '../model/book.js';

/** The order to the process that makes a book. */
export interface BindingOrder {
  book: Book;
  journal: BookJournal | null;
  /** The folder with the files that the book refers to. */
  source: string;
  /** An empty folder for the results. */
  folder: string;
  key: { name: string; pem: string };
}

/** A file on disk, not yet stored. */
export interface MadeFile {
  path: string;
  sha256: string;
  bytes: number;
}

/** A finished book, and its properties. */
export interface BoundBook {
  file: MadeFile;
  /** Pictures of its first pages. */
  previews: MadeFile[];
  counts: BookCounts & { pages: number };
  fingerprint: string;
  seal: string;
  checkpoint: string | null;
  madeWith: Record<string, string>;
}
