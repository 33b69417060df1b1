import { Problem, Unavailable } from '@carnet/messages';
import * as m from './messages/file.js';

/** The requested range begins after the end of the file. */
export class BeyondTheEnd extends Problem {
  readonly status = 416;
  constructor() {
    super(m.beyondTheEnd);
  }
}

export class TooManyDownloads extends Unavailable {
  constructor() {
    super(m.tooManyDownloads);
  }
}
