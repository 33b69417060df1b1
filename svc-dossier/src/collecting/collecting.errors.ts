import { Unprocessable } from '@carnet/messages';
import * as m from '../messages/collecting.js';

/** The limit for all files of one book. Files are streamed to disk, and typesetting reads those that are attached. */
export const MOST_MEGABYTES = 1024;

/** A vehicle has more records and texts than a service puts into one answer. */
export class TooMuchForBook extends Unprocessable {
  constructor() {
    super(m.tooMuch);
  }
}

/** The files of a book exceed its size limit. */
export class TooManyBytesForBook extends Unprocessable {
  constructor() {
    super(m.tooManyBytes({ megabytes: MOST_MEGABYTES }));
  }
}
