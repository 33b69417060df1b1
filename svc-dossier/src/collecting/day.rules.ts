import { dayOf, readEdtf } from '@carnet/fields';
import type { Day } from '../model/book.js';

/** A day as exactly as it is known; null where none is. */
export const knownDay = (day: string | null, edtf: string | null): Day | null => edtf ?? day;

/** The day by which an event is sure to have been, though nobody says when: `../1974-05`. */
export const notAfter = (day: Day): Day =>
  `../${day.split('/').at(-1) === '..' ? firstOf(day) : day.split('/').at(-1)!}`;

/** The day before which an event had not been: `2026-05-01/..`. */
export const notBefore = (day: Day): Day => `${day}/..`;

const firstOf = (day: Day): string => {
  const known = readEdtf(day);
  return known ? dayOf(known) : day;
};

/** To make one takes longer than to write a hundred days. */
const formats = new Map<string, Intl.DateTimeFormat>();
const formatIn = (timeZone: string): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat('en-US', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });

/** The day of a moment in a time zone, as a calendar there has it. */
export function dayIn(timeZone: string, moment: string): string {
  const parts = formats.get(timeZone) ?? formatIn(timeZone);
  formats.set(timeZone, parts);
  const of = new Map(parts.formatToParts(new Date(moment)).map(({ type, value }) => [type, value]));
  return `${of.get('year')}-${of.get('month')}-${of.get('day')}`;
}
