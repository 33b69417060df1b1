import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { isEmail, ValidateBy } from 'class-validator';
import { isTimeZone, PatchOf, Shape, TextField } from '@carnet/svc-kit';
import { NewPasswordField, PasswordField } from '../passwords/password.dto.js';
import type { User } from './user.entity.js';

const USERNAME = 50;
const NAME = 100;
const EMAIL = 254;
const TIME_ZONE = 64;

const TimeZoneField = () =>
  applyDecorators(
    TextField({ max: TIME_ZONE, description: 'IANA name, like Pacific/Honolulu: what day it is for this person' }),
    ValidateBy(
      { name: 'isTimeZone', validator: { validate: (value) => value === null || isTimeZone(value as string) } },
      { message: 'Time zone must be the name of a time zone, like Europe/Rome' },
    ),
  );

/** Sent by the browser, which may know names that this Node does not: an unknown one is no reason to refuse a registration. */
const BrowserTimeZoneField = () =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) => (typeof value === 'string' && !isTimeZone(value) ? null : value)),
    TextField({ max: TIME_ZONE, description: 'IANA name; one that is not known is left out' }),
  );

const EmailField = (required: string) =>
  applyDecorators(
    TextField({ required, max: EMAIL }),
    ValidateBy(
      { name: 'isEmail', validator: { validate: isAddress } },
      { message: 'Email must be an email address, like name@example.com' },
    ),
    ApiProperty({ format: 'email' }),
  );

/** Half a surrogate pair is no character; the library throws at it. */
const isAddress = (value: string): boolean => !/\p{Surrogate}/u.test(value) && isEmail(value);

const TO_REGISTER = 'Please enter all required fields';
const TO_SIGN_IN = 'Please enter all fields';
const IN_PROFILE = 'Username and email are required';
const TO_CHANGE_PASSWORD = 'All fields are required';
const TO_DELETE = 'Please enter your password';

export class Register {
  @TextField({ required: TO_REGISTER, max: USERNAME }) username: string;
  @EmailField(TO_REGISTER) email: string;
  @TextField({ max: NAME }) firstName?: string | null;
  @TextField({ max: NAME }) lastName?: string | null;
  @BrowserTimeZoneField() timeZone?: string | null;
  @NewPasswordField({ required: TO_REGISTER }) password: string;
}

/** The email's form is not checked: no account has a malformed one, so it is answered like any unknown email. */
export class SignIn {
  @TextField({ required: TO_SIGN_IN, max: EMAIL }) email: string;
  @PasswordField({ required: TO_SIGN_IN }) password: string;
}

class WholeProfile {
  @TextField({ required: IN_PROFILE, max: USERNAME }) username: string;
  @EmailField(IN_PROFILE) email: string;
  @TextField({ max: NAME }) firstName?: string | null;
  @TextField({ max: NAME }) lastName?: string | null;
  @TimeZoneField() timeZone?: string | null;
}

export class UpdateProfile extends PatchOf(WholeProfile) {}

export class ChangePassword {
  @PasswordField({ required: TO_CHANGE_PASSWORD }) currentPassword: string;
  @NewPasswordField({ required: TO_CHANGE_PASSWORD }) newPassword: string;
}

export class DeleteAccount {
  @PasswordField({ required: TO_DELETE }) password: string;
}

export class UserView {
  @Shape('integer') id: number;
  @Shape('string') username: string;
  @Shape('string') email: string;
  @Shape('string', { nullable: true }) first_name: string | null;
  @Shape('string', { nullable: true }) last_name: string | null;
  @Shape('string', { nullable: true, description: 'IANA name; null until it is set, and days are those of UTC' })
  time_zone: string | null;
}

export class SignedInView {
  @Shape('string', { description: 'To send as x-auth-token; lives 7 days' }) token: string;
  @ApiProperty({ type: UserView }) user: UserView;
}

export class PasswordChangedView {
  @Shape('string') msg: string;
  @Shape('string', { description: 'Replaces every earlier token, all of which have ended' }) token: string;
}

export function toUserView(user: UserView & Partial<User>): UserView {
  const { id, username, email, first_name, last_name, time_zone } = user;
  return { id, username, email, first_name, last_name, time_zone };
}
