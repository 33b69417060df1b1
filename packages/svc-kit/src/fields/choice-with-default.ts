import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { ValidateIf } from 'class-validator';
import { ChoiceField } from './fields.js';

/** A choice that stands at `initial` where a create leaves it out; null or blank is a missing field all the same. */
export const ChoiceWithDefault = (
  choices: readonly string[],
  { initial, required }: { initial: string; required: string },
): PropertyDecorator =>
  applyDecorators(
    ValidateIf((_, value) => value !== undefined),
    ChoiceField(choices, { required, description: `${initial} where a create leaves it out` }),
    ApiProperty({ required: false }),
  );
