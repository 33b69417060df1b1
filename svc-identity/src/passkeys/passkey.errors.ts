import { Conflict, fieldError, Invalid, NotFound, Unauthenticated } from '@carnet/messages';
import * as m from '../messages/passkey.js';

export class PasskeyNotFound extends NotFound {
  constructor() {
    super(m.notFound);
  }
}

/** The challenge was made too long ago, for somebody else, or was answered already. Not 401: it can be asked again. */
export class PasskeyChallengeEnded extends Invalid {
  constructor() {
    super(m.ended);
  }
}

/** One answer for a passkey that was never made here, was removed, is somebody else's or signs wrongly. */
export class WrongPasskey extends Unauthenticated {
  constructor() {
    super(m.wrong);
  }
}

/** Not 401: the person is signed in and stays so. */
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
