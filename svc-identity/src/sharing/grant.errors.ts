import { Forbidden, Invalid, NotFound } from '@carnet/messages';
import * as m from '../messages/sharing.js';

/** The same answer for a link that never existed, was used, has expired or was withdrawn. */
export class InvitationEnded extends Invalid {
  constructor() {
    super(m.linkEnded);
  }
}

export class InvitationOfAnother extends Forbidden {
  constructor(email: string) {
    super(m.ofAnother({ email }));
  }
}

export class InvitationUnconfirmed extends Forbidden {
  constructor(email: string) {
    super(m.unconfirmed({ email }));
  }
}

export class InvitationNotFound extends NotFound {
  constructor() {
    super(m.invitationNotFound);
  }
}

export class GrantNotFound extends NotFound {
  constructor() {
    super(m.grantNotFound);
  }
}
