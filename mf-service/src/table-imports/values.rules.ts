import type { OdometerUnit } from '@carnet/mf-kit/formats';
import { currencyOfSign, splitMoney } from '@carnet/mf-kit/forms';
import type { DateOrder, DecimalMark } from './table-format';

/** Result of parsing a cell: a value, null for an empty cell, or the text that cannot be parsed. */
export type Read<Value> = { value: Value | null } | { unreadable: string };

const NUMERIC_DAY = /^(\d{1,4})[./\-年 ]{1,2}(\d{1,2})[./\-月 ]{1,2}(\d{1,4})(?!\d)/;
const COMPACT_DAY = /^(1[89]\d\d|2[01]\d\d)(0[1-9]|1[0-2])([0-3]\d)(?!\d)/;
const DAY_AND_MONTH =
  /^(\d{1,2})(?:st|nd|rd|th|er|º)?[.,\s-]*(?:de\s+)?(\p{L}{3,})[.,\s-]*(?:de\s+)?(\d{4}|\d{2})(?!\d)/iu;
const MONTH_AND_DAY = /^(\p{L}{3,})[.,\s-]*(\d{1,2})(?:st|nd|rd|th)?[.,\s-]+(\d{4})(?!\d)/iu;

/** The three numbers of a date in file order, and their meaning if it is certain. */
interface DateParts {
  numbers: readonly [number, number, number];
  order?: DateOrder;
}

function partsOf(text: string): DateParts | null {
  const trimmed = text.trim();
  const compact = COMPACT_DAY.exec(trimmed);
  if (compact) return { numbers: numbersOf(compact), order: 'ymd' };
  const numeric = NUMERIC_DAY.exec(trimmed);
  if (numeric) {
    const numbers = numbersOf(numeric);
    return numbers[0] > 31 ? { numbers, order: 'ymd' } : { numbers };
  }
  const [, day, ofDay, year] = DAY_AND_MONTH.exec(trimmed) ?? [];
  if (monthNamed(ofDay)) return { numbers: [Number(day), monthNamed(ofDay), Number(year)], order: 'dmy' };
  const [, name, dayOf, yearOf] = MONTH_AND_DAY.exec(trimmed) ?? [];
  return monthNamed(name) ? { numbers: [monthNamed(name), Number(dayOf), Number(yearOf)], order: 'mdy' } : null;
}

const numbersOf = ([, a, b, c]: RegExpExecArray): [number, number, number] => [Number(a), Number(b), Number(c)];

/** Languages whose month names are recognized, in full or abbreviated: those of known files. */
const LANGUAGES_OF_MONTHS = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl'];

let months: Map<string, number> | undefined;

/** Month 1 to 12 of a name; 0 if it is unknown. An abbreviation must match exactly one month. */
function monthNamed(text = ''): number {
  months ??= monthNames();
  const name = bare(text);
  const known = months.get(name);
  if (known) return known;
  const longer = new Set([...months].filter(([whole]) => whole.startsWith(name)).map(([, month]) => month));
  return longer.size === 1 ? [...longer][0]! : 0;
}

const monthNames = (): Map<string, number> =>
  new Map(
    LANGUAGES_OF_MONTHS.flatMap((language) =>
      (['long', 'short'] as const).flatMap((month) => {
        const format = new Intl.DateTimeFormat(language, { month, timeZone: 'UTC' });
        return Array.from({ length: 12 }, (_, at): [string, number] => [
          bare(format.format(Date.UTC(2024, at, 1))),
          at + 1,
        ]);
      }),
    ),
  );

const bare = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/[\u0300-\u036f.]/g, '')
    .toLowerCase();

/**
 * Parses a day as `YYYY-MM-DD`; a time after it is ignored. `order` does not matter for a date with a leading four-digit year or a month name. A two-digit
 * year is the latest one for which the day is not after `latest`. For a history, `latest` is today.
 */
export function readDay(text: string, order: DateOrder, latest: string): Read<string> {
  if (text.trim() === '') return { value: null };
  const parts = partsOf(text);
  if (!parts) return { unreadable: text };
  const day = dayOf(parts, order, latest);
  return day === null ? { unreadable: text } : { value: day };
}

function dayOf({ numbers: [a, b, c], order: known }: DateParts, order: DateOrder, latest: string): string | null {
  const [year, month, day] = { ymd: [a, b, c], dmy: [c, b, a], mdy: [c, a, b] }[known ?? order] as [
    number,
    number,
    number,
  ];
  const [lastYear, lastDay] = [Number(latest.slice(0, 4)), latest.slice(5)];
  const isLater = `${padded(month)}-${padded(day)}` > lastDay;
  const full = year < 100 ? lastOfCentury(year, isLater ? lastYear - 1 : lastYear) : year;
  const date = new Date(Date.UTC(full, month - 1, day));
  const exists = full >= 1880 && full < 2200 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return exists ? date.toISOString().slice(0, 10) : null;
}

const padded = (part: number): string => String(part).padStart(2, '0');

/** Latest year up to `latest` that ends in these two digits. */
const lastOfCentury = (digits: number, latest: number): number => latest - ((((latest - digits) % 100) + 100) % 100);

/** An ambiguous date: it is a different day in each of these orders. */
export interface DateDoubt {
  date: string;
  orders: readonly DateOrder[];
}

export interface GuessedOrder {
  order: DateOrder;
  doubt: DateDoubt | null;
}

/**
 * Detects the order of day, month and year: the one in which most dates are valid. Among equals, an order that puts history after `today` is dropped if
 * another order does not, unless few dates are ahead and the file is sorted by date, as with plans at its end. If several orders remain, the doubt is
 * returned: the order with the fewest dates ahead comes first, then `likely`.
 */
export function guessOrder(texts: readonly string[], likely: DateOrder, today: string): GuessedOrder {
  const open = texts.flatMap((text) => {
    const parts = partsOf(text);
    return parts && !parts.order ? [{ text, parts }] : [];
  });
  if (open.length === 0) return { order: texts.some((text) => partsOf(text)) ? 'ymd' : likely, doubt: null };
  const latest = aYearAfter(today);
  const judged = ORDERS.map((order) => {
    const days = open.map(({ parts }) => dayOf(parts, order, latest)).filter((day) => day !== null);
    const ahead = days.filter((day) => day > today).length;
    return { order, days: days.length, ahead, mayPlan: ahead < days.length / 2 && isInTime(days) };
  });
  const most = Math.max(...judged.map(({ days }) => days));
  const fitting = judged.filter(({ days }) => days === most);
  const isBehind = fitting.some(({ ahead }) => ahead === 0);
  const rivals = fitting
    .filter(({ ahead, mayPlan }) => ahead === 0 || mayPlan || !isBehind)
    .sort((a, b) => a.ahead - b.ahead || Number(b.order === likely) - Number(a.order === likely))
    .map(({ order }) => order);
  return { order: rivals[0]!, doubt: doubtAmong(open, rivals, latest) };
}

const ORDERS: readonly DateOrder[] = ['dmy', 'mdy', 'ymd'];

/** Latest day of a planned event with a two-digit year: one year ahead. */
export const aYearAfter = (day: string): string => `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`;

/** Latest due date of a reminder or plan with a two-digit year: fifty years ahead. */
export const latestPlan = (day: string): string => `${Number(day.slice(0, 4)) + 50}${day.slice(4)}`;

/** True if the days are sorted, ascending or descending. */
const isInTime = (days: readonly string[]): boolean =>
  days.every((day, at) => at === 0 || day >= days[at - 1]!) ||
  days.every((day, at) => at === 0 || day <= days[at - 1]!);

/** The date that distinguishes most of these orders; null if all orders give the same days. */
function doubtAmong(
  dates: readonly { text: string; parts: DateParts }[],
  orders: readonly DateOrder[],
  latest: string,
): DateDoubt | null {
  if (orders.length === 1) return null;
  const told = dates.map(({ text, parts }): DateDoubt => {
    const days = orders.map((order) => dayOf(parts, order, latest));
    return { date: text, orders: orders.filter((_, at) => days[at] && days.indexOf(days[at]) === at) };
  });
  const clearest = told.reduce((one, other) => (other.orders.length > one.orders.length ? other : one));
  return clearest.orders.length > 1 ? clearest : null;
}

/** Parses a number with this decimal mark. Ignores thousands separators, currency and unit. */
export function readNumber(text: string, mark: DecimalMark): Read<number> {
  const written = amountIn(text).replace(/[\s\u00a0\u202f'’]/g, '');
  if (written === '') return { value: null };
  const found = /^(?:[^\d.,+-]{0,8})([+-]?(?:(?<!\p{L})[.,])?\d[\d.,]*)(?:[^\d.,]{0,12})$/u.exec(written);
  if (!found) return { unreadable: text };
  const digits = asWritten(found[1]!, mark);
  const value = Number(digits);
  return Number.isFinite(value) ? { value } : { unreadable: text };
}

/**
 * Normalizes to a decimal point. A single other mark that is not followed by three digits is a decimal mark, too: `9,99` is not 999, even if the file uses
 * `12.50`.
 */
function asWritten(figures: string, mark: DecimalMark): string {
  const other = mark === '.' ? ',' : '.';
  const isOther = figures.split(other).length === 2 && !figures.includes(mark) && !/[.,]\d{3}$/.test(figures);
  return isOther ? figures.replace(other, '.') : figures.replaceAll(other, '').replace(mark, '.');
}

/** The amount without its currency. The point of `Fr. 480` is not part of the amount. */
const amountIn = (text: string): string => splitMoney(text)?.amount ?? text;

const GROUPED = /^[+-]?\d{1,3}(?:[.,'’\s\u00a0\u202f]\d{3})+$/;

/** Parses a whole number. Any mark between groups of three digits is a thousands separator, whatever the decimal mark is. */
export function readMileage(text: string, mark: DecimalMark): Read<number> {
  const figures = text.trim().replace(/\s*(?:km|kms|mi|miles|h)\.?$/i, '');
  return GROUPED.test(figures) ? { value: Number(figures.replace(/[^\d+-]/g, '')) } : readNumber(text, mark);
}

/** Parses an amount. A mark before three digits is a thousands separator, unless the currency has three decimals. */
export function readAmount(text: string, mark: DecimalMark, decimals: number): Read<number> {
  const figures = amountIn(text)
    .replace(/[^\d.,'’\s+-]/g, '')
    .trim();
  return decimals < 3 && GROUPED.test(figures)
    ? { value: Number(figures.replace(/[^\d+-]/g, '')) }
    : readNumber(text, mark);
}

/** Detects the decimal mark: the last of two marks in a number, or a single mark not followed by exactly three digits. */
export function guessMark(texts: readonly string[], likely: DecimalMark): DecimalMark {
  let points = 0;
  let commas = 0;
  for (const text of texts) {
    const found = /([.,])(\d+)\D*$/.exec(text);
    if (!found) continue;
    const [, mark, decimals] = found;
    const hasBoth = text.includes('.') && text.includes(',');
    if (!hasBoth && decimals!.length === 3) continue;
    if (mark === '.') points += 1;
    else commas += 1;
  }
  if (points === commas) return likely;
  return points > commas ? '.' : ',';
}

/** The unit that a header or a cell names: `Odo (km)`, `MILE`, `h`. */
export function unitIn(text: string): OdometerUnit | null {
  if (/^\s*h(ours?)?\s*$/i.test(text)) return 'h';
  if (/(\b|_)(km|kms)(\b|_)|kilom|chilom/i.test(text)) return 'km';
  if (/(\b|_)mi(les?)?(\b|_)/i.test(text)) return 'mi';
  return null;
}

/** Currency beside an amount; `usual` if there is none, or only a word that is not a currency. */
export function readCurrency(text: string, usual: string | null): Read<string> {
  const sign = splitMoney(text)?.sign ?? '';
  return sign.length > LONGEST_SIGN ? { value: usual } : readSign(sign, usual);
}

/** Currency of a sign or a code; `usual` for an empty text. `$` is the person's currency if that is a dollar; otherwise it is ambiguous and fails. */
export function readSign(sign: string, usual: string | null): Read<string> {
  if (sign === '') return { value: usual };
  if (sign === '$') return usual && isDollar(usual) ? { value: usual } : { unreadable: sign };
  const known = currencyOfSign(sign);
  return known ? { value: known } : { unreadable: sign };
}

const LONGEST_SIGN = 4;

const isDollar = (currency: string): boolean =>
  new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
    .format(1)
    .startsWith('$');
