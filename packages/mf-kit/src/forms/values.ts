import { formatMoney, formatNumber } from '../formats/format';
import { NONE, written } from '../formats/number';
import { personCurrency, spelling } from '../formats/spelling';
import * as m from '../messages/forms';
import { currencyOfSign, decimalsOf, splitMoney } from './currencies';

/** The largest integer that the services' columns hold. */
const LARGEST_INTEGER = 2_147_483_647;
const LARGEST_AMOUNT = 9_999_999_999.99;

/** A number parsed from text. */
export interface WrittenNumber {
  value: number;
  decimals: number;
}

/** Parses a number; null if the text is no number, or ambiguous. */
export function parseNumber(text: string): WrittenNumber | null {
  const read = readNumber(text);
  return read === 'ambiguous' ? null : read;
}

/**
 * Parses a number that a person has typed or pasted, in the format of their region (`1.234,56`). Formats with only one possible reading are accepted
 * everywhere (`1 234,56`, `1'234.56`, `1,234.56`). `'ambiguous'`: the text is no number of this region, but could be one elsewhere, such as `12.50`
 * where points separate thousands. All parsing of numbers is here.
 */
function readNumber(text: string): WrittenNumber | 'ambiguous' | null {
  const plain = plainly(text.trim());
  const decimal = spelling().number.decimal === ',' ? ',' : '.';
  const here = readBy(decimal, plain);
  if (here && (here.isSure || here.group === '' || here.group === plainly(spelling().number.group))) return here;
  const elsewhere = readBy(decimal === ',' ? '.' : ',', plain);
  if (!here && elsewhere?.isSure) return elsewhere;
  return here || elsewhere ? 'ambiguous' : null;
}

/** Replaces each kind of blank, apostrophe and minus by one sign. */
const plainly = (text: string): string => text.replace(/\s/g, ' ').replaceAll('’', "'").replaceAll('−', '-');

interface Reading extends WrittenNumber {
  /** The separator between thousands; empty if there is none. */
  group: string;
  /** True if the text has only one possible reading. */
  isSure: boolean;
}

function readBy(decimal: '.' | ',', text: string): Reading | null {
  const [whole, part = '', ...more] = text.replace('-', '').split(decimal) as [string, ...string[]];
  const group = /[., ']/.exec(whole)?.[0] ?? '';
  const groups = group ? whole.split(group) : [whole];
  const isNumber = /^-?[^-]*$/.test(text) && /^\d*$/.test(groups.join('') + part) && /\d/.test(text);
  if (!isNumber || more.length > 0 || (group && !areThousands(groups))) return null;
  const isMarked = text.includes(decimal);
  const isSure = group === '' ? !isMarked : /[ ']/.test(group) || isMarked || groups.length > 2;
  const value = Number(`${groups.join('')}.${part}`);
  return { value: text.startsWith('-') ? -value : value, decimals: part.length, group, isSure };
}

/** True if the groups have three digits, or before the last group the region's size. */
function areThousands([first, ...groups]: readonly string[]): boolean {
  const last = groups.pop();
  const isOf = (size: number) =>
    first!.length > 0 && first!.length <= size && groups.every(({ length }) => length === size);
  return last?.length === 3 && (isOf(3) || isOf(spelling().number.size));
}

/** A number for the API; empty is `null`. Throws if the text is no number, because the form's rules should have rejected it. */
export function numberOrNull(text: string): number | null {
  if (text.trim() === '') return null;
  const number = parseNumber(text);
  if (!number) throw new RangeError(`'${text}' is no number`);
  return number.value;
}

export function textOrNull(text: string): string | null {
  return text.trim() === '' ? null : text;
}

/** An entity's value as the text of an input. */
export function asText(value: string | number | null | undefined): string {
  return value == null ? '' : String(value);
}

/** An entity's number as the text of an input, with all decimals, in the person's regional format: `41.2` → `41,2`. */
export const decimalText = (value: number | null | undefined): string =>
  asText(value).replace('.', spelling().number.decimal);

/** An entity's amount as the text of an input, with the decimals of its currency, in the person's regional format: `164.4` → `164.40`. */
export function moneyText(amount: number | null | undefined, currency?: string | null): string {
  if (amount == null) return '';
  const most = moneyDecimals(currency);
  // All decimals are shown, even if the amount has more than its currency.
  const text = Number(amount.toFixed(most)) === amount ? amount.toFixed(most) : String(amount);
  return text.replace('.', spelling().number.decimal);
}

/** Decimals of the currency; by default of the person's. */
const moneyDecimals = (currency?: string | null): number =>
  currency && currency !== personCurrency() ? decimalsOf(currency) : spelling().money.decimals;

/** The problem of an ambiguous number, or null. */
function ambiguityOf(label: string, text: string, decimals: number): string | null {
  if (readNumber(text) !== 'ambiguous') return null;
  return m.readInTwoWays({ label, example: written(decimals ? 1234.5 : 1234, { ...spelling().number, decimals }) });
}

/** The problem of a typed whole number, or null: `wholeNumberProblem('Mileage', '84-120')`. An empty text is no problem. */
export function wholeNumberProblem(label: string, text: string, min = 0, max?: number): string | null {
  if (text.trim() === '') return null;
  const ambiguity = ambiguityOf(label, text, 0);
  if (ambiguity) return ambiguity;
  const number = parseNumber(text);
  const isWhole = number !== null && number.decimals === 0 && number.value >= min;
  if (max !== undefined) return isWhole && number.value <= max ? null : m.wholeFromTo({ label, min, max });
  if (!isWhole) return m.wholeAtLeast({ label, min });
  return number.value > LARGEST_INTEGER ? m.atMost({ label, most: formatNumber(LARGEST_INTEGER) }) : null;
}

/** Currency signs that several countries use. */
const OF_SEVERAL = /\p{Sc}|^(kr|rs|f|rp|l)\.?$/iu;

/** The problem of a typed amount, or null: `moneyProblem('Cost', '1.234', 'CHF')`. An empty text is no problem. Default currency: the person's. */
export function moneyProblem(label: string, text: string, currency?: string | null): string | null {
  if (text.trim() === '') return null;
  const sign = splitMoney(text)?.sign;
  if (sign && OF_SEVERAL.test(sign) && !currencyOfSign(sign)) return m.unknownCurrency({ label, sign });
  const decimals = moneyDecimals(currency);
  const ambiguity = ambiguityOf(label, text, decimals);
  if (ambiguity) return ambiguity;
  const sum = parseNumber(text);
  if (!sum || sum.value < 0 || sum.decimals > decimals)
    return currency && currency !== personCurrency()
      ? m.foreignMoneyWithDecimals({ label, decimals, currency })
      : m.moneyWithDecimals({ label, decimals });
  return sum.value > LARGEST_AMOUNT ? m.atMost({ label, most: formatMoney(LARGEST_AMOUNT, NONE, currency) }) : null;
}

/**
 * Splits a text typed or pasted into a money field: `CHF 480.-` becomes the number 480 and the currency CHF. If the sign beside the number is no
 * known currency, the text stays unchanged, so that `moneyProblem` can report it.
 */
export function moneyTyped(text: string): { text: string; currency?: string } {
  const written = splitMoney(text);
  if (!written) return { text };
  if (!written.sign) return { text: /[.,][-–—]{1,2}$/.test(text.trim()) ? written.amount : text };
  const currency = currencyOfSign(written.sign);
  return currency ? { text: written.amount, currency } : { text };
}
