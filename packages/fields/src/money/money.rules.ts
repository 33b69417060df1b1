import { Invalid, type Said } from '@carnet/messages';
import * as m from '../messages/field.js';

/** The currency of people who have set none. */
export const DEFAULT_CURRENCY = 'USD';

/** No currency has more decimals (CLDR: CLF). */
export const MOST_DECIMALS = 4;

/** `supportedValuesOf` names those of today alone. */
const NAMES = new Intl.DisplayNames('en', { type: 'currency', fallback: 'none' });

/** Tells whether `code` is a currency of ISO 4217 in capitals, also one that is gone: an invoice of 1974 is in DEM. */
export const isCurrency = (code: unknown): code is string =>
  typeof code === 'string' && /^(?!XXX|XTS)[A-Z]{3}$/.test(code) && NAMES.of(code) !== undefined;

const decimals = new Map<string, number>();

/** The decimals of a currency as CLDR has them: JPY 0, USD 2, KWD 3. */
export function decimalsOf(currency: string): number {
  let known = decimals.get(currency);
  if (known === undefined) {
    const format = new Intl.NumberFormat('en', { style: 'currency', currency });
    known = format.resolvedOptions().maximumFractionDigits ?? 2;
    decimals.set(currency, known);
  }
  return known;
}

/** As many as the largest amount has that a field takes; a double holds one more for certain. */
const DIGITS = 14;

/** `10.3` of `10.299999999999999`, which a client gets by adding in binary. Digits that somebody can have written stay. */
export const withoutBinaryError = (value: number): number => Number(value.toPrecision(DIGITS));

/** Tells whether `value` has at most so many decimals. `@IsNumber({ maxDecimalPlaces })` reads the number's text and fails on one like 1e-7. */
export function hasDecimals(value: unknown, most: number): boolean {
  const unit = 10 ** most;
  return typeof value === 'number' && Math.round(value * unit) / unit === value;
}

/** The message for an amount with more decimals than its currency has; null stands for a currency that nobody said. */
export function tooPrecise(field: string, currency: string | null, most: number): Said {
  if (currency !== null && most === 0) return m.noDecimals({ field, currency });
  return currency === null || most === 2 ? m.decimals({ field, most }) : m.decimalsOf({ field, most, currency });
}

/**
 * The currency that is stored beside an amount: none without one. Null where nobody said any; PostgreSQL then writes the owner's (`addCurrency`).
 * @param stored what an update finds: an amount of before may have more decimals than its currency, and stays as it is
 * @throws Invalid (400)
 */
export function currencyOf(
  field: string,
  amount: number | null | undefined,
  currency: string | null | undefined,
  stored?: { amount: number | null; currency: string | null },
): string | null {
  if (amount === null || amount === undefined) return null;
  if (!currency) return null;
  if (amount === stored?.amount && currency === stored.currency) return currency;
  const most = decimalsOf(currency);
  if (!hasDecimals(amount, most)) throw Invalid.field(field, tooPrecise(field, currency, most));
  return currency;
}
