import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { saying } from '@carnet/fields';
import { type Said, sentencesOf } from '@carnet/messages';
import { IsOptional, IsString, Matches, MaxLength, ValidateBy } from 'class-validator';
import * as m from '../messages/password.js';
import { characters, MAX_PASSWORD, MIN_PASSWORD, weaknesses } from './password.rules.js';

/** A password to verify: used as typed, neither trimmed nor cut (quality, Safety). */
export function PasswordField({ required }: { required: Said }): PropertyDecorator {
  return applyDecorators(
    ValidateBy(
      { name: 'isPresent', validator: { validate: (value) => value !== undefined && value !== null && value !== '' } },
      saying(required),
    ),
    IsString(saying(m.text)),
    // eslint-disable-next-line no-control-regex -- no text anywhere in the stack holds NUL
    Matches(/^[^\u0000]*$/, saying(m.nul)),
    ValidateBy(
      { name: 'isShortEnough', validator: { validate: (value: string) => characters(value) <= MAX_PASSWORD } },
      saying(m.tooLong({ most: MAX_PASSWORD })),
    ),
    ApiProperty({ type: 'string', format: 'password', maxLength: MAX_PASSWORD }),
  );
}

/** An optional password: the use case demands it from a person who has one. */
export function PasswordOfSomeField(): PropertyDecorator {
  return applyDecorators(
    IsOptional(),
    IsString(saying(m.text)),
    MaxLength(MAX_PASSWORD * 2, saying(m.tooLong({ most: MAX_PASSWORD }))),
    ApiProperty({ type: 'string', format: 'password', maxLength: MAX_PASSWORD, required: false, nullable: true }),
  );
}

/** A new password: strong enough by the documents' rules. Further rules need its owner (`guessable.rules.ts`). */
export function NewPasswordField(options: { required: Said }): PropertyDecorator {
  return applyDecorators(
    PasswordField(options),
    ValidateBy(
      { name: 'isStrong', validator: { validate: (value: string) => weaknesses(value).length === 0 } },
      saying(({ value }) => sentencesOf(weaknesses(value as string))),
    ),
    ApiProperty({
      minLength: MIN_PASSWORD,
      description: 'At least one uppercase and one lowercase letter, a number and a special character',
    }),
  );
}
