import type { VehicleEntry } from '@carnet/contracts';

/** An entry that still lies ahead is no history: a track day next month. */
export const soFar = (entries: readonly VehicleEntry[], today: string): VehicleEntry[] =>
  entries.filter(({ date }) => date <= today);

/** A year in which something happened, the newest first; of one day, as they came. */
export interface Year {
  year: number;
  entries: readonly VehicleEntry[];
}

/** The years in which something happened, the newest first, whichever domain it comes from. */
export function yearsOf(entries: readonly VehicleEntry[]): Year[] {
  const years: { year: number; entries: VehicleEntry[] }[] = [];
  for (const entry of [...entries].sort((a, b) => b.date.localeCompare(a.date))) {
    const year = yearOf(entry);
    if (years.at(-1)?.year === year) years.at(-1)!.entries.push(entry);
    else years.push({ year, entries: [entry] });
  }
  return years;
}

const yearOf = ({ date }: VehicleEntry): number => Number(date.slice(0, 4));

/** The least of a history that is shown together. */
export const AT_LEAST = 8;

/** Whole years from one back in time, so many that `least` entries or more are among them. */
export function yearsFrom(years: readonly Year[], first: number, least: number): Year[] {
  const shown: Year[] = [];
  let count = 0;
  for (const year of years) {
    if (year.year > first) continue;
    if (count >= least) break;
    shown.push(year);
    count += year.entries.length;
  }
  return shown;
}

/** A mark on the scale of years; one of a year in which nothing happened has no height. */
export interface Mark {
  year: number;
  count: number;
  /** From 0 to 1, beside the year in which most happened. */
  height: number;
}

/** A mark for each year from the first to the last, in the order of time. */
export function scaleOf(years: readonly Year[]): Mark[] {
  const counts = new Map(years.map(({ year, entries }) => [year, entries.length]));
  const most = Math.max(...counts.values());
  const first = Math.min(...counts.keys());
  const last = Math.max(...counts.keys());
  return Array.from({ length: last - first + 1 }, (_, at) => {
    const count = counts.get(first + at) ?? 0;
    return { year: first + at, count, height: count / most };
  });
}
