/** Days are calendar days, `YYYY-MM-DD`, without a time. */
const DAY_MS = 86_400_000;
const LAST_DAY = Date.UTC(9999, 11, 31) / DAY_MS;

const numberOf = (day: string): number => Date.parse(`${day}T00:00:00Z`) / DAY_MS;

/** The day `days` after `day`, or null after the end of the calendar. */
export function addDays(day: string, days: number): string | null {
  const number = numberOf(day) + days;
  return number > LAST_DAY ? null : new Date(number * DAY_MS).toISOString().slice(0, 10);
}

/** The same day `months` later, or the last day of that month; null after the end of the calendar. */
export function addMonths(day: string, months: number): string | null {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  if (year + months / 12 > 9_998) return null;
  const first = new Date(Date.UTC(year, month - 1 + months, 1));
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0));
  return new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth(), Math.min(date, last.getUTCDate())))
    .toISOString()
    .slice(0, 10);
}

/** Whole days from one day to another; negative if `to` is earlier. */
export const daysBetween = (from: string, to: string): number => numberOf(to) - numberOf(from);
