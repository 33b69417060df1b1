import { Invalid } from '@carnet/messages';
import * as m from '../messages/password.js';

/** The same answer for a link that never existed, was used, has expired or was replaced by a newer one. */
export class ResetLinkEnded extends Invalid {
  constructor() {
    super(m.linkEnded);
  }
}
