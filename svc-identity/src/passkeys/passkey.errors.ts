import { Conflict, fieldError, Invalid, NotFound, Unauthenticated } from '@carnet/messages';
import * as m from '../messages/passkey.js';

export class PasskeyNotFound extends NotFound {
  constructor() {
    super(m.notFound);
  }
}

/** The challenge has expired, belongs to somebody else, or was already used. Not 401: the client can request another one. */
export class PasskeyChallengeEnded extends Invalid {
  constructor() {
    super(m.ended);
  }
}

/** The same answer for a passkey that does not exist here, was removed, is somebody else's or has a wrong signature. */
export class WrongPasskey extends Unauthenticated {
  constructor() {
    super(m.wrong);
  }
}

/** Not 401: the person stays signed in. */
export class WrongPasskeyProof extends Invalid {
  constructor() {
    super(m.wrong, [fieldError('passkey', m.wrong)]);
  }
}

export class PasskeyNotMade extends Invalid {
  constructor() {
    super(m.notMade);
  }
}

export class PasskeyThereAlready extends Conflict {
  constructor() {
    super(m.thereAlready);
  }
}
