import * as m from '../messages/dates';
import { formatDate } from './format';
import { NONE } from './number';
import { regionInLanguage } from './region-in-language';
import { personRegion } from './spelling';

/**
 * A date with its known precision, in the person's region and language: `May 1974`, `about 1974`, `1974–1976`.
 * @param edtf the EDTF that services store beside an inexact day (ADR 62); null or absent for an exact day
 */
export function formatKnownDate(date: string | null | undefined, edtf?: string | null, none = NONE): string {
  return edtf ? inWords(edtf) : formatDate(date, none);
}

/** `Mar 2027` for a `YYYY-MM-DD`. For expected dates, which are exact only to the month. */
export const formatMonth = (date: string): string => formatKnownDate(date, date.slice(0, 7));

/** A span of two years. It is written without spaces around the dash. */
const YEARS = /^\d{4}\/\d{4}$/;

function inWords(edtf: string): string {
  const [first, last] = edtf.split('/') as [string, string?];
  if (last === undefined) return dateInWords(first);
  if (first === '..') return m.orEarlier({ date: dateInWords(last) });
  if (last === '..') return m.orLater({ date: dateInWords(first) });
  const ends = { from: dateInWords(first), to: dateInWords(last) };
  return YEARS.test(edtf) ? m.years(ends) : m.span(ends);
}

/** Messages for the certainty of a date, by the sign at the end of its EDTF. */
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

/** The format of a year, or of a month and year. Created on demand: few pages need it, and `Intl` is slow to load. */
function formatOf(withMonth: boolean): Intl.DateTimeFormat {
  const region = regionInLanguage(personRegion());
  return (formats[`${region} ${withMonth}`] ??= new Intl.DateTimeFormat(region, {
    ...{ calendar: 'gregory', numberingSystem: 'latn', timeZone: 'UTC', year: 'numeric' },
    ...(withMonth && { month: 'short' }),
  }));
}
