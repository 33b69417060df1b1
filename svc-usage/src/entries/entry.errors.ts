import { NotFound, Unprocessable } from '@carnet/messages';
import * as m from '../messages/entry.js';

export class EntryNotFound extends NotFound {
  constructor() {
    super(m.notFound);
  }
}

/** Each is checked against the others: with more of them, storing one would keep everybody waiting. */
export class TooManyEntries extends Unprocessable {
  constructor(most: number) {
    super(m.tooMany({ most }));
  }
}
