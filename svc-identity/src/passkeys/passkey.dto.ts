import { ObjectField, Shape, TextField, TextListField } from '@carnet/fields';
import { ApiProperty } from '@nestjs/swagger';
import * as m from '../messages/passkey.js';
import * as secondFactor from '../messages/second-factor.js';
import { RecoveryCodesOrNone } from '../second-factor/recovery-codes.dto.js';

/** The maximum length in base64url, above what WebAuthn allows and browsers produce. */
const CREDENTIAL = 1_400;
const CLIENT_DATA = 4_000;
const BINARY = 4_000;
const ATTESTATION = 20_000;
const HANDLE = 100;
const SECRET = 200;
const NAME = 100;

const BinaryField = (max: number, description: string) =>
  TextField({ required: m.incomplete, max, description: `${description}, as base64url` });

/** The browser's answer to `navigator.credentials.get()`. */
export class PasskeyAnswer {
  @BinaryField(CREDENTIAL, '`rawId`') credential: string;
  @BinaryField(CLIENT_DATA, '`response.clientDataJSON`') clientData: string;
  @BinaryField(BINARY, '`response.authenticatorData`') authenticatorData: string;
  @BinaryField(BINARY, '`response.signature`') signature: string;
  @TextField({ max: HANDLE, description: '`response.userHandle`, as base64url' }) userHandle?: string | null;
}

/** The browser's answer to `navigator.credentials.create()`. */
export class NewPasskeyAnswer {
  @BinaryField(CREDENTIAL, '`rawId`') credential: string;
  @BinaryField(CLIENT_DATA, '`response.clientDataJSON`') clientData: string;
  @BinaryField(ATTESTATION, '`response.attestationObject`') attestation: string;
  @TextListField({ max: 10, maxLength: 50, description: '`response.getTransports()`' }) transports?: string[];
}

export const PasskeyAnswerField = (options: { required?: typeof m.incomplete } = {}) =>
  ObjectField(() => PasskeyAnswer, { ...options, description: 'What `navigator.credentials.get()` answers' });

const NameField = () =>
  TextField({ required: m.nameRequired, max: NAME, description: 'For the list of passkeys: where it is' });

export class AddPasskey {
  @NameField() name: string;
  @ObjectField(() => NewPasskeyAnswer, { required: m.incomplete }) passkey: NewPasskeyAnswer;
}

export class RenamePasskey {
  @NameField() name: string;
}

export class PasskeySignIn {
  @TextField({ required: m.ended, max: SECRET, description: 'What came with what was asked' }) visit: string;
  @PasskeyAnswerField({ required: m.incomplete }) passkey: PasskeyAnswer;
}

/** Requests the challenge for the second step of a sign-in. */
export class AskSecondStep {
  @TextField({
    required: secondFactor.challengeEnded,
    max: SECRET,
    description: 'What the answer to the password held',
  })
  challenge: string;
}

export class PasskeyView {
  @Shape('integer') id: number;
  @Shape('string') name: string;
  @Shape('date-time') created_at: string;
  @Shape('date-time', { nullable: true, description: 'Null where it was never used' }) last_used_at: string | null;
}

const AskedField = (call: string) =>
  ApiProperty({
    type: 'object',
    additionalProperties: true,
    description: `What \`navigator.credentials.${call}()\` takes as \`publicKey\`, by \`PublicKeyCredential.parse…OptionsFromJSON()\``,
  });

export class PasskeyCreationView {
  @AskedField('create') options: object;
}

export class PasskeyRequestView {
  @AskedField('get') options: object;
}

export class PasskeyVisitView extends PasskeyRequestView {
  @Shape('string', { description: 'To send with the answer, within ten minutes; opens nothing else' }) visit: string;
}

export class PasskeyAddedView extends RecoveryCodesOrNone {
  @ApiProperty({ type: PasskeyView }) passkey: PasskeyView;
}
