import { formatMoney, formatNumber } from '../format/format';

/** Digits, the commas between thousands that the screens show, and a point before the decimals: `84120`, `84,120`, `1,234.50`. */
const WRITTEN = /^-?(?:\d{1,3}(?:,\d{3})+|\d+)?(?:\.(\d*))?$/;

/** The integers that a column of the services holds. */
const LARGEST_INTEGER = 2_147_483_647;
const MOST_DOLLARS = 9_999_999_999.99;

/** The number that a person's text means, or null where it means none. No other place knows how numbers are written. */
export function parseNumber(text: string): { value: number; decimals: number } | null {
  const written = WRITTEN.exec(text.trim());
  if (!written || !/\d/.test(text)) return null;
  return { value: Number(text.trim().replaceAll(',', '')), decimals: written[1]?.length ?? 0 };
}

/** What an input's text means to the API: empty is `null`. Throws where the form's rules have let through what is no number. */
export function numberOrNull(text: string): number | null {
  if (text.trim() === '') return null;
  const number = parseNumber(text);
  if (!number) throw new RangeError(`'${text}' is no number`);
  return number.value;
}

export function textOrNull(text: string): string | null {
  return text.trim() === '' ? null : text;
}

/** A value of an entity as an input's text. */
export function asText(value: string | number | null | undefined): string {
  return value == null ? '' : String(value);
}

/** A sum of money of an entity as an input's text, with its cents: `164.4` → `164.40`. */
export function moneyText(amount: number | null | undefined): string {
  return amount == null ? '' : amount.toFixed(2);
}

/**
 * What is wrong with a whole number as a person typed it, or null: `wholeNumberProblem('Mileage', '84-120')`. Nothing typed is no
 * problem.
 */
export function wholeNumberProblem(label: string, text: string, min = 0, max?: number): string | null {
  if (text.trim() === '') return null;
  const number = parseNumber(text);
  const isWhole = number !== null && number.decimals === 0 && number.value >= min;
  if (max !== undefined)
    return isWhole && number.value <= max ? null : `${label} must be a whole number from ${min} to ${max}`;
  if (!isWhole) return `${label} must be a whole number of at least ${min}`;
  return number.value > LARGEST_INTEGER ? `${label} must be at most ${formatNumber(LARGEST_INTEGER)}` : null;
}

/** What is wrong with a sum of money as a person typed it, or null: `moneyProblem('Cost', '1.234')`. Nothing typed is no problem. */
export function moneyProblem(label: string, text: string): string | null {
  if (text.trim() === '') return null;
  const sum = parseNumber(text);
  if (!sum || sum.value < 0 || sum.decimals > 2) return `${label} must be at least 0, with at most 2 decimals`;
  return sum.value > MOST_DOLLARS ? `${label} must be at most ${formatMoney(MOST_DOLLARS)}` : null;
}
