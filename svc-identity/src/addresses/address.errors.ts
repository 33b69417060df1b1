import { Conflict, Invalid } from '@carnet/messages';
import * as m from '../messages/address.js';

/** One answer for a link that was never sent, was used, is too old or was followed by a newer one. */
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
