import { Conflict, NotFound } from '@carnet/messages';
import * as m from '../messages/set-aside.js';

export class SetAsideNotFound extends NotFound {
  constructor() {
    super(m.notFound);
  }
}

/** Another thing has taken its place, or its precondition is gone. */
export class PlaceTaken extends Conflict {
  constructor() {
    super(m.placeTaken);
  }
}
