import * as m from '../messages/dates';
import { formatDate } from './format';
import { NONE } from './number';
import { regionInLanguage } from './region-in-language';
import { personRegion } from './spelling';

/**
 * A date as exactly as it is known: `May 1974`, `about 1974`, `1974–1976`, as the person's region and language write it.
 * @param edtf what the services keep beside the day where that is not exact (ADR 62); null or absent where it is
 */
export function formatKnownDate(date: string | null | undefined, edtf?: string | null, none = NONE): string {
  return edtf ? inWords(edtf) : formatDate(date, none);
}

/** `Mar 2027` of a `YYYY-MM-DD`: for what is expected, and no more exact than that. */
export const formatMonth = (date: string): string => formatKnownDate(date, date.slice(0, 7));

/** Nothing but two years, which stand close together. */
const YEARS = /^\d{4}\/\d{4}$/;

function inWords(edtf: string): string {
  const [first, last] = edtf.split('/') as [string, string?];
  if (last === undefined) return dateInWords(first);
  if (first === '..') return m.orEarlier({ date: dateInWords(last) });
  if (last === '..') return m.orLater({ date: dateInWords(first) });
  const ends = { from: dateInWords(first), to: dateInWords(last) };
  return YEARS.test(edtf) ? m.years(ends) : m.span(ends);
}

/** Messages for the certainty of a date, by the sign at its end. */
const SURE: Readonly<Record<string, (given: { date: string }) => string>> = {
  '~': m.about,
  '?': m.possibly,
  '%': m.possiblyAbout,
};

function dateInWords(edtf: string): string {
  const sure = SURE[edtf.at(-1)!];
  const date = sure ? edtf.slice(0, -1) : edtf;
  const text = plainInWords(date);
  return sure ? sure({ date: text }) : text;
}

function plainInWords(date: string): string {
  if (date.endsWith('X')) return m.decade({ decade: date.replace('X', '0') });
  if (date.length > 7) return formatDate(date);
  return formatOf(date.length > 4).format(new Date(date));
}

const formats: Record<string, Intl.DateTimeFormat> = {};

/** The format of a year, or of a month in it. Few dates need it: `Intl` costs the page of those alone. */
function formatOf(withMonth: boolean): Intl.DateTimeFormat {
  const region = regionInLanguage(personRegion());
  return (formats[`${region} ${withMonth}`] ??= new Intl.DateTimeFormat(region, {
    ...{ calendar: 'gregory', numberingSystem: 'latn', timeZone: 'UTC', year: 'numeric' },
    ...(withMonth && { month: 'short' }),
  }));
}
