import { NotFound, Unprocessable } from '@carnet/messages';
import * as m from '../messages/entry.js';

export class EntryNotFound extends NotFound {
  constructor() {
    super(m.notFound);
  }
}

/** A limit is needed because each entry is checked against all others. */
export class TooManyEntries extends Unprocessable {
  constructor(most: number) {
    super(m.tooMany({ most }));
  }
}
