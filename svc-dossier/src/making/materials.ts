import type { OwnerId } from '@carnet/svc-kit';
import type { BookJournal } from '../checkpoint/book-journal.js';
import type { Book, BookOptions } from '../model/book.js';

/** Of which vehicle a book is, and what it is to be. */
export interface BookWanted {
  owner: OwnerId;
  vehicleId: number;
  options: BookOptions;
  issuedOn: string;
}

/** What a book is made of; the files that it names lie in the folder that was given. */
export interface Gathered {
  book: Book;
  journal: BookJournal | null;
}

/** Where the books' data and files come from. */
export abstract class Materials {
  /** @throws NotFound where the vehicle is gone, Unprocessable where there is too much of it, Unavailable where somebody is away */
  abstract gather(
    wanted: BookWanted,
    folder: string,
    tell: (done: number, of: number) => void,
    signal: AbortSignal,
  ): Promise<Gathered>;
}
