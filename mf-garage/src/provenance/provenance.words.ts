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

/** The part that a number belongs to, in words. */
export const partText = ({ kind, name }: Pick<Identity, 'kind' | 'name'>): string => name ?? IDENTITY_KINDS[kind];

/** Whose chapter it is, in words. */
export function ownerText({ owned_by, owner_name }: Pick<Chapter, 'owned_by' | 'owner_name'>): string {
  if (owned_by === 'me') return kinds.you;
  return owner_name ?? kinds.nameWithheld;
}

type Days = Pick<Chapter, 'from_date' | 'to_date'> & Partial<Pick<Chapter, 'from_date_edtf' | 'to_date_edtf'>>;

/** `1974`, `~1974` where not even the year is sure, `1970s` where that is all. */
function yearOf(day: string | null, edtf?: string | null): string | undefined {
  const known = beginningOf(day, edtf);
  return known?.decade === 'yes' ? formatKnownDate(day, edtf) : known?.year;
}

/** `1974–1981`; a question mark stands for a year that nobody knows. */
export function yearsText({ from_date, to_date, from_date_edtf, to_date_edtf }: Days, isLast: boolean): string {
  const since = beginningOf(from_date, from_date_edtf);
  if (since && !to_date && isLast) return m.sinceYear(since);
  const [from, to] = [yearOf(from_date, from_date_edtf), yearOf(to_date, to_date_edtf)];
  return from === to && from ? from : fromTo(from ?? '?', to ?? '?');
}

/** Years stand close together, words apart. */
const fromTo = (from: string, to: string): string =>
  (/^[~?]?\d*–[~?]?\d*$/.test(`${from}–${to}`) ? m.yearToYear : m.wordsToWords)({ from, to });

/** A year, or a decade, however sure. */
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

/** The number of days on which no owner is known. */
export const nobodyKnown = (gaps: readonly Gap[]): number =>
  gaps.reduce((sum, { from_date, to_date }) => sum + daysBetween(from_date, to_date ?? today()), 0);

const yearsIn = (days: number): number => Math.max(1, Math.round(days / 365.25));

/** Days as people say them: in years, in months, in days. */
export function durationText(days: number): string {
  if (days >= 365) return m.years({ count: yearsIn(days) });
  const months = Math.round(days / 30.4375);
  return months > 0 ? m.months({ count: months }) : m.days({ count: Math.round(days) });
}

/** The length of a chapter, from the shortest to the longest that its days allow; nothing if one of them is not known. */
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

/** The first and the last day that a date may mean; null where it is open, or not known. */
function boundsOf(day: string | null, edtf?: string | null): Bounds | null {
  if (!day || edtf?.includes('..')) return null;
  const last = edtf
    ?.split('/')
    .at(-1)
    ?.replace(/[~?%]$/, '');
  return { first: day, last: lastDayOf(last ?? day) };
}

/** The last day of a day, a month, a year or a decade. */
function lastDayOf(date: string): string {
  if (date.length > 7) return date;
  if (date.length === 4) return `${date.replace('X', '9')}-12-31`;
  const [year, month] = date.split('-').map(Number);
  return new Date(Date.UTC(year!, month, 0)).toISOString().slice(0, 10);
}

/** Known facts about its beginning: `Bought new`, `ATS 118,500`, `120 mi`, `Graz`. */
export const factsOf = ({ acquired, price, currency, mileage, odometer_unit, location }: Chapter): string[] =>
  [
    acquired && ACQUISITIONS[acquired],
    price !== null && formatMoney(price, '', currency),
    mileage !== null && formatMileage(mileage, odometer_unit),
    location,
  ].filter((fact): fact is string => Boolean(fact));
