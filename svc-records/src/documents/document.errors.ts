import { Conflict, NotFound, Unavailable } from '@carnet/messages';
import * as m from '../messages/document.js';

export class DocumentNotFound extends NotFound {
  constructor() {
    super(m.notFound);
  }
}

/** Joining failed for the moment; nothing has changed. */
export class NotJoined extends Unavailable {
  constructor() {
    super(m.notJoined);
  }
}

/** Some of the papers that it was joined from no longer exist. */
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
