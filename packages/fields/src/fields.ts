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
 * One decorator per request field: it converts the value, validates it with the messages of the specification, and documents it in OpenAPI. A field without
 * `required` may be left out or null. For a PUT, where omitted fields stay unchanged, derive the class with `PatchOf`.
 */
export interface FieldOptions {
  /** Makes the field required. The value is the message for a missing, null or blank field. */
  required?: Said;
  /** The message for every other failure. The default names the field. */
  message?: Said;
  description?: string;
}

const INT_MAX = 2_147_483_647;
const MONEY_MAX = 9_999_999_999.99;

/** Text, trimmed and normalised (NFC), so that a search finds every spelling; blank counts as absent. */
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

/** Rich text: HTML, sanitised to the allow-list of the specification before any other code sees it (spec §5, contract §4). */
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

/** A fraction from 0 to 1. */
export function ShareField(options: FieldOptions = {}): PropertyDecorator {
  return field(options, { type: 'number', minimum: 0, maximum: 1 }, [
    Transform(({ value }: { value: unknown }) => toNumber(value)),
    ...presence(options),
    IsNumber({}, says(options, m.number)),
    Min(0, says(options, m.least, { least: 0 })),
    Max(1, says(options, m.most, { most: 1 })),
  ]);
}

/** A number with a maximum count of decimals as written: `42.137`. Binary rounding errors do not count as decimals. */
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
 * An amount of money, with at most the decimals of its currency, which is in the field named `currency`. If the request has no currency, `currencyOf` checks
 * the decimals later, because it knows the currency of the amount.
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

/** The currency of an amount in the request; null if the request has none. */
function saidCurrency(about: Pick<Checked, 'object'> | undefined, name: string): string | null {
  const said = (about?.object as Record<string, unknown> | undefined)?.[name];
  return isCurrency(said) ? said : null;
}

const mostDecimals = (currency: string | null): number => (currency === null ? MOST_DECIMALS : decimalsOf(currency));

const whyNoMoney = ({ property }: Checked, currency: string | null): Said =>
  tooPrecise(property, currency, currency === null ? 2 : decimalsOf(currency));

/** A currency code of ISO 4217; `chf` is converted to `CHF`. */
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
 * An existing day, `YYYY-MM-DD`.
 * @param options.edtf the `EdtfField` for its precision, if the date may be inexact: a request may contain either field, and `dateFields` derives the other
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
 * The precision of a date in EDTF: `1974`, `1974-05~`, `1974/1976`.
 * @param of the `DateField` that holds its first day. A request in which that day is another one is refused
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

/** An `EdtfField` in an answer. */
export const EDTF_SHAPE = {
  nullable: true,
  description: 'EDTF: how exactly the date is known whose first day stands beside it; null where it is that day',
} as const;

const dayBeside = (about: Pick<Checked, 'object'> | undefined, of: string): unknown =>
  (about?.object as Record<string, unknown> | undefined)?.[of];

/** True if the day is absent or equals the first day of the EDTF. An invalid day counts as true, because its own field refuses it. */
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

/** A choice with the default `initial` when a create leaves it out. A null or blank value is a missing field. */
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

/** The id of another record. The service checks that it exists and belongs to the owner. */
export function IdField(options: FieldOptions = {}): PropertyDecorator {
  return IntField({ ...options, min: 1, max: MAX_ID });
}

/** A list of distinct ids, or of distinct numbers from 1 to `largest`. */
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

/** A list of short texts: trimmed, normalised (NFC) and distinct; blank ones are removed. */
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

/** A list of distinct values out of `choices`. */
export function ChoiceListField(choices: readonly string[], options: FieldOptions = {}): PropertyDecorator {
  const items = { type: 'string' as const, enum: [...choices] };
  return field(options, { type: 'array', items, maxItems: choices.length }, [
    Transform(({ value }: { value: unknown }) => (Array.isArray(value) ? [...new Set<unknown>(value)] : value)),
    ...presence(options),
    IsArray(says(options, m.list)),
    IsIn([...choices], { each: true, ...says(options, m.choices, { choices: choices.join(', ') }) }),
  ]);
}

/** An object, validated by the class `item()`. */
export function ObjectField(item: () => new () => object, options: FieldOptions = {}): PropertyDecorator {
  return field(options, { type: () => item() }, [
    Type(item),
    ...presence(options),
    IsObject(says(options, m.object)),
    ValidateNested(says(options, m.object)),
  ]);
}

/** A list of objects, each validated by the class `item()`. */
export function ListField(
  item: () => new () => object,
  options: FieldOptions & { max?: number } = {},
): PropertyDecorator {
  const { max = 500 } = options;
  // Swagger recognises a lazy class only by a property named `type`.
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

/** Required: an absent value is refused. Optional: an absent value skips all other checks. */
function presence(options: FieldOptions): PropertyDecorator[] {
  if (options.required === undefined) return [ValidateIf((_, value) => value !== undefined && value !== null)];
  return [
    ValidateBy(
      { name: 'isPresent', validator: { validate: (value) => value !== undefined && value !== null } },
      saying(options.required),
    ),
  ];
}

/** Text that PostgreSQL stores unchanged: no NUL, no lone surrogate (which would silently become U+FFFD). */
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

/** The field's own message, otherwise the default of `rule`. */
const says = <More extends object = object>(
  options: FieldOptions,
  rule: (given: { field: string } & More) => Said,
  more?: More,
) => saying(({ property }) => options.message ?? rule({ field: property, ...more } as { field: string } & More));

/** A numeric string becomes a number, blank becomes null. Other values stay, so that the validator refuses them. */
function toNumber(value: unknown, pattern = /^-?\d{1,15}(\.\d{1,10})?$/): unknown {
  if (typeof value !== 'string') return value;
  const text = value.trim();
  if (text === '') return null;
  return pattern.test(text) ? Number(text) : value;
}

/** The same for an amount. Other programs write amounts with all digits of a double. */
function toAmount(value: unknown): unknown {
  const number = toNumber(value, /^-?\d{1,15}(\.\d{1,20})?$/);
  return typeof number === 'number' ? withoutBinaryError(number) : number;
}
