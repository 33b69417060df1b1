import { formatDate, formatKnownDate, formatMileage, formatMoney, today } from '@carnet/mf-kit/formats';
import type { Chapter, Gap, Identity } from './provenance.queries';
import { beginningOf } from './summary.words';
import * as m from '../messages/provenance-tab';
import * as kinds from '../messages/provenance-kinds';

export const ACQUISITIONS: Readonly<Record<NonNullable<Chapter['acquired']>, string>> = {
  'bought-new': kinds.boughtNew,
  bought: kinds.bought,
  inherited: kinds.inherited,
  gift: kinds.gift,
  auction: kinds.auction,
  barter: kinds.barter,
  other: kinds.otherwise,
};

export const IDENTITY_KINDS: Readonly<Record<Identity['kind'], string>> = {
  chassis: kinds.chassis,
  engine: kinds.engine,
  gearbox: kinds.gearbox,
  body: kinds.body,
  other: kinds.otherPart,
};

/** Name of the part that carries the number. */
export const partText = ({ kind, name }: Pick<Identity, 'kind' | 'name'>): string => name ?? IDENTITY_KINDS[kind];

/** Name of the chapter's owner. */
export function ownerText({ owned_by, owner_name }: Pick<Chapter, 'owned_by' | 'owner_name'>): string {
  if (owned_by === 'me') return kinds.you;
  return owner_name ?? kinds.nameWithheld;
}

type Days = Pick<Chapter, 'from_date' | 'to_date'> & Partial<Pick<Chapter, 'from_date_edtf' | 'to_date_edtf'>>;

/** `1974`; `~1974` if the year is uncertain; `1970s` if only the decade is known. */
function yearOf(day: string | null, edtf?: string | null): string | undefined {
  const known = beginningOf(day, edtf);
  return known?.decade === 'yes' ? formatKnownDate(day, edtf) : known?.year;
}

/** `1974–1981`. A question mark stands for an unknown year. */
export function yearsText({ from_date, to_date, from_date_edtf, to_date_edtf }: Days, isLast: boolean): string {
  const since = beginningOf(from_date, from_date_edtf);
  if (since && !to_date && isLast) return m.sinceYear(since);
  const [from, to] = [yearOf(from_date, from_date_edtf), yearOf(to_date, to_date_edtf)];
  return from === to && from ? from : fromTo(from ?? '?', to ?? '?');
}

/** Joins two years without spaces, and words with spaces. */
const fromTo = (from: string, to: string): string =>
  (/^[~?]?\d*–[~?]?\d*$/.test(`${from}–${to}`) ? m.yearToYear : m.wordsToWords)({ from, to });

/** A year or a decade, with or without a mark of uncertainty. */
const YEAR = /^\d{3}[\dX][~?%]?$/;

/** `May 2, 1974 to Sep 30, 1981`, `about 1974 – Sep 30, 1981`, `since the 1970s` */
export function daysText({ from_date, to_date, from_date_edtf, to_date_edtf }: Days): string {
  const since = from_date_edtf && !to_date && YEAR.test(from_date_edtf) && beginningOf(from_date, from_date_edtf);
  if (since) return m.sinceYear(since);
  if (from_date_edtf || to_date_edtf)
    return fromTo(formatKnownDate(from_date, from_date_edtf, ''), formatKnownDate(to_date, to_date_edtf, ''));
  if (from_date === null) return m.untilDay({ day: formatDate(to_date) });
  if (to_date === null) return m.sinceDay({ day: formatDate(from_date) });
  return m.dayToDay({ from: formatDate(from_date), to: formatDate(to_date) });
}

const DAY = 86_400_000;
const daysBetween = (from: string, to: string): number => Math.max(0, (Date.parse(to) - Date.parse(from)) / DAY);

/** Number of days without a known owner. */
export const nobodyKnown = (gaps: readonly Gap[]): number =>
  gaps.reduce((sum, { from_date, to_date }) => sum + daysBetween(from_date, to_date ?? today()), 0);

const yearsIn = (days: number): number => Math.max(1, Math.round(days / 365.25));

/** Formats a duration in years, months or days. */
export function durationText(days: number): string {
  if (days >= 365) return m.years({ count: yearsIn(days) });
  const months = Math.round(days / 30.4375);
  return months > 0 ? m.months({ count: months }) : m.days({ count: Math.round(days) });
}

/** Duration of a chapter, as a range if its dates are not exact. Empty if a date is unknown. */
export function lastedText({ from_date, to_date, from_date_edtf, to_date_edtf }: Days, isLast: boolean): string {
  const [from, to] = [
    boundsOf(from_date, from_date_edtf),
    boundsOf(to_date ?? (isLast ? today() : null), to_date_edtf),
  ];
  if (!from || !to || to.last <= from.first) return '';
  const [least, most] = [daysBetween(from.last, to.first), daysBetween(from.first, to.last)];
  if (durationText(least) === durationText(most)) return durationText(most);
  return least < 365
    ? m.upTo({ most: durationText(most) })
    : m.betweenYears({ least: yearsIn(least), most: yearsIn(most) });
}

interface Bounds {
  first: string;
  last: string;
}

/** First and last possible day of a date. Null if the date is open or unknown. */
function boundsOf(day: string | null, edtf?: string | null): Bounds | null {
  if (!day || edtf?.includes('..')) return null;
  const last = edtf
    ?.split('/')
    .at(-1)
    ?.replace(/[~?%]$/, '');
  return { first: day, last: lastDayOf(last ?? day) };
}

/** Last day of a month, a year or a decade. A full date is returned as it is. */
function lastDayOf(date: string): string {
  if (date.length > 7) return date;
  if (date.length === 4) return `${date.replace('X', '9')}-12-31`;
  const [year, month] = date.split('-').map(Number);
  return new Date(Date.UTC(year!, month, 0)).toISOString().slice(0, 10);
}

/** Known facts about the beginning of a chapter: `Bought new`, `ATS 118,500`, `120 mi`, `Graz`. */
export const factsOf = ({ acquired, price, currency, mileage, odometer_unit, location }: Chapter): string[] =>
  [
    acquired && ACQUISITIONS[acquired],
    price !== null && formatMoney(price, '', currency),
    mileage !== null && formatMileage(mileage, odometer_unit),
    location,
  ].filter((fact): fact is string => Boolean(fact));
