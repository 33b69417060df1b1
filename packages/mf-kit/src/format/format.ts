// Written out, since the first formatter of `Intl` costs a page 45 ms before it shows anything (docs/benchmarks.md, The pages). The test
// holds each to what `Intl` says.
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** Shown where a value is not known. */
export const NONE = '—';

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

/** `1,234` */
export function formatNumber(value: number | null | undefined, none = NONE): string {
  return value == null ? none : grouped(value.toFixed(0));
}

/** `Mar 4, 2026` of a `YYYY-MM-DD`; the day is the same in every time zone. */
export function formatDate(date: string | null | undefined, none = NONE): string {
  if (!date) return none;
  const at = new Date(`${date.slice(0, 10)}T00:00:00Z`);
  return Number.isNaN(at.getTime()) ? none : inWords(at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate());
}

/** `Mar 4, 2026, 2:05 PM` of an ISO time, in the person's time zone. */
export function formatDateTime(time: string | null | undefined, none = NONE): string {
  const at = new Date(time ?? Number.NaN);
  if (Number.isNaN(at.getTime())) return none;
  const [hour, minute] = [at.getHours(), String(at.getMinutes()).padStart(2, '0')];
  const clock = `${hour % 12 || 12}:${minute} ${hour < 12 ? 'AM' : 'PM'}`;
  return `${inWords(at.getFullYear(), at.getMonth(), at.getDate())}, ${clock}`;
}

/** `1 vehicle`, `12 vehicles` */
export function formatCount(count: number, one: string, many = `${one}s`): string {
  return `${formatNumber(count)} ${count === 1 ? one : many}`;
}

/** Today as `YYYY-MM-DD`, where the person is. */
export function today(now = new Date()): string {
  const pad = (part: number) => String(part).padStart(2, '0');
  return `${now.getFullYear()}-${pad(now.getMonth() + 1)}-${pad(now.getDate())}`;
}

/** Descriptions in lists are cut here (spec 001 §9). */
const PREVIEW_LENGTH = 70;

/** The beginning of a text, in one line; what is cut ends in `...`. */
export function formatPreview(text: string | null | undefined, length = PREVIEW_LENGTH): string {
  const line = [...(text ?? '').trim().replace(/\s+/g, ' ')];
  return line.length > length ? `${line.slice(0, length).join('')}...` : line.join('');
}

const grouped = (digits = ''): string => digits.replace(/\B(?=(\d{3})+$)/g, ',');

const inWords = (year: number, month: number, day: number): string => `${MONTHS[month]} ${day}, ${year}`;
