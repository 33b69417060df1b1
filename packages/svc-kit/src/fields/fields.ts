import { applyDecorators } from '@nestjs/common';
import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsObject,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateBy,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import { MAX_ID } from '../http/parse-id.pipe.js';
import { sanitizeRichText } from './rich-text.js';

/**
 * One decorator per field of a request: it converts, validates with the documents' message and documents itself in
 * OpenAPI. A field without `required` may be left out or null. For a PUT, which leaves out what stays as it was, derive the
 * class with `PatchOf`.
 */
export interface FieldOptions {
  /** The field must be there; the value is the message when it is not (left out, null or blank). */
  required?: string;
  /** The message for every other failure; by default a sentence made of the field's name. */
  message?: string;
  description?: string;
}

const INT_MAX = 2_147_483_647;
const MONEY_MAX = 9_999_999_999.99;

/** Text, trimmed and composed (NFC), so that one spelling finds it; blank counts as absent. */
export function TextField(options: FieldOptions & { max: number }): PropertyDecorator {
  return field(options, { type: 'string', maxLength: options.max }, [
    Transform(({ value }: { value: unknown }) =>
      typeof value === 'string' ? value.normalize().trim() || null : value,
    ),
    ...presence(options),
    IsString({ message: says(options, 'must be text') }),
    ...storable(options),
    MaxLength(options.max, { message: says(options, `must have at most ${options.max} characters`) }),
  ]);
}

/** Rich text: HTML that is cut down to the documents' allow-list before anything sees it (spec §5, contract §4). */
export function RichTextField(options: FieldOptions & { max?: number } = {}): PropertyDecorator {
  const max = options.max ?? 100_000;
  return field(
    options,
    { type: 'string', maxLength: max, description: options.description ?? 'Rich text (HTML), sanitised' },
    [
      Transform(({ value }: { value: unknown }) =>
        typeof value === 'string' && value.length <= max ? sanitizeRichText(value.normalize()) || null : value,
      ),
      ...presence(options),
      IsString({ message: says(options, 'must be text') }),
      ...storable(options),
      MaxLength(max, { message: says(options, `must have at most ${max} characters`) }),
    ],
  );
}

/** A whole number; "12000" is converted, "12 000 km" refused. */
export function IntField(options: FieldOptions & { min?: number; max?: number } = {}): PropertyDecorator {
  const { min = 0, max = INT_MAX } = options;
  return field(options, { type: 'integer', minimum: min, maximum: max }, [
    Transform(({ value }: { value: unknown }) => toNumber(value)),
    ...presence(options),
    IsInt({ message: says(options, 'must be a whole number') }),
    Min(min, { message: says(options, `must be at least ${min}`) }),
    Max(max, { message: says(options, `must be at most ${max}`) }),
  ]);
}

/** Dollars with at most two decimals. */
export function MoneyField(options: FieldOptions = {}): PropertyDecorator {
  return field(options, { type: 'number', minimum: 0, multipleOf: 0.01 }, [
    Transform(({ value }: { value: unknown }) => toNumber(value)),
    ...presence(options),
    ValidateBy(
      { name: 'isCents', validator: { validate: isCents } },
      { message: says(options, 'must be a number with at most 2 decimals') },
    ),
    Min(0, { message: says(options, 'must be at least 0') }),
    Max(MONEY_MAX, { message: says(options, `must be at most ${MONEY_MAX}`) }),
  ]);
}

/** `@IsNumber({ maxDecimalPlaces })` reads the number's text and fails on one like 1e-7, so whole cents are checked by arithmetic. */
const isCents = (value: unknown): boolean => typeof value === 'number' && Math.round(value * 100) / 100 === value;

/** A day that exists, `YYYY-MM-DD`. */
export function DateField(options: FieldOptions = {}): PropertyDecorator {
  return field(options, { type: 'string', format: 'date' }, [
    Transform(({ value }: { value: unknown }) => (value === '' ? null : value)),
    ...presence(options),
    ValidateBy(
      { name: 'isDay', validator: { validate: isDay } },
      { message: says(options, 'must be a date (YYYY-MM-DD) that exists') },
    ),
  ]);
}

export function ChoiceField(choices: readonly string[], options: FieldOptions = {}): PropertyDecorator {
  return field(options, { type: 'string', enum: [...choices] }, [
    Transform(({ value }: { value: unknown }) => (value === '' ? null : value)),
    ...presence(options),
    IsIn([...choices], { message: says(options, `must be one of: ${choices.join(', ')}`) }),
  ]);
}

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

export function BooleanField(options: FieldOptions = {}): PropertyDecorator {
  return field(options, { type: 'boolean' }, [
    Transform(({ value }: { value: unknown }) => (value === 'true' ? true : value === 'false' ? false : value)),
    ...presence(options),
    IsBoolean({ message: says(options, 'must be true or false') }),
  ]);
}

/** The id of something else; whether it exists and is the owner's is for the service to say. */
export function IdField(options: FieldOptions = {}): PropertyDecorator {
  return IntField({ ...options, min: 1, max: MAX_ID });
}

/** A list of ids, each at most once. */
export function IdListField(options: FieldOptions & { max?: number } = {}): PropertyDecorator {
  const { max = 500 } = options;
  return field(options, { type: 'array', items: { type: 'integer', minimum: 1, maximum: MAX_ID }, maxItems: max }, [
    Transform(({ value }: { value: unknown }) => (Array.isArray(value) ? value.map(toNumber) : value)),
    ...presence(options),
    IsArray({ message: says(options, 'must be a list') }),
    ArrayMaxSize(max, { message: says(options, `must have at most ${max} entries`) }),
    IsInt({ each: true, message: says(options, 'must hold whole numbers') }),
    Min(1, { each: true, message: says(options, 'must hold positive numbers') }),
    Max(MAX_ID, { each: true, message: says(options, 'must hold ids') }),
  ]);
}

/** A list of short texts, each trimmed, composed (NFC) and there once; blank ones are left out. */
export function TextListField(options: FieldOptions & { max: number; maxLength: number }): PropertyDecorator {
  const { max, maxLength } = options;
  const each = { each: true };
  return field(options, { type: 'array', items: { type: 'string', maxLength }, maxItems: max }, [
    Transform(({ value }: { value: unknown }) => (Array.isArray(value) ? distinctTexts(value) : value)),
    ...presence(options),
    IsArray({ message: says(options, 'must be a list') }),
    ArrayMaxSize(max, { message: says(options, `must have at most ${max} entries`) }),
    IsString({ ...each, message: says(options, 'must hold texts') }),
    ValidateBy(
      { name: 'areStorable', validator: { validate: areStorable } },
      { message: says(options, 'must not contain broken or NUL characters') },
    ),
    MaxLength(maxLength, { ...each, message: says(options, `must hold at most ${maxLength} characters each`) }),
  ]);
}

function distinctTexts(values: unknown[]): unknown[] {
  const texts = values.map((value) => (typeof value === 'string' ? value.normalize().trim() : value));
  return [...new Set(texts)].filter((text) => text !== '');
}

const areStorable = (values: unknown): boolean =>
  Array.isArray(values) &&
  values.every((text) => typeof text !== 'string' || (text.isWellFormed() && !text.includes('\u0000')));

/** A list of objects, each checked as `item()` says. */
export function ListField(
  item: () => new () => object,
  options: FieldOptions & { max?: number } = {},
): PropertyDecorator {
  const { max = 500 } = options;
  // Swagger takes a function for a class that comes later only where it is written so: it knows it by its name, `type`.
  return field(options, { type: () => item(), isArray: true, maxItems: max }, [
    Type(item),
    ...presence(options),
    IsArray({ message: says(options, 'must be a list') }),
    ArrayMaxSize(max, { message: says(options, `must have at most ${max} entries`) }),
    IsObject({ each: true, message: says(options, 'must hold objects') }),
    ValidateNested({ each: true, message: says(options, 'must hold objects') }),
  ]);
}

function field(options: FieldOptions, schema: ApiPropertyOptions, decorators: PropertyDecorator[]): PropertyDecorator {
  const required = options.required !== undefined;
  const documented = ApiProperty({
    ...(options.description ? { description: options.description } : {}),
    ...schema,
    ...(required ? {} : { nullable: true }),
    required,
  } as ApiPropertyOptions);
  return applyDecorators(...decorators, documented);
}

/** Required: refused when absent. Optional: nothing else is asked of it when absent. */
function presence(options: FieldOptions): PropertyDecorator[] {
  if (options.required === undefined) return [ValidateIf((_, value) => value !== undefined && value !== null)];
  return [
    ValidateBy(
      { name: 'isPresent', validator: { validate: (value) => value !== undefined && value !== null } },
      { message: options.required, context: { missing: true } },
    ),
  ];
}

/** Text that PostgreSQL keeps as it came: no NUL, no half of a surrogate pair (it would silently become U+FFFD). */
function storable(options: FieldOptions): PropertyDecorator[] {
  return [
    ValidateBy(
      { name: 'isWellFormed', validator: { validate: (value) => typeof value === 'string' && value.isWellFormed() } },
      { message: says(options, 'must not contain broken characters') },
    ),
    // eslint-disable-next-line no-control-regex -- NUL is what it looks for
    Matches(/^[^\u0000]*$/, { message: says(options, 'must not contain NUL characters') }),
  ];
}

const says = (options: FieldOptions, rule: string) =>
  options.message ?? (({ property }: { property: string }) => `${label(property)} ${rule}`);

/** `mileage_at_service` → `Mileage at service`. */
function label(property: string): string {
  const words = property
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A numeric string becomes its number, blank becomes null, all else stays for the validator to refuse. */
function toNumber(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const text = value.trim();
  if (text === '') return null;
  return /^-?\d{1,15}(\.\d{1,10})?$/.test(text) ? Number(text) : value;
}

/** True for `YYYY-MM-DD` from 1800 to 2200 that the calendar knows. */
export function isDay(value: unknown): boolean {
  if (typeof value !== 'string') return false;
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value);
  if (!match) return false;
  const [year, month, day] = match.slice(1).map(Number) as [number, number, number];
  const date = new Date(Date.UTC(year, month - 1, day));
  return year >= 1800 && year <= 2200 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}
