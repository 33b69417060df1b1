import * as m from '../messages/forms';

/** Degrees of exactness of a date, as a person chooses them. */
export const EXACTNESSES = ['day', 'month', 'year', 'about', 'decade', 'span'] as const;
export type Exactness = (typeof EXACTNESSES)[number];

const DATE = String.raw`(?:\d{3}[\dX]|\d{4}-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01]))?)[~?%]?`;
const EDTF = new RegExp(String.raw`^(?:${DATE}|${DATE}/${DATE}|\.\./${DATE}|${DATE}/\.\.)$`);

/** Tells whether a form's value is a date of EDTF, which an exact day is as well. Whether there is such a day the service knows. */
export const isEdtf = (value: string): boolean => EDTF.test(value);

/** Null where the value is no date. */
export function exactnessOf(value: string): Exactness | null {
  if (!isEdtf(value)) return null;
  if (value.includes('/')) return 'span';
  if (value.includes('X')) return 'decade';
  if (/[~?%]$/.test(value)) return 'about';
  return value.length > 7 ? 'day' : value.length > 4 ? 'month' : 'year';
}

/** A date of a form: its day, or where that is not exact, its EDTF; empty where there is none. */
export const knownDate = (day: string | null | undefined, edtf?: string | null): string => edtf ?? day ?? '';

/** A date of a form as the API takes it: `{ date_performed, date_performed_edtf }`. */
export function knownDateBody<Name extends string>(name: Name, value: string) {
  const isDay = exactnessOf(value) === 'day';
  return {
    [name]: value === '' ? null : firstDay(value),
    [`${name}_edtf`]: isDay || value === '' ? null : value,
  } as Record<Name | `${Name}_edtf`, string | null>;
}

/** The day by which it is sorted: the first, or of an open beginning that of the end. The services have the same rule. */
export function firstDay(edtf: string): string {
  const date = edtf
    .replace('../', '')
    .split('/')[0]!
    .replace(/[~?%]$/, '')
    .replace('X', '0');
  return `${date}-01-01`.slice(0, Math.max(10, date.length));
}

/** The problem of a date of a form, or null. Nothing said is no problem. */
export const knownDateProblem = (label: string, value: string): string | null =>
  value === '' || isEdtf(value) ? null : m.dateUnclear({ label, examples: EXAMPLES });

/** They are read in every region. */
const EXAMPLES = '1974, 5/1974, 1974–1976';
