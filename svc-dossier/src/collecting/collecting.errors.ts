import { Unprocessable } from '@carnet/messages';
import * as m from '../messages/collecting.js';

/** The limit of all files of one book. They are streamed to a disk, and typesetting reads those that it attaches. */
export const MOST_MEGABYTES = 1024;

/** A vehicle has more records and texts than its services hand out at once. */
export class TooMuchForBook extends Unprocessable {
  constructor() {
    super(m.tooMuch);
  }
}

/** The files that a book shows have more bytes than it may hold. */
export class TooManyBytesForBook extends Unprocessable {
  constructor() {
    super(m.tooManyBytes({ megabytes: MOST_MEGABYTES }));
  }
}
