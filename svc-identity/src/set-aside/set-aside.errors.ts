import { Conflict, NotFound } from '@carnet/messages';
import * as m from '../messages/set-aside.js';

export class SetAsideNotFound extends NotFound {
  constructor() {
    super(m.notFound);
  }
}

/** There is another one in its place, or what it needs is gone. */
export class PlaceTaken extends Conflict {
  constructor() {
    super(m.placeTaken);
  }
}
