import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, IsString, MaxLength, ValidateBy, ValidateIf } from 'class-validator';

const MAX_PARTS = 200;
const MAX_LENGTH = 300;

/** Names of parts: a list, or the JSON text of one (spec 001 §3). */
export const RecommendedPartsField = (): PropertyDecorator =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) => (value === undefined || value === null ? value : namesOf(value))),
    ValidateIf((_, value) => value !== undefined && value !== null),
    ArrayMaxSize(MAX_PARTS, { message: `Recommended parts must have at most ${MAX_PARTS} entries` }),
    IsString({ each: true, message: 'Recommended parts must hold text' }),
    MaxLength(MAX_LENGTH, {
      each: true,
      message: `Each recommended part must have at most ${MAX_LENGTH} characters`,
    }),
    ValidateBy(
      { name: 'areStorable', validator: { validate: areStorable } },
      { message: 'Recommended parts must not contain broken characters' },
    ),
    ApiProperty({
      type: 'array',
      items: { type: 'string', maxLength: MAX_LENGTH },
      maxItems: MAX_PARTS,
      nullable: true,
      required: false,
      description: 'A list, or the JSON text of one; what is no list counts as none, and blank entries are dropped',
    }),
  );

/** The entries that say something; none where there is no list. */
export function namesOf(value: unknown): unknown[] {
  const list = typeof value === 'string' ? parsed(value) : value;
  if (!Array.isArray(list)) return [];
  return list.map((name: unknown) => (typeof name === 'string' ? name.trim() : name)).filter((name) => !isBlank(name));
}

const isBlank = (name: unknown): boolean => name === null || name === undefined || name === '';

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Neither NUL nor half a character pair can be stored as JSON. */
const areStorable = (names: unknown): boolean =>
  Array.isArray(names) &&
  names.every((name) => typeof name !== 'string' || (name.isWellFormed() && !name.includes('\0')));
