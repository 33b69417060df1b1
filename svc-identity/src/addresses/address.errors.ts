import { Conflict, Invalid } from '@carnet/messages';
import * as m from '../messages/address.js';

/** The same answer for a link that never existed, was used, has expired or was replaced by a newer one. */
export class AddressLinkEnded extends Invalid {
  constructor() {
    super(m.linkEnded);
  }
}

export class NothingToConfirm extends Conflict {
  constructor() {
    super(m.isConfirmed);
  }
}
