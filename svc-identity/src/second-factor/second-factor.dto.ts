import { Shape, TextField } from '@carnet/fields';
import { ApiProperty } from '@nestjs/swagger';
import { ValidateIf } from 'class-validator';
import * as account from '../messages/account.js';
import * as m from '../messages/second-factor.js';
import { PasswordField } from '../passwords/password.dto.js';
import { PasskeyAnswer, PasskeyAnswerField } from '../passkeys/passkey.dto.js';
import { type Method, METHODS } from './factor.entity.js';
import { RecoveryCodesOrNone } from './recovery-codes.dto.js';

/** The maximum length of a code in any format. */
const CODE = 60;
const CHALLENGE = 200;

/** A proof of identity: exactly one of these fields. */
export class Proof {
  @TextField({ max: CODE, description: 'Of the authenticator app: six digits, each works once' }) code?: string | null;
  @TextField({ max: CODE, description: 'One of the recovery codes; it works once' }) recoveryCode?: string | null;
  @PasskeyAnswerField() passkey?: PasskeyAnswer | null;
}

export class SecondSignIn extends Proof {
  @TextField({ required: m.challengeEnded, max: CHALLENGE, description: 'What the answer to the password held' })
  challenge: string;
}

export class OwnProof extends Proof {
  @ValidateIf((_, value) => value !== undefined && value !== null)
  @PasswordField({ required: account.toDelete })
  @ApiProperty({ required: false, nullable: true, description: 'Where no second factor is turned on' })
  password?: string | null;
}

export class ConfirmApp {
  @TextField({ required: m.enterCode, max: CODE, description: 'The code that the app shows now' }) code: string;
}

export class SecondFactorView {
  @Shape('integer', { description: 'How many passkeys there are' }) passkeys: number;
  @Shape('boolean', { description: 'Whether an authenticator app is turned on' }) totp: boolean;
  @Shape('integer', { description: 'How many recovery codes are left' }) recovery_codes: number;
}

/** An authenticator app in a person's export: only that it exists, without its secret. */
export class ExportedSecondFactorView {
  @Shape('string', { enum: METHODS }) method: Method;
  @Shape('date-time') created_at: string;
  @Shape('date-time', { description: 'Since when sign-ins ask for it' }) confirmed_at: string;
  @Shape('integer', { description: 'How many recovery codes are left' }) recovery_codes: number;
}

export class NewAppView {
  @Shape('string', { description: 'To type into the app; never told again' }) secret: string;
  @Shape('string', { description: 'The same as `otpauth:` address, for a QR code' }) uri: string;
}

export class RecoveryCodesView {
  @Shape('string', { isArray: true, description: 'Shown once; each works once' }) recovery_codes: string[];
}

export class AppConfirmedView extends RecoveryCodesOrNone {}

class AskedView {
  @Shape('string', { description: 'To send with the second factor, within five minutes; opens nothing else' })
  challenge: string;
  @Shape('string', { isArray: true, enum: METHODS }) methods: Method[];
}

class SaidProblemView {
  @Shape('string') msg: string;
  @Shape('string') code: string;
}

/** The answer to a right password if a second factor is required. Its code is `second_factor.required`. */
export class SecondFactorRequiredView extends SaidProblemView {
  @ApiProperty({ type: AskedView, required: false }) second_factor?: AskedView;
}

class ProvableView {
  @Shape('string', { isArray: true, enum: METHODS, description: 'Empty where only signing in anew is a proof' })
  methods: Method[];
}

/** Its code is `second_factor.step_up_required`. */
export class StepUpRequiredView extends SaidProblemView {
  @ApiProperty({ type: ProvableView }) step_up: ProvableView;
}

/** Documents a route that can take over an account. */
export const PROOF = { type: StepUpRequiredView, description: 'It wants a proof of the last ten minutes: `step_up`' };

/** Documents a route that requires the second factor of a person who has one. */
export const STEP_UP = {
  type: StepUpRequiredView,
  description: 'Where a second factor is turned on, it must have been proven in the last ten minutes',
};
