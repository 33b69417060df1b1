import { Shape, TextField } from '@carnet/fields';
import { ApiProperty } from '@nestjs/swagger';
import * as m from '../messages/password.js';
import { NewPasswordField } from '../passwords/password.dto.js';

const EMAIL = 254;
/** The maximum length of a token, above that of any real one. */
const TOKEN = 200;

/** The email's format is not checked: no account has a malformed one, so the answer is the same as for an unknown email. */
export class ForgotPassword {
  @TextField({ required: m.emailToReset, max: EMAIL }) email: string;
}

export class ResetPassword {
  @TextField({ required: m.linkEnded, max: TOKEN, description: 'What follows `#token=` in the link of the mail' })
  token: string;
  @NewPasswordField({ required: m.newToReset }) newPassword: string;
}

export class SaidView {
  @Shape('string') msg: string;
  @ApiProperty({ required: false, type: 'string', description: 'Says what `msg` says, to a program' }) code?: string;
}
