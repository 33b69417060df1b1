import { momentOf } from './moment';
import { formatNumber, grouped, NONE } from './number';

export { formatNumber, NONE };

// Written out, since the first formatter of `Intl` costs a page 30 to 60 ms before it shows anything (docs/benchmarks.md, The pages). The test
// holds each to what `Intl` says.
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** `$1,234.50` (spec §9: a dollar sign and 2 decimals). */
export function formatMoney(amount: number | null | undefined, none = NONE): string {
  if (amount == null) return none;
  const [dollars, cents] = Math.abs(amount).toFixed(2).split('.');
  return `${amount < 0 ? '-' : ''}$${grouped(dollars)}.${cents}`;
}

/** `12,345 mi` (spec §9: mileage is shown in miles). */
export function formatMiles(miles: number | null | undefined, none = NONE): string {
  return miles == null ? none : `${formatNumber(miles)} mi`;
}

/** `Mar 4, 2026` of a `YYYY-MM-DD`, which is the same day everywhere, or of an ISO time, whose day is that of the person's time zone. */
export function formatDate(date: string | null | undefined, none = NONE): string {
  if (!date) return none;
  const at = new Date(`${dayOf(date)}T00:00:00Z`);
  return Number.isNaN(at.getTime()) ? none : inWords(at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate());
}

/** `Mar 4, 2026, 2:05 PM` of an ISO time, in the person's time zone. */
export function formatDateTime(time: string | null | undefined, none = NONE): string {
  const at = new Date(time ?? Number.NaN);
  if (Number.isNaN(at.getTime())) return none;
  const { year, month, day, hour, minute } = momentOf(at);
  const clock = `${hour % 12 || 12}:${twoDigits(minute)} ${hour < 12 ? 'AM' : 'PM'}`;
  return `${inWords(year, month - 1, day)}, ${clock}`;
}

/** `1 vehicle`, `12 vehicles` */
export function formatCount(count: number, one: string, many = `${one}s`): string {
  return `${formatNumber(count)} ${count === 1 ? one : many}`;
}

/** Today as `YYYY-MM-DD`, in the person's time zone. */
export function today(now = new Date()): string {
  const { year, month, day } = momentOf(now);
  return `${year}-${twoDigits(month)}-${twoDigits(day)}`;
}

/** The day of a `YYYY-MM-DD`, or of an ISO time in the person's time zone. */
export const dayOf = (time: string): string => (time.length > 10 ? today(new Date(time)) : time);

/** Descriptions in lists are cut here (spec 001 §9). */
const PREVIEW_LENGTH = 70;

/** The beginning of a text, in one line; what is cut ends in `...`. */
export function formatPreview(text: string | null | undefined, length = PREVIEW_LENGTH): string {
  const line = [...(text ?? '').trim().replace(/\s+/g, ' ')];
  return line.length > length ? `${line.slice(0, length).join('')}...` : line.join('');
}

const twoDigits = (part: number): string => String(part).padStart(2, '0');

const inWords = (year: number, month: number, day: number): string => `${MONTHS[month]} ${day}, ${year}`;
