import { formatDate, formatKnownDate, formatMileage, formatMoney, today } from '@carnet/mf-kit';
import type { Chapter, Gap, Identity } from './provenance.queries';
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

/** What a number belongs to, in words. */
export const partText = ({ kind, name }: Pick<Identity, 'kind' | 'name'>): string => name ?? IDENTITY_KINDS[kind];

/** Whose chapter it is, in words. */
export function ownerText({ owned_by, owner_name }: Pick<Chapter, 'owned_by' | 'owner_name'>): string {
  if (owned_by === 'me') return kinds.you;
  return owner_name ?? kinds.nameWithheld;
}

type Days = Pick<Chapter, 'from_date' | 'to_date'> & Partial<Pick<Chapter, 'from_date_edtf' | 'to_date_edtf'>>;

/** `1974`, or `~1974` where not even the year is sure. */
export const yearOf = (day: string | null, edtf?: string | null): string | undefined =>
  day ? `${edtf && !/^\d{4}(-\d{2})?$/.test(edtf) ? '~' : ''}${day.slice(0, 4)}` : undefined;

/** `1974–1981`; a question mark stands for a year that nobody knows. */
export function yearsText({ from_date, to_date, from_date_edtf, to_date_edtf }: Days, isLast: boolean): string {
  const [from, to] = [yearOf(from_date, from_date_edtf), yearOf(to_date, to_date_edtf)];
  if (from && !to && isLast) return m.sinceYear({ year: from });
  return from === to && from ? from : m.yearToYear({ from: from ?? '?', to: to ?? '?' });
}

/** `May 2, 1974 to Sep 30, 1981`, `about 1974–Sep 30, 1981` */
export function daysText({ from_date, to_date, from_date_edtf, to_date_edtf }: Days): string {
  if (from_date_edtf || to_date_edtf)
    return m.yearToYear({
      from: formatKnownDate(from_date, from_date_edtf, ''),
      to: formatKnownDate(to_date, to_date_edtf, ''),
    });
  if (from_date === null) return m.untilDay({ day: formatDate(to_date) });
  if (to_date === null) return m.sinceDay({ day: formatDate(from_date) });
  return m.dayToDay({ from: formatDate(from_date), to: formatDate(to_date) });
}

const DAY = 86_400_000;
const daysBetween = (from: string, to: string): number => Math.max(0, (Date.parse(to) - Date.parse(from)) / DAY);

/** So many days of which nobody is known. */
export const nobodyKnown = (gaps: readonly Gap[]): number =>
  gaps.reduce((sum, { from_date, to_date }) => sum + daysBetween(from_date, to_date ?? today()), 0);

/** Days as people say them: in years, in months, in days. */
export function durationText(days: number): string {
  const years = Math.round(days / 365.25);
  if (days >= 365) return m.years({ count: Math.max(1, years) });
  const months = Math.round(days / 30.4375);
  return months > 0 ? m.months({ count: months }) : m.days({ count: Math.round(days) });
}

/** How long a chapter lasted; nothing where one of its days is not known. */
export function lastedText({ from_date, to_date }: Days, isLast: boolean): string {
  const end = to_date ?? (isLast ? today() : null);
  return from_date && end && end > from_date ? durationText(daysBetween(from_date, end)) : '';
}

/** What is known of how it came: `Bought new`, `ATS 118,500`, `120 mi`, `Graz`. */
export const factsOf = ({ acquired, price, currency, mileage, odometer_unit, location }: Chapter): string[] =>
  [
    acquired && ACQUISITIONS[acquired],
    price !== null && formatMoney(price, '', currency),
    mileage !== null && formatMileage(mileage, odometer_unit),
    location,
  ].filter((fact): fact is string => Boolean(fact));
