import type { VehicleEntry } from '@carnet/contracts';

/** Drops entries in the future, such as a track day next month. */
export const soFar = (entries: readonly VehicleEntry[], today: string): VehicleEntry[] =>
  entries.filter(({ date }) => date <= today);

/** A year with at least one entry. Entries are sorted newest first; entries of the same day keep their order. */
export interface Year {
  year: number;
  entries: readonly VehicleEntry[];
}

/** Groups entries of all domains by year, newest first. Years without entries are left out. */
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

/** The history shows at least this many entries at first. */
export const AT_LEAST = 8;

/** Whole years back from `first`, until they hold at least `least` entries. */
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

/** A mark on the scale of years. A year without entries has height 0. */
export interface Mark {
  year: number;
  count: number;
  /** From 0 to 1, relative to the year with the most entries. */
  height: number;
}

/** One mark for each year from the first to the last, oldest first. */
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
