import { applyDecorators } from '@nestjs/common';
import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsDivisibleBy,
  IsIn,
  IsInt,
  IsNumber,
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
import type { Said } from '@carnet/messages';
import { isDay } from './dates/day.rules.js';
import { dayOf, EDTF_LENGTH, readEdtf } from './dates/edtf.rules.js';
import * as m from './messages/field.js';
import {
  decimalsOf,
  hasDecimals,
  isCurrency,
  MOST_DECIMALS,
  tooPrecise,
  withoutBinaryError,
} from './money/money.rules.js';
import { MAX_ID } from './parse-id.pipe.js';
import { sanitizeRichText } from './rich-text.js';
import { type Checked, saying } from './saying.js';

/**
 * One decorator per field of a request: it converts, validates with the documents' message and documents itself in
 * OpenAPI. A field without `required` may be left out or null. For a PUT, which leaves out what stays as it was, derive the
 * class with `PatchOf`.
 */
export interface FieldOptions {
  /** The field must be there; the value is the message when it is not (left out, null or blank). */
  required?: Said;
  /** The message for every other failure; by default a sentence made of the field's name. */
  message?: Said;
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
    IsString(says(options, m.text)),
    ...storable(options),
    MaxLength(options.max, says(options, m.tooLong, { most: options.max })),
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
      IsString(says(options, m.text)),
      ...storable(options),
      MaxLength(max, says(options, m.tooLong, { most: max })),
    ],
  );
}

/** A whole number; "12000" is converted, "12 000 km" refused. */
export function IntField(
  options: FieldOptions & { min?: number; max?: number; multipleOf?: number } = {},
): PropertyDecorator {
  const { min = 0, max = INT_MAX, multipleOf } = options;
  return field(options, { type: 'integer', minimum: min, maximum: max, multipleOf }, [
    Transform(({ value }: { value: unknown }) => toNumber(value)),
    ...presence(options),
    IsInt(says(options, m.whole)),
    Min(min, says(options, m.least, { least: min })),
    Max(max, says(options, m.most, { most: max })),
    ...(multipleOf ? [IsDivisibleBy(multipleOf, says(options, m.multiple, { of: multipleOf }))] : []),
  ]);
}

/** A share of a whole, from 0 to 1. */
export function ShareField(options: FieldOptions = {}): PropertyDecorator {
  return field(options, { type: 'number', minimum: 0, maximum: 1 }, [
    Transform(({ value }: { value: unknown }) => toNumber(value)),
    ...presence(options),
    IsNumber({}, says(options, m.number)),
    Min(0, says(options, m.least, { least: 0 })),
    Max(1, says(options, m.most, { most: 1 })),
  ]);
}

/** A number with so many decimals at most, as it is written: `42.137`. The error of binary arithmetic is none of them. */
export function DecimalField(
  options: FieldOptions & { decimals: number; min?: number; max: number },
): PropertyDecorator {
  const { decimals, min = 0, max } = options;
  return field(options, { type: 'number', minimum: min, maximum: max }, [
    Transform(({ value }: { value: unknown }) => toAmount(value)),
    ...presence(options),
    ValidateBy(
      { name: 'hasDecimals', validator: { validate: (value) => hasDecimals(value, decimals) } },
      says(options, m.decimals, { most: decimals }),
    ),
    Min(min, says(options, m.least, { least: min })),
    Max(max, says(options, m.most, { most: max })),
  ]);
}

/**
 * An amount of money, with as many decimals as the currency has that stands beside it by the name of `currency`. Where the request names none, the
 * decimals are for `currencyOf` to judge, which knows of which currency the amount is.
 */
export function MoneyField({
  currency = 'currency',
  ...options
}: FieldOptions & { currency?: string } = {}): PropertyDecorator {
  return field(options, { type: 'number', minimum: 0 }, [
    Transform(({ value }: { value: unknown }) => toAmount(value)),
    ...presence(options),
    ValidateBy(
      {
        name: 'isMoney',
        validator: { validate: (value, about) => hasDecimals(value, mostDecimals(saidCurrency(about, currency))) },
      },
      saying((about) => options.message ?? whyNoMoney(about, saidCurrency(about, currency))),
    ),
    Min(0, says(options, m.least, { least: 0 })),
    Max(MONEY_MAX, says(options, m.most, { most: MONEY_MAX })),
  ]);
}

/** The currency that a request names for an amount; null where it names none. */
function saidCurrency(about: Pick<Checked, 'object'> | undefined, name: string): string | null {
  const said = (about?.object as Record<string, unknown> | undefined)?.[name];
  return isCurrency(said) ? said : null;
}

const mostDecimals = (currency: string | null): number => (currency === null ? MOST_DECIMALS : decimalsOf(currency));

const whyNoMoney = ({ property }: Checked, currency: string | null): Said =>
  tooPrecise(property, currency, currency === null ? 2 : decimalsOf(currency));

/** A currency by its code of ISO 4217; `chf` is read as `CHF`. */
export function CurrencyField(options: FieldOptions = {}): PropertyDecorator {
  return field({ description: OF_AN_AMOUNT, ...options }, { type: 'string', minLength: 3, maxLength: 3 }, [
    Transform(({ value }: { value: unknown }) =>
      typeof value === 'string' ? value.trim().toUpperCase() || null : value,
    ),
    ...presence(options),
    ValidateBy({ name: 'isCurrency', validator: { validate: isCurrency } }, says(options, m.currency)),
  ]);
}

const OF_AN_AMOUNT = "ISO 4217; the person's own where an amount names none";

/**
 * A day that exists, `YYYY-MM-DD`.
 * @param options.edtf the `EdtfField` beside it, if it may be known less exactly: a request may have either, and `dateFields` makes the other of it
 */
export function DateField({ edtf, ...options }: FieldOptions & { edtf?: string } = {}): PropertyDecorator {
  const blank = Transform(({ value }: { value: unknown }) => (value === '' ? null : value));
  if (edtf === undefined || options.required === undefined)
    return field(options, { type: 'string', format: 'date' }, [
      blank,
      ...presence(options),
      ValidateBy({ name: 'isDay', validator: { validate: isDay } }, says(options, m.date)),
    ]);
  const isSaid = (value: unknown, about?: Pick<Checked, 'object'>) =>
    isThere(value) || isThere((about?.object as Record<string, unknown> | undefined)?.[edtf]);
  return applyDecorators(
    blank,
    ValidateBy({ name: 'isPresent', validator: { validate: isSaid } }, saying(options.required)),
    ValidateBy(
      { name: 'isDay', validator: { validate: (value) => !isThere(value) || isDay(value) } },
      says(options, m.date),
    ),
    ApiProperty({
      type: 'string',
      format: 'date',
      required: false,
      nullable: true,
      description: options.description ?? `Required where \`${edtf}\` is not there`,
    }),
  );
}

/**
 * The precision of a date, as EDTF writes it: `1974`, `1974-05~`, `1974/1976`.
 * @param of the `DateField` beside it, which holds its first day. A day there that it does not begin on is refused
 */
export function EdtfField(of: string, options: FieldOptions = {}): PropertyDecorator {
  const description =
    options.description ?? `EDTF: how exactly \`${of}\` is known, which is its first day; null where it is that day`;
  return field({ ...options, description }, { type: 'string', maxLength: EDTF_LENGTH, example: '1974-05~' }, [
    Transform(({ value }: { value: unknown }) => (value === '' ? null : (readEdtf(value)?.edtf ?? value))),
    ...presence(options),
    ValidateBy(
      { name: 'isEdtf', validator: { validate: (value) => readEdtf(value) !== null } },
      saying(options.message ?? m.edtf({ field: of })),
    ),
    ValidateBy(
      { name: 'beginsThere', validator: { validate: (value, about) => beginsOn(value, dayBeside(about, of)) } },
      saying(({ value, object }) => {
        const known = readEdtf(value);
        return m.edtfElsewhere({
          field: of,
          first: known ? dayOf(known) : '',
          date: String(dayBeside({ object }, of)),
        });
      }),
    ),
  ]);
}

/** An `EdtfField` as it is answered. */
export const EDTF_SHAPE = {
  nullable: true,
  description: 'EDTF: how exactly the date is known whose first day stands beside it; null where it is that day',
} as const;

const dayBeside = (about: Pick<Checked, 'object'> | undefined, of: string): unknown =>
  (about?.object as Record<string, unknown> | undefined)?.[of];

/** A day that is not there says nothing else, and what is no day at all is refused where it stands. */
function beginsOn(edtf: unknown, day: unknown): boolean {
  const known = readEdtf(edtf);
  return !known || !isDay(day) || dayOf(known) === day;
}

const isThere = (value: unknown): boolean => value !== undefined && value !== null;

export function ChoiceField(choices: readonly string[], options: FieldOptions = {}): PropertyDecorator {
  return field(options, { type: 'string', enum: [...choices] }, [
    Transform(({ value }: { value: unknown }) => (value === '' ? null : value)),
    ...presence(options),
    IsIn([...choices], says(options, m.choice, { choices: choices.join(', ') })),
  ]);
}

/** A choice that stands at `initial` where a create leaves it out; null or blank is a missing field all the same. */
export const ChoiceWithDefault = (
  choices: readonly string[],
  { initial, required }: { initial: string; required: Said },
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
    IsBoolean(says(options, m.boolean)),
  ]);
}

/** The id of something else; whether it exists and is the owner's is for the service to say. */
export function IdField(options: FieldOptions = {}): PropertyDecorator {
  return IntField({ ...options, min: 1, max: MAX_ID });
}

/** A list of ids, each at most once; or of other numbers from 1 to `largest`. */
export function IdListField(options: FieldOptions & { max?: number; largest?: number } = {}): PropertyDecorator {
  const { max = 500, largest = MAX_ID } = options;
  return field(options, { type: 'array', items: { type: 'integer', minimum: 1, maximum: largest }, maxItems: max }, [
    Transform(({ value }: { value: unknown }) => (Array.isArray(value) ? value.map((one) => toNumber(one)) : value)),
    ...presence(options),
    IsArray(says(options, m.list)),
    ArrayMaxSize(max, says(options, m.entries, { most: max })),
    IsInt({ each: true, ...says(options, m.wholeNumbers) }),
    Min(1, { each: true, ...says(options, m.positiveNumbers) }),
    Max(largest, { each: true, ...says(options, m.ids) }),
  ]);
}

/** A list of short texts, each trimmed, composed (NFC) and there once; blank ones are left out. */
export function TextListField(options: FieldOptions & { max: number; maxLength: number }): PropertyDecorator {
  const { max, maxLength } = options;
  const each = { each: true };
  return field(options, { type: 'array', items: { type: 'string', maxLength }, maxItems: max }, [
    Transform(({ value }: { value: unknown }) => (Array.isArray(value) ? distinctTexts(value) : value)),
    ...presence(options),
    IsArray(says(options, m.list)),
    ArrayMaxSize(max, says(options, m.entries, { most: max })),
    IsString({ ...each, ...says(options, m.texts) }),
    ValidateBy({ name: 'areStorable', validator: { validate: areStorable } }, says(options, m.brokenTexts)),
    MaxLength(maxLength, { ...each, ...says(options, m.textsTooLong, { most: maxLength }) }),
  ]);
}

function distinctTexts(values: unknown[]): unknown[] {
  const texts = values.map((value) => (typeof value === 'string' ? value.normalize().trim() : value));
  return [...new Set(texts)].filter((text) => text !== '');
}

const areStorable = (values: unknown): boolean =>
  Array.isArray(values) &&
  values.every((text) => typeof text !== 'string' || (text.isWellFormed() && !text.includes('\u0000')));

/** A list of some of these, each at most once. */
export function ChoiceListField(choices: readonly string[], options: FieldOptions = {}): PropertyDecorator {
  const items = { type: 'string' as const, enum: [...choices] };
  return field(options, { type: 'array', items, maxItems: choices.length }, [
    Transform(({ value }: { value: unknown }) => (Array.isArray(value) ? [...new Set<unknown>(value)] : value)),
    ...presence(options),
    IsArray(says(options, m.list)),
    IsIn([...choices], { each: true, ...says(options, m.choices, { choices: choices.join(', ') }) }),
  ]);
}

/** An object, checked as `item()` says. */
export function ObjectField(item: () => new () => object, options: FieldOptions = {}): PropertyDecorator {
  return field(options, { type: () => item() }, [
    Type(item),
    ...presence(options),
    IsObject(says(options, m.object)),
    ValidateNested(says(options, m.object)),
  ]);
}

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
    IsArray(says(options, m.list)),
    ArrayMaxSize(max, says(options, m.entries, { most: max })),
    IsObject({ each: true, ...says(options, m.objects) }),
    ValidateNested({ each: true, ...says(options, m.objects) }),
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
      saying(options.required),
    ),
  ];
}

/** Text that PostgreSQL keeps as it came: no NUL, no half of a surrogate pair (it would silently become U+FFFD). */
function storable(options: FieldOptions): PropertyDecorator[] {
  return [
    ValidateBy(
      { name: 'isWellFormed', validator: { validate: (value) => typeof value === 'string' && value.isWellFormed() } },
      says(options, m.brokenText),
    ),
    // eslint-disable-next-line no-control-regex -- NUL is what it looks for
    Matches(/^[^\u0000]*$/, says(options, m.nulText)),
  ];
}

/** The field's own message, else what `rule` says of it. */
const says = <More extends object = object>(
  options: FieldOptions,
  rule: (given: { field: string } & More) => Said,
  more?: More,
) => saying(({ property }) => options.message ?? rule({ field: property, ...more } as { field: string } & More));

/** A numeric string becomes its number, blank becomes null, all else stays for the validator to refuse. */
function toNumber(value: unknown, pattern = /^-?\d{1,15}(\.\d{1,10})?$/): unknown {
  if (typeof value !== 'string') return value;
  const text = value.trim();
  if (text === '') return null;
  return pattern.test(text) ? Number(text) : value;
}

/** The same of an amount, which other programs write with all digits of a double. */
function toAmount(value: unknown): unknown {
  const number = toNumber(value, /^-?\d{1,15}(\.\d{1,20})?$/);
  return typeof number === 'number' ? withoutBinaryError(number) : number;
}
