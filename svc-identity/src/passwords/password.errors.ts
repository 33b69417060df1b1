import { fieldError, Invalid, type Said } from '@carnet/messages';
import * as m from '../messages/password.js';

abstract class GuessablePassword extends Invalid {
  constructor(field: string, said: Said) {
    super(said, [fieldError(field, said)]);
  }
}

export class CommonPassword extends GuessablePassword {
  constructor(field: string) {
    super(field, m.tooCommon);
  }
}

export class PersonalPassword extends GuessablePassword {
  constructor(field: string) {
    super(field, m.personal);
  }
}
