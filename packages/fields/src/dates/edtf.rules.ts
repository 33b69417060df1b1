import { isDay, lastOfMonth } from './day.rules.js';

/**
 * Dates that are known less exactly than by day, in EDTF (ISO 8601-2): level 0, and from level 1 the approximations, decades and open intervals. `1974`,
 * `1974-05`, `1974~` (about), `1974?` (uncertain), `1974%` (both), `197X`, `1974/1976`, `../1976`, `1974/..`. ADR 62 explains the selection.
 */
export interface KnownDate {
  /** The canonical spelling. For an exact day: `YYYY-MM-DD`. */
  edtf: string;
  precision: DatePrecision;
  /** The first and last day of the date as written, inclusive; null at an open end. An approximate date may lie outside of them. */
  first: string | null;
  last: string | null;
}

export type DatePrecision = 'day' | 'month' | 'year' | 'decade' | 'span';

/** Length of the longest value: `1974-05-03%/1976-05-03%`. */
export const EDTF_LENGTH = 23;

const DATE = /^(\d{3}[\dX]|\d{4}-\d{2}|\d{4}-\d{2}-\d{2})([~?%]?)$/;
const OPEN = '..';

/** Parses an EDTF text; null if it is invalid, or in a form that is not supported. Accepts blanks around it, and `x` for `X`. */
export function readEdtf(text: unknown): KnownDate | null {
  if (typeof text !== 'string' || text.length > 2 * EDTF_LENGTH) return null;
  const plain = text.trim().toUpperCase();
  const [from, to, ...more] = plain.split('/') as [string, ...string[]];
  if (more.length > 0) return null;
  return to === undefined ? readDate(from) : readSpan(from.trim(), to.trim());
}

function readDate(edtf: string): KnownDate | null {
  const [, date] = DATE.exec(edtf) ?? [];
  if (date === undefined) return null;
  const { precision, first, last } = boundsOf(date);
  return isDay(first) && isDay(last) ? { edtf, precision, first, last } : null;
}

function boundsOf(date: string): { precision: DatePrecision; first: string; last: string } {
  const [year, month, day] = date.split('-') as [string, string?, string?];
  if (day) return { precision: 'day', first: date, last: date };
  if (month) {
    const last = String(lastOfMonth(Number(year), Number(month))).padStart(2, '0');
    return { precision: 'month', first: `${date}-01`, last: `${date}-${last}` };
  }
  const precision = year.endsWith('X') ? 'decade' : 'year';
  return { precision, first: `${year.replace('X', '0')}-01-01`, last: `${year.replace('X', '9')}-12-31` };
}

/** Both ends of an interval; one may be open. An interval with two equal ends is refused. */
function readSpan(from: string, to: string): KnownDate | null {
  const [start, end] = [from === OPEN ? null : readDate(from), to === OPEN ? null : readDate(to)];
  if ((!start && from !== OPEN) || (!end && to !== OPEN) || (!start && !end)) return null;
  if (start && end && start.first! > end.last!) return null;
  if (start && end && start.edtf === end.edtf) return start;
  return { edtf: `${from}/${to}`, precision: 'span', first: start?.first ?? null, last: end?.last ?? null };
}

/** The day used for sorting, and for programs that know only days: the first day, or the last one if the beginning is open. */
export const dayOf = ({ edtf, first }: KnownDate): string =>
  first ?? readDate(edtf.slice(edtf.indexOf('/') + 1))!.first!;

/** Tells whether the date is an exact day. */
export const isExact = ({ edtf, precision }: KnownDate): boolean => precision === 'day' && isDay(edtf);

/** A date as stored: its day, and its precision. */
export interface StoredDate {
  /** `YYYY-MM-DD` */
  day: string | null;
  /** Null for an exact day. */
  edtf: string | null;
}
