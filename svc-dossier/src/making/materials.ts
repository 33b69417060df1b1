import type { OwnerId } from '@carnet/rest';
import type { BookJournal } from '../checkpoint/book-journal.js';
import type { Book, BookOptions } from '../model/book.js';

/** The vehicle of a book, and its options. */
export interface BookWanted {
  owner: OwnerId;
  vehicleId: number;
  options: BookOptions;
  issuedOn: string;
}

/** The content of a book; its files are in the given folder. */
export interface Gathered {
  book: Book;
  journal: BookJournal | null;
}

/** The source of data and files for books. */
export abstract class Materials {
  /** @throws NotFound if the vehicle is gone, Unprocessable if it has too much data, Unavailable if a service is down */
  abstract gather(
    wanted: BookWanted,
    folder: string,
    tell: (done: number, of: number) => void,
    signal: AbortSignal,
  ): Promise<Gathered>;
}
