/** The week of manufacture of a tyre. */
export interface DotWeek {
  year: number;
  week: number;
}

/** A three-digit code contains the week and one digit of the year. Its decade is only known from the tyre or its owner. */
export interface AmbiguousDot {
  week: number;
  years: readonly [number, number];
}

/** A triangle after three digits means the 1990s. */
const NINETIES = /[\u25b2-\u25c5\u0394\u2206]$/;

/**
 * Parses the week of a DOT code: the last four digits are week and year; three digits are from before 2000. Null if there is none.
 * @param decade decade of a three-digit code: 1980 or 1990
 */
export function dotWeekOf(dot: string, decade: number | null = null): DotWeek | AmbiguousDot | null {
  const text = dot.trim();
  const [, digits] = /(?:^|[^\d])(\d{3,4})\s*[\u25b2-\u25c5\u0394\u2206]?$/.exec(text) ?? [];
  if (!digits) return null;
  const week = Number(digits.slice(0, 2));
  if (week < 1 || week > 53) return null;
  if (digits.length === 4) return { year: 2000 + Number(digits.slice(2)), week };
  const year = Number(digits.slice(2));
  if (NINETIES.test(text)) return { year: 1990 + year, week };
  return decade === null ? { week, years: [1980 + year, 1990 + year] } : { year: decade + year, week };
}

export const isAmbiguous = (said: DotWeek | AmbiguousDot | null): said is AmbiguousDot =>
  said !== null && 'years' in said;

const DAY = 86_400_000;

/** The first day of an ISO week: week 1 contains 4 January. */
export function firstDayOf({ year, week }: DotWeek): string {
  const fourth = Date.UTC(year, 0, 4);
  const monday = fourth - ((new Date(fourth).getUTCDay() + 6) % 7) * DAY;
  return new Date(monday + (week - 1) * 7 * DAY).toISOString().slice(0, 10);
}
