import { dayOf, readEdtf } from '@carnet/fields';
import type { Day } from '../model/book.js';

/** A date at its known precision; null if there is none. */
export const knownDay = (day: string | null, edtf: string | null): Day | null => edtf ?? day;

/** An open interval for an event that happened on or before this day: `../1974-05`. */
export const notAfter = (day: Day): Day =>
  `../${day.split('/').at(-1) === '..' ? firstOf(day) : day.split('/').at(-1)!}`;

/** An open interval for an event that happens on or after this day: `2026-05-01/..`. */
export const notBefore = (day: Day): Day => `${day}/..`;

const firstOf = (day: Day): string => {
  const known = readEdtf(day);
  return known ? dayOf(known) : day;
};

/** Creating a formatter takes longer than formatting a hundred days. */
const formats = new Map<string, Intl.DateTimeFormat>();
const formatIn = (timeZone: string): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat('en-US', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });

/** The calendar day of a moment in a time zone. */
export function dayIn(timeZone: string, moment: string): string {
  const parts = formats.get(timeZone) ?? formatIn(timeZone);
  formats.set(timeZone, parts);
  const of = new Map(parts.formatToParts(new Date(moment)).map(({ type, value }) => [type, value]));
  return `${of.get('year')}-${of.get('month')}-${of.get('day')}`;
}
