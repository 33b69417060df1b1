/** The week in which a tyre was made. */
export interface DotWeek {
  year: number;
  week: number;
}

/** Three digits name a week and the year of a decade, which only the tyre or its owner knows. */
export interface AmbiguousDot {
  week: number;
  years: readonly [number, number];
}

/** A triangle behind three digits says the nineties. */
const NINETIES = /[\u25b2-\u25c5\u0394\u2206]$/;

/**
 * The week that a DOT number says: its last four digits are week and year, three are from before 2000. Null where it says none.
 * @param decade of three digits: 1980 or 1990
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

/** The first day of a week of a year: its first Monday week holds January 4th. */
export function firstDayOf({ year, week }: DotWeek): string {
  const fourth = Date.UTC(year, 0, 4);
  const monday = fourth - ((new Date(fourth).getUTCDay() + 6) % 7) * DAY;
  return new Date(monday + (week - 1) * 7 * DAY).toISOString().slice(0, 10);
}
