import { Problem, Unavailable } from '@carnet/messages';
import * as m from './messages/file.js';

/** The range that is asked for begins where the file has ended. */
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
