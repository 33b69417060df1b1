import { Invalid } from '@carnet/messages';
import * as m from '../messages/password.js';

/** One answer for a link that was never sent, was used, is too old or was followed by a newer one. */
export class ResetLinkEnded extends Invalid {
  constructor() {
    super(m.linkEnded);
  }
}
