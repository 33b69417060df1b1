import { Conflict, fieldError, Invalid, Unauthenticated } from '@carnet/messages';
import * as m from '../messages/account.js';
import * as password from '../messages/password.js';

/** One answer for an unknown email and a wrong password (contract §1). */
export class InvalidCredentials extends Unauthenticated {
  constructor() {
    super(m.invalidCredentials);
  }
}

/** Not 401: the person stays signed in. */
export class WrongCurrentPassword extends Invalid {
  constructor() {
    super(password.currentWrong, [fieldError('currentPassword', password.currentWrong)]);
  }
}

/** Not 401: the person stays signed in. For the deletion of an account. */
export class WrongPassword extends Invalid {
  constructor() {
    super(password.wrong, [fieldError('password', password.wrong)]);
  }
}

export class EmailTaken extends Conflict {
  constructor() {
    super(m.emailTaken, [fieldError('email', m.emailTaken)]);
  }
}

export class UsernameTaken extends Conflict {
  constructor() {
    super(m.usernameTaken, [fieldError('username', m.usernameTaken)]);
  }
}
