/** Limits of accepted years. Earlier and later years are typing errors. */
const FIRST_YEAR = 1800;
const LAST_YEAR = 2200;

/** True for `YYYY-MM-DD` from 1800 to 2200 that exists in the calendar. */
export function isDay(value: unknown): value is string {
  if (typeof value !== 'string') return false;
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value);
  if (!match) return false;
  const [year, month, day] = match.slice(1).map(Number) as [number, number, number];
  const date = new Date(Date.UTC(year, month - 1, day));
  return year >= FIRST_YEAR && year <= LAST_YEAR && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

/** The last day of a month; `month` is 1 to 12. */
export const lastOfMonth = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate();
