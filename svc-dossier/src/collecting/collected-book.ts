import type { BookPicture } from '@carnet/contracts/book';
import type { Book } from '../model/book.js';

/** The book of a vehicle from the services' answers, and references to the files that it shows. */
export interface CollectedBook {
  book: Book;
  /** Only the files that a book with these options shows. */
  files: CollectedFile[];
  /** The time zone of the book's owner. */
  timeZone: string;
  /** Records whose journal entries the book contains. */
  records: CollectedRecord[];
  /** Page counts of papers, keyed by paper number, to estimate the number of sheets. */
  pagesOfPapers: ReadonlyMap<number, number>;
  /** Scaled pictures of the photos, keyed by file id, the smallest first. */
  pictures: ReadonlyMap<number, readonly BookPicture[]>;
  /** Issuers of the papers. */
  issuers: string[];
  /** Parts that are installed on the vehicle. */
  installed: InstalledPart[];
}

export interface InstalledPart {
  name: string;
  maker: string | null;
}

export interface CollectedFile {
  /** The name by which the book refers to the file. */
  file: string;
  sha256: string;
  fileId: number;
  bytes: number;
}

export interface CollectedRecord {
  service: 'garage' | 'service' | 'records';
  kind: string;
  id: number;
}
