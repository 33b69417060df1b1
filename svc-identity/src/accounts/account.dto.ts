import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { isEmail, ValidateBy } from 'class-validator';
import { ChoiceField, IntField, PatchOf, saying, Shape, TextField } from '@carnet/fields';
import type { Said } from '@carnet/messages';
import { isTimeZone } from '@carnet/person';
import * as m from '../messages/account.js';
import { NewPasswordField, PasswordField, PasswordOfSomeField } from '../passwords/password.dto.js';
import { type Language, languageFor, LANGUAGES } from './language.rules.js';
import {
  isCurrency,
  likelyRegion,
  ODOMETER_UNITS,
  type OdometerUnit,
  type Paper,
  PAPERS,
  regionOf,
} from './region.rules.js';

const USERNAME = 50;
const NAME = 100;
const EMAIL = 254;
const TIME_ZONE = 64;

const TimeZoneField = () =>
  applyDecorators(
    TextField({ max: TIME_ZONE, description: 'IANA name, like Pacific/Honolulu: what day it is for this person' }),
    ValidateBy(
      { name: 'isTimeZone', validator: { validate: (value) => value === null || isTimeZone(value as string) } },
      saying(m.timeZone),
    ),
  );

/** Sent by the browser, which may know newer zones than Node: an unknown zone is ignored, so that registration does not fail. */
const BrowserTimeZoneField = () =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) => (typeof value === 'string' && !isTimeZone(value) ? null : value)),
    TextField({ max: TIME_ZONE, description: 'IANA name; one that is not known is left out' }),
  );

const REGION = 35;

/** A canonical language tag; it must contain a region. */
const RegionField = () =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) => (typeof value === 'string' && regionOf(value)) || value),
    TextField({
      max: REGION,
      description: 'BCP 47 with a region, like de-CH: how dates, numbers and amounts are written',
    }),
    ValidateBy(
      { name: 'isRegion', validator: { validate: (value) => value === null || regionOf(String(value)) !== null } },
      saying(m.region),
    ),
  );

/** Sent by the browser: an unusable value is ignored. */
const BrowserRegionField = () =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? likelyRegion(value) : value)),
    TextField({ max: REGION, description: 'BCP 47, what the browser asks for; sets what is usual there, too' }),
  );

const BrowserLanguageField = () =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? languageFor(value) : value)),
    TextField({
      max: REGION,
      description: 'BCP 47, what the browser asks for; left out where Carnet does not speak it',
    }),
  );

const CurrencyField = () =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim().toUpperCase() : value)),
    TextField({ max: 3, message: m.currency, description: 'ISO 4217, like EUR' }),
    ValidateBy(
      { name: 'isCurrency', validator: { validate: (value) => value === null || isCurrency(String(value)) } },
      saying(m.currency),
    ),
  );

/** An email with a valid format. */
export const EmailField = (required: Said) =>
  applyDecorators(
    TextField({ required, max: EMAIL }),
    ValidateBy({ name: 'isEmail', validator: { validate: isAddress } }, saying(m.email)),
    ApiProperty({ format: 'email' }),
  );

/** Checks surrogates first, because the library throws on an unpaired surrogate. */
const isAddress = (value: string): boolean => !/\p{Surrogate}/u.test(value) && isEmail(value);

export class Register {
  @TextField({ required: m.toRegister, max: USERNAME }) username: string;
  @EmailField(m.toRegister) email: string;
  @TextField({ max: NAME }) firstName?: string | null;
  @TextField({ max: NAME }) lastName?: string | null;
  @BrowserTimeZoneField() timeZone?: string | null;
  @BrowserLanguageField() language?: Language | null;
  @BrowserRegionField() region?: string | null;
  @NewPasswordField({ required: m.toRegister }) password: string;
}

/** The email's format is not checked: no account has a malformed one, so the answer is the same as for an unknown email. */
export class SignIn {
  @TextField({ required: m.toSignIn, max: EMAIL }) email: string;
  @PasswordField({ required: m.toSignIn }) password: string;
}

class WholeProfile {
  @TextField({ required: m.inProfile, max: USERNAME }) username: string;
  @EmailField(m.inProfile) email: string;
  @TextField({ max: NAME }) firstName?: string | null;
  @TextField({ max: NAME }) lastName?: string | null;
  @TimeZoneField() timeZone?: string | null;
  @ChoiceField(LANGUAGES) language?: Language | null;
  @RegionField() region?: string | null;
  @CurrencyField() currency?: string | null;
  @ChoiceField(ODOMETER_UNITS, { description: 'Of new vehicles, and of what is summed up over several' })
  odometerUnit?: OdometerUnit | null;
  @IntField({ min: 1, max: 7, description: '1 Monday to 7 Sunday' }) firstDayOfWeek?: number | null;
  @ChoiceField(PAPERS) paper?: Paper | null;
}

export class UpdateProfile extends PatchOf(WholeProfile) {}

export class ChangePassword {
  @PasswordField({ required: m.toChangePassword }) currentPassword: string;
  @NewPasswordField({ required: m.toChangePassword }) newPassword: string;
}

export class DeleteAccount {
  /** May be absent for a user without a password who signed in through a provider in the last ten minutes. */
  @PasswordOfSomeField() password?: string | null;
}

export class UserView {
  @Shape('integer') id: number;
  @Shape('string') username: string;
  @Shape('string') email: string;
  @Shape('boolean', { description: 'Whether the email is known to reach the person, by a link that was sent there' })
  email_confirmed: boolean;
  @ApiProperty({
    required: false,
    type: 'string',
    nullable: true,
    description: 'What the email becomes once the link that was sent there is used; left out where none is waited for',
  })
  pending_email?: string | null;
  @Shape('string', { nullable: true }) first_name: string | null;
  @Shape('string', { nullable: true }) last_name: string | null;
  @Shape('string', { nullable: true, description: 'IANA name; null until it is set, and days are those of UTC' })
  time_zone: string | null;
  @Shape('string', { nullable: true, enum: LANGUAGES, description: 'English while it is null' })
  language: Language | null;
  @Shape('string', { nullable: true, description: 'BCP 47 with a region; en-US while it is null' })
  region: string | null;
  @Shape('string', { nullable: true, description: 'ISO 4217; USD while it is null' })
  currency: string | null;
  @Shape('string', { nullable: true, enum: ODOMETER_UNITS, description: 'Of new vehicles; mi while it is null' })
  odometer_unit: OdometerUnit | null;
  @Shape('integer', { nullable: true, description: '1 Monday to 7 Sunday; the region says it while it is null' })
  first_day_of_week: number | null;
  @Shape('string', { nullable: true, enum: PAPERS }) paper: Paper | null;
}

export class SignedInView {
  @Shape('string', { description: 'To send as x-auth-token; lives 7 days' }) token: string;
  @ApiProperty({ type: UserView }) user: UserView;
}

export class PasswordChangedView {
  @Shape('string') msg: string;
  @ApiProperty({ required: false, type: 'string', description: 'Says what `msg` says, to a program' }) code?: string;
  @Shape('string', { description: 'Replaces every earlier token, all of which have ended' }) token: string;
}
