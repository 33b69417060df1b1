/** 1 Monday to 7 Sunday (ISO 8601). */
export type Weekday = number;

/** The weeks of a month, as whole weeks of days (`YYYY-MM-DD`). The first and last week include days of the adjacent months. */
export function weeksOf(year: number, month: number, firstDay: Weekday): string[][] {
  const first = new Date(Date.UTC(year, month - 1, 1));
  const before = (weekdayOf(first) - firstDay + 7) % 7;
  const days = new Date(Date.UTC(year, month, 0)).getUTCDate();
  const weeks = Math.ceil((before + days) / 7);
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_, day) => dayText(addDays(first, week * 7 + day - before))),
  );
}

/** The day to which a key moves from a given day; null if the key does not move. */
export function dayAfterKey(day: string, key: string, shift: boolean, firstDay: Weekday): string | null {
  const at = new Date(`${day}T00:00:00Z`);
  const place = (weekdayOf(at) - firstDay + 7) % 7;
  const days: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };
  const ends: Record<string, number> = { Home: -place, End: 6 - place };
  const months: Record<string, number> = { PageUp: shift ? -12 : -1, PageDown: shift ? 12 : 1 };
  const by = days[key] ?? ends[key];
  if (by !== undefined) return dayText(addDays(at, by));
  return months[key] === undefined ? null : addMonths(day, months[key]);
}

/** The same day in another month, or that month's last day: one month after 31 March is 30 April. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0));
  last.setUTCDate(Math.min(date, last.getUTCDate()));
  return dayText(last);
}

/** The first day of the week in a region (`de-CH`), from the browser's data; Monday if the browser has none. */
export function firstDayOf(region: string): Weekday {
  const locale = new Intl.Locale(region) as Intl.Locale & Weeks;
  return (locale.getWeekInfo?.() ?? locale.weekInfo)?.firstDay ?? (region.endsWith('-US') ? 7 : 1);
}

/** Standard, but missing in TypeScript's types. Some browsers have it as a property, some not at all. */
interface Weeks {
  getWeekInfo?: () => { firstDay: Weekday };
  weekInfo?: { firstDay: Weekday };
}

const weekdayOf = (at: Date): Weekday => at.getUTCDay() || 7;
const dayText = (at: Date): string => at.toISOString().slice(0, 10);

function addDays(at: Date, days: number): Date {
  const other = new Date(at);
  other.setUTCDate(at.getUTCDate() + days);
  return other;
}
