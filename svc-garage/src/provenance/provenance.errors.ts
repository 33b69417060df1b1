import { NotFound } from '@carnet/messages';
import * as m from '../messages/provenance.js';

export class IdentityNotFound extends NotFound {
  constructor() {
    super(m.identityNotFound);
  }
}

export class OwnershipChapterNotFound extends NotFound {
  constructor() {
    super(m.chapterNotFound);
  }
}
