import type { Driven } from '../odometer/odometer.rules.js';

export interface YearDistance {
  year: number;
  distance: number;
}

const DAY = 86_400_000;
const yearOf = (day: string): number => Number(day.slice(0, 4));

/**
 * The distance of each year with a known distance. Between two readings, the distance is spread evenly over the days. Rounding is cumulative, so that the years
 * add up to the total.
 */
export function byYear(driven: readonly Driven[]): YearDistance[] {
  const first = driven[0];
  const last = driven.at(-1);
  if (!first || !last) return [];
  const years = Array.from({ length: yearOf(last.to) - yearOf(first.from) + 1 }, (_, i) => yearOf(first.from) + i);
  const until = years.map((year) => Math.round(sum(driven.map((way) => before(way, Date.UTC(year + 1, 0))))));
  return years
    .map((year, i) => ({ year, distance: until[i]! - (until[i - 1] ?? 0) }))
    .filter(({ year }) => driven.some((way) => isKnownIn(year, way)));
}

/** Returns true if the distance of a span is known and part of it lies in the year. Its last moment alone does not count, unless the span has no other. */
function isKnownIn(year: number, { from, to, distance }: Driven): boolean {
  const [start, end] = [Date.UTC(year, 0), Date.UTC(year + 1, 0)];
  const last = Date.parse(to);
  return distance !== null && Date.parse(from) < end && (last > start || (last === start && from === to));
}

/** The part of a span's distance before a moment. */
function before({ from, to, distance }: Driven, moment: number): number {
  if (distance === null || Date.parse(from) >= moment) return 0;
  const days = (Date.parse(to) - Date.parse(from)) / DAY;
  return days === 0 ? distance : distance * Math.min(1, (moment - Date.parse(from)) / DAY / days);
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);
