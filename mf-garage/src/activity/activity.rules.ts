/** Something that happened to a vehicle, as one line of its recent activity. */
export interface Entry {
  key: string;
  /** `YYYY-MM-DD` */
  date: string;
  /** What kind of thing it is: `Service`. */
  kind: string;
  title: string;
  to: string;
}

export const SHOWN_ENTRIES = 8;

/** The newest of all domains' entries first; of one day, as they came. */
export function newestFirst(entries: readonly Entry[], count = SHOWN_ENTRIES): Entry[] {
  return [...entries].sort((a, b) => b.date.localeCompare(a.date)).slice(0, count);
}

/** What is still ahead is no activity: a track day next month. */
export const soFar = (entries: readonly Entry[], today: string): Entry[] => entries.filter(({ date }) => date <= today);
