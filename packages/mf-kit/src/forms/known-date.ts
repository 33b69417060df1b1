import * as m from '../messages/forms';

/** Degrees of precision that a person can choose for a date. */
export const EXACTNESSES = ['day', 'month', 'year', 'about', 'decade', 'span'] as const;
export type Exactness = (typeof EXACTNESSES)[number];

const DATE = String.raw`(?:\d{3}[\dX]|\d{4}-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01]))?)[~?%]?`;
const EDTF = new RegExp(String.raw`^(?:${DATE}|${DATE}/${DATE}|\.\./${DATE}|${DATE}/\.\.)$`);

/** Tells whether a form's value is an EDTF date; an exact day is one, too. The service checks whether that day exists. */
export const isEdtf = (value: string): boolean => EDTF.test(value);

/** The precision of a value; null if it is no date. */
export function exactnessOf(value: string): Exactness | null {
  if (!isEdtf(value)) return null;
  if (value.includes('/')) return 'span';
  if (value.includes('X')) return 'decade';
  if (/[~?%]$/.test(value)) return 'about';
  return value.length > 7 ? 'day' : value.length > 4 ? 'month' : 'year';
}

/** A form's date value: the EDTF if the day is inexact, else the day; empty if there is none. */
export const knownDate = (day: string | null | undefined, edtf?: string | null): string => edtf ?? day ?? '';

/** A form's date in the API's format: `{ date_performed, date_performed_edtf }`. */
export function knownDateBody<Name extends string>(name: Name, value: string) {
  const isDay = exactnessOf(value) === 'day';
  return {
    [name]: value === '' ? null : firstDay(value),
    [`${name}_edtf`]: isDay || value === '' ? null : value,
  } as Record<Name | `${Name}_edtf`, string | null>;
}

/** The day for sorting: the first day, or for an open beginning that of the end. The services have the same rule. */
export function firstDay(edtf: string): string {
  const date = edtf
    .replace('../', '')
    .split('/')[0]!
    .replace(/[~?%]$/, '')
    .replace('X', '0');
  return `${date}-01-01`.slice(0, Math.max(10, date.length));
}

/** The problem of a form's date, or null. An empty value is no problem. */
export const knownDateProblem = (label: string, value: string): string | null =>
  value === '' || isEdtf(value) ? null : m.dateUnclear({ label, examples: EXAMPLES });

/** Examples that are accepted in every region. */
const EXAMPLES = '1974, 5/1974, 1974–1976';
