import { Conflict, Invalid, Unauthenticated } from '@carnet/svc-kit';

/** One answer for an unknown email and a wrong password (contract §1). */
export class InvalidCredentials extends Unauthenticated {
  constructor() {
    super('Invalid credentials');
  }
}

/** Not 401: the person is signed in and stays so. */
export class WrongCurrentPassword extends Invalid {
  constructor() {
    const msg = 'Current password is incorrect';
    super(msg, [{ field: 'currentPassword', msg }]);
  }
}

/** The same where the account itself is to go. */
export class WrongPassword extends Invalid {
  constructor() {
    const msg = 'Password is incorrect';
    super(msg, [{ field: 'password', msg }]);
  }
}

export class EmailTaken extends Conflict {
  constructor() {
    const msg = 'This email is already registered';
    super(msg, [{ field: 'email', msg }]);
  }
}

export class UsernameTaken extends Conflict {
  constructor() {
    const msg = 'This username is already taken';
    super(msg, [{ field: 'username', msg }]);
  }
}
