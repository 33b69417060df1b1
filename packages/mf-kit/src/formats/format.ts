import { type Moment, momentOf } from './moment';
import { type OdometerUnit, person } from './person';
import { formatNumber, NBSP, NONE, written } from './number';
import { isSpelt, personCurrency, personRegion, spelling, whenSpelt } from './spelling';
import * as m from '../messages/odometer';

export { formatNumber, isSpelt, NONE, personCurrency, personRegion, whenSpelt };

/**
 * `$1,234.50`: an amount in its currency, in the person's regional format. Without a chosen region: a dollar sign and 2 decimals (spec §9). Default
 * currency: the person's. A price has more `decimals` than a sum.
 */
export function formatMoney(
  amount: number | null | undefined,
  none = NONE,
  currency?: string | null,
  decimals = 0,
): string {
  if (amount == null) return none;
  if (currency && currency !== personCurrency()) return foreignFormat(currency, decimals).format(amount);
  const { money } = spelling();
  return written(amount, { ...money, decimals: Math.max(money.decimals, decimals) });
}

/** The sum of amounts in one currency, as the services return it. */
export interface MoneySum {
  amount: number;
  currency: string | null;
  /** True if some of them were converted at a rate that the person entered. */
  by_rate: boolean;
}

/** `$1,234.50 · ≈ CHF 80.00`: sums of different currencies are never added. `≈` marks a sum that contains amounts converted at the person's rate. */
export const formatSums = (sums: readonly MoneySum[]): string =>
  sums
    .map(({ amount, currency, by_rate }) => (by_rate ? `≈${NBSP}` : '') + formatMoney(amount, undefined, currency))
    .join(' · ');

const foreignFormats: Record<string, Intl.NumberFormat> = {};

/**
 * The format of a currency other than the person's. Only a page that shows one pays for `Intl`. CLDR's signs distinguish two dollar currencies in a
 * region.
 */
function foreignFormat(currency: string, decimals: number): Intl.NumberFormat {
  const region = personRegion();
  const format = (foreignFormats[`${region} ${currency} ${decimals}`] ??= new Intl.NumberFormat(region, {
    ...{ style: 'currency', currency, numberingSystem: 'latn' },
    minimumFractionDigits: decimals || undefined,
  }));
  return decimals > 0 && decimals < decimalsOf(foreignFormat(currency, 0)) ? foreignFormat(currency, 0) : format;
}

const decimalsOf = (format: Intl.NumberFormat): number => format.resolvedOptions().maximumFractionDigits ?? 0;

/** @deprecated English only. Use a message with the unit inside: `{unit, select, mi {miles} km {kilometers} h {hours} other {}}`. */
export const UNIT_WORDS: Readonly<Record<OdometerUnit, readonly [many: string, one: string]>> = {
  mi: ['miles', 'mile'],
  km: ['kilometers', 'kilometer'],
  h: ['hours', 'hour'],
};

/** `12,345 mi`: the number in the person's regional format, in the unit of the vehicle's instrument. A no-break space keeps number and unit on one line. */
export function formatMileage(value: number | null | undefined, unit: OdometerUnit, none = NONE): string {
  return value == null ? none : `${formatNumber(value)}${NBSP}${unit}`;
}

/** A mileage in words: `84,120 miles`, `1 kilometer`. */
export function mileageInWords(value: number, unit: OdometerUnit): string {
  return { mi: m.miles, km: m.kilometers, h: m.hours }[unit]({ count: value });
}

/** @deprecated Instruments count miles, kilometres or hours. Use `formatMileage`, which takes the unit. */
export function formatMiles(miles: number | null | undefined, none = NONE): string {
  return formatMileage(miles, 'mi', none);
}

/** The unit that the person has chosen for new vehicles and for totals over several vehicles. */
export const personUnit = (): OdometerUnit => person().user?.odometer_unit ?? 'mi';

/** `Mar 4, 2026`, in the person's regional format. A `YYYY-MM-DD` is the same day everywhere; an ISO time gives its day in the person's time zone. */
export function formatDate(date: string | null | undefined, none = NONE): string {
  if (!date) return none;
  const at = new Date(`${dayOf(date)}T00:00:00Z`);
  if (Number.isNaN(at.getTime())) return none;
  return inWords(spelling().date, { year: at.getUTCFullYear(), month: at.getUTCMonth() + 1, day: at.getUTCDate() });
}

/** `Mar 4, 2026, 2:05 PM`: an ISO time in the person's time zone. */
export function formatDateTime(time: string | null | undefined, none = NONE): string {
  const at = new Date(time ?? Number.NaN);
  if (Number.isNaN(at.getTime())) return none;
  const moment = momentOf(at);
  return inWords(spelling().times[moment.hour]!, moment);
}

/** @deprecated English only. Use a message for a count: `{count, plural, one {# vehicle} other {# vehicles}}`. */
export function formatCount(count: number, one: string, many = `${one}s`): string {
  return `${formatNumber(count)} ${count === 1 ? one : many}`;
}

/** Today as `YYYY-MM-DD`, in the person's time zone. */
export function today(now = new Date()): string {
  const { year, month, day } = momentOf(now);
  return `${year}-${twoDigits(month)}-${twoDigits(day)}`;
}

/** The day of an ISO time in the person's time zone; a `YYYY-MM-DD` stays as it is. */
export const dayOf = (time: string): string => (time.length > 10 ? today(new Date(time)) : time);

/** Number of characters at which lists cut descriptions (spec 001 §9). */
const PREVIEW_LENGTH = 70;

/** The beginning of a text, on one line. A text that was cut ends in `...`. */
export function formatPreview(text: string | null | undefined, length = PREVIEW_LENGTH): string {
  const line = [...(text ?? '').trim().replace(/\s+/g, ' ')];
  return line.length > length ? `${line.slice(0, length).join('')}...` : line.join('');
}

const twoDigits = (part: number): string => String(part).padStart(2, '0');

/** Fills in a template of `Spelling`. */
function inWords(template: string, { year, month, day, minute = 0 }: Day & Partial<Moment>): string {
  const parts: Record<string, unknown> = {
    y: year,
    M: spelling().months[month - 1],
    d: day,
    D: twoDigits(day),
    m: twoDigits(minute),
  };
  return template.replace(/{(\w)}/g, (_, part: string) => String(parts[part]));
}

type Day = Pick<Moment, 'year' | 'month' | 'day'>;
