import { formatMoney, formatNumber } from '../formats/format';
import { NONE, written } from '../formats/number';
import { personCurrency, spelling } from '../formats/spelling';
import * as m from '../messages/forms';
import { currencyOfSign, decimalsOf, splitMoney } from './currencies';

/** The integers that a column of the services holds. */
const LARGEST_INTEGER = 2_147_483_647;
const LARGEST_AMOUNT = 9_999_999_999.99;

/** A number as somebody wrote it. */
export interface WrittenNumber {
  value: number;
  decimals: number;
}

/** The number that a person's text means, or null where it means none, or might mean another. */
export function parseNumber(text: string): WrittenNumber | null {
  const read = readNumber(text);
  return read === 'ambiguous' ? null : read;
}

/**
 * Reads a number that a person has typed or pasted, by their region (`1.234,56`). What has one reading wherever one lives is taken everywhere (`1
 * 234,56`, `1'234.56`, `1,234.56`); `'ambiguous'` is what would mean something elsewhere: `12.50` where points stand between thousands. No other
 * place knows how numbers are read.
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

/** One sign for each kind of blank, apostrophe and minus. */
const plainly = (text: string): string => text.replace(/\s/g, ' ').replaceAll('’', "'").replaceAll('−', '-');

interface Reading extends WrittenNumber {
  /** The sign between its thousands; empty if there is none. */
  group: string;
  /** No region reads it otherwise. */
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

/** Groups of three, or as the region has them before the last three. */
function areThousands([first, ...groups]: readonly string[]): boolean {
  const last = groups.pop();
  const isOf = (size: number) =>
    first!.length > 0 && first!.length <= size && groups.every(({ length }) => length === size);
  return last?.length === 3 && (isOf(3) || isOf(spelling().number.size));
}

/** The value of an input's text for the API: empty is `null`. Throws where the form's rules have let through what is no number. */
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

/** A number of an entity as an input's text, with all its decimals, as the person's region writes them: `41.2` → `41,2`. */
export const decimalText = (value: number | null | undefined): string =>
  asText(value).replace('.', spelling().number.decimal);

/** A sum of money of an entity as an input's text, with the decimals of its currency, as the person's region writes them: `164.4` → `164.40`. */
export function moneyText(amount: number | null | undefined, currency?: string | null): string {
  if (amount == null) return '';
  const most = moneyDecimals(currency);
  // An amount with more decimals than its currency has is shown all the same.
  const text = Number(amount.toFixed(most)) === amount ? amount.toFixed(most) : String(amount);
  return text.replace('.', spelling().number.decimal);
}

/** Those of the currency; of the person's where none is said. */
const moneyDecimals = (currency?: string | null): number =>
  currency && currency !== personCurrency() ? decimalsOf(currency) : spelling().money.decimals;

/** The problem of a text that might mean another number elsewhere, or null. */
function ambiguityOf(label: string, text: string, decimals: number): string | null {
  if (readNumber(text) !== 'ambiguous') return null;
  return m.readInTwoWays({ label, example: written(decimals ? 1234.5 : 1234, { ...spelling().number, decimals }) });
}

/**
 * The problem of a whole number as a person typed it, or null: `wholeNumberProblem('Mileage', '84-120')`. Nothing typed is no problem.
 */
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

/** Signs for the money of more than one country. */
const OF_SEVERAL = /\p{Sc}|^(kr|rs|f|rp|l)\.?$/iu;

/**
 * The problem of a sum of money as a person typed it, or null: `moneyProblem('Cost', '1.234', 'CHF')`. Nothing typed is no problem. Where no currency
 * is said, it is the person's.
 */
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
 * The change of a field of money by typing or pasting: `CHF 480.-` is the number 480, in francs. The text stays as it is where what stands beside the
 * number says no currency, so that `moneyProblem` can say so.
 */
export function moneyTyped(text: string): { text: string; currency?: string } {
  const written = splitMoney(text);
  if (!written) return { text };
  if (!written.sign) return { text: /[.,][-–—]{1,2}$/.test(text.trim()) ? written.amount : text };
  const currency = currencyOfSign(written.sign);
  return currency ? { text: written.amount, currency } : { text };
}
