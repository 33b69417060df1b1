import type { BookPicture } from '@carnet/contracts';
import type { Book } from '../model/book.js';

/** The book of a vehicle with everything that its services said, and where the bytes are that it shows. */
export interface CollectedBook {
  book: Book;
  /** Those that a book with these options shows, and no others. */
  files: CollectedFile[];
  /** The time zone of the person whose book it is. */
  timeZone: string;
  /** Records whose journal the book has. */
  records: CollectedRecord[];
  /** Pages of papers by their numbers, by which an estimate counts sheets. */
  pagesOfPapers: ReadonlyMap<number, number>;
  /** Pictures of the photos by the ids of their files, the smallest first. */
  pictures: ReadonlyMap<number, readonly BookPicture[]>;
  /** Whoever wrote its papers. */
  issuers: string[];
  /** Parts that are on the vehicle. */
  installed: InstalledPart[];
}

export interface InstalledPart {
  name: string;
  maker: string | null;
}

export interface CollectedFile {
  /** As the book names it. */
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
