import type { OdometerUnit } from '@carnet/mf-kit';
import type { DateOrder } from './table-formats';

export type DecimalMark = '.' | ',';

/** What stands in a cell: a value, nothing, or what cannot be read as one. */
export type Read<Value> = { value: Value | null } | { unreadable: string };

const NUMERIC_DAY = /^(\d{1,4})[./\-年 ]{1,2}(\d{1,2})[./\-月 ]{1,2}(\d{1,4})(?!\d)/;

/** The three numbers of a date, as they stand there. */
function partsOf(text: string): [number, number, number] | null {
  const found = NUMERIC_DAY.exec(text.trim());
  return found ? [Number(found[1]), Number(found[2]), Number(found[3])] : null;
}

/**
 * A day as `YYYY-MM-DD`; a time after it does not matter. One that begins with a year of four digits needs no order. A year of two digits is the last one
 * by which the day does not lie after `latest`: of a history that is today, and not a year ahead that nobody could know of.
 */
export function readDay(text: string, order: DateOrder, latest: string): Read<string> {
  if (text.trim() === '') return { value: null };
  const parts = partsOf(text);
  if (!parts) return { unreadable: text };
  const [a, b, c] = parts;
  const [year, month, day] = a > 31 || order === 'ymd' ? [a, b, c] : order === 'dmy' ? [c, b, a] : [c, a, b];
  const [lastYear, lastDay] = [Number(latest.slice(0, 4)), latest.slice(5)];
  const isLater = `${padded(month)}-${padded(day)}` > lastDay;
  const full = year < 100 ? lastOfCentury(year, isLater ? lastYear - 1 : lastYear) : year;
  const date = new Date(Date.UTC(full, month - 1, day));
  const exists = full >= 1880 && full < 2200 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return exists ? { value: date.toISOString().slice(0, 10) } : { unreadable: text };
}

const padded = (part: number): string => String(part).padStart(2, '0');

/** The last year, up to `latest`, that ends in these two digits. */
const lastOfCentury = (digits: number, latest: number): number => latest - ((((latest - digits) % 100) + 100) % 100);

/** In which order days, months and years stand; `likely` decides where every date can be read both ways. */
export function guessOrder(texts: readonly string[], likely: DateOrder): DateOrder {
  const all = texts.map(partsOf).filter((parts) => parts !== null);
  if (all.length > 0 && all.every(([first]) => first > 31)) return 'ymd';
  const dayFirst = all.filter(([first, second]) => first > 12 && first < 32 && second <= 12).length;
  const monthFirst = all.filter(([first, second]) => first <= 12 && second > 12).length;
  if (dayFirst === monthFirst) return likely;
  return dayFirst > monthFirst ? 'dmy' : 'mdy';
}

/** A number with its decimal mark; what groups thousands, and what is said of currency and unit, is left out. */
export function readNumber(text: string, mark: DecimalMark): Read<number> {
  const written = text.replace(/[\s\u00a0\u202f'’]/g, '');
  if (written === '') return { value: null };
  const found = /^(?:[^\d.,+-]{0,8})([+-]?[\d.,]*\d[\d.,]*)(?:[^\d.,]{0,12})$/u.exec(written);
  if (!found) return { unreadable: text };
  const digits = found[1]!.replaceAll(mark === '.' ? ',' : '.', '').replace(mark, '.');
  const value = Number(digits);
  return Number.isFinite(value) ? { value } : { unreadable: text };
}

/** Which mark stands before decimals: the last of two in a number, or the one that anything but three digits follow. */
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

/** The unit that a header or a cell names: `Odo (km)`, `MILE`. */
export function unitIn(text: string): OdometerUnit | null {
  if (/(\b|_)(km|kms)(\b|_)|kilom|chilom/i.test(text)) return 'km';
  if (/(\b|_)mi(les?)?(\b|_)/i.test(text)) return 'mi';
  return null;
}
