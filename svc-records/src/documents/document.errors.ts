import { Conflict, NotFound, Unavailable } from '@carnet/messages';
import * as m from '../messages/document.js';

export class DocumentNotFound extends NotFound {
  constructor() {
    super(m.notFound);
  }
}

/** It could not be done now; nothing has changed. */
export class NotJoined extends Unavailable {
  constructor() {
    super(m.notJoined);
  }
}

/** The papers that it was joined of are not all there any more. */
export class PagesGone extends Conflict {
  constructor() {
    super(m.pagesGone);
  }
}

export class NotOfPages extends Conflict {
  constructor() {
    super(m.notOfPages);
  }
}
