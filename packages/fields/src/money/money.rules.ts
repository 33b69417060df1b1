import { Invalid, type Said } from '@carnet/messages';
import * as m from '../messages/field.js';

/** The currency of people who have not set one. */
export const DEFAULT_CURRENCY = 'USD';

/** No currency has more decimals (CLDR: CLF). */
export const MOST_DECIMALS = 4;

/** `Intl.supportedValuesOf` only returns current currencies. */
const NAMES = new Intl.DisplayNames('en', { type: 'currency', fallback: 'none' });

/** Tells whether `code` is an ISO 4217 currency in capitals. Former currencies count: an invoice of 1974 is in DEM. */
export const isCurrency = (code: unknown): code is string =>
  typeof code === 'string' && /^(?!XXX|XTS)[A-Z]{3}$/.test(code) && NAMES.of(code) !== undefined;

const decimals = new Map<string, number>();

/** The decimals of a currency according to CLDR: JPY 0, USD 2, KWD 3. */
export function decimalsOf(currency: string): number {
  let known = decimals.get(currency);
  if (known === undefined) {
    const format = new Intl.NumberFormat('en', { style: 'currency', currency });
    known = format.resolvedOptions().maximumFractionDigits ?? 2;
    decimals.set(currency, known);
  }
  return known;
}

/** Digits of the largest amount that a field accepts. A double is exact for at least one digit more. */
const DIGITS = 14;

/** Rounds `10.299999999999999`, which a client gets by adding doubles, to `10.3`. Digits that a person can have typed stay. */
export const withoutBinaryError = (value: number): number => Number(value.toPrecision(DIGITS));

/** Tells whether `value` has at most `most` decimals. `@IsNumber({ maxDecimalPlaces })` parses the number's text, and fails on numbers like 1e-7. */
export function hasDecimals(value: unknown, most: number): boolean {
  const unit = 10 ** most;
  return typeof value === 'number' && Math.round(value * unit) / unit === value;
}

/** The message for an amount with too many decimals for its currency; null if the currency is not given. */
export function tooPrecise(field: string, currency: string | null, most: number): Said {
  if (currency !== null && most === 0) return m.noDecimals({ field, currency });
  return currency === null || most === 2 ? m.decimals({ field, most }) : m.decimalsOf({ field, most, currency });
}

/**
 * The currency to store with an amount: none without an amount. Null if the request has none; PostgreSQL then writes the owner's (`addCurrency`).
 * @param stored the current values, for an update: an unchanged amount may have more decimals than its currency
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
