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

/** The content of a book; the files that it names lie in the folder that was given. */
export interface Gathered {
  book: Book;
  journal: BookJournal | null;
}

/** The source of the books' data and files. */
export abstract class Materials {
  /** @throws NotFound where the vehicle is gone, Unprocessable where there is too much of it, Unavailable where somebody is away */
  abstract gather(
    wanted: BookWanted,
    folder: string,
    tell: (done: number, of: number) => void,
    signal: AbortSignal,
  ): Promise<Gathered>;
}
