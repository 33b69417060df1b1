import type { VehicleEntry } from '@carnet/contracts';

export const SHOWN_ENTRIES = 8;

/** The newest of all domains' entries first; of one day, as they came. */
export function newestFirst(entries: readonly VehicleEntry[], count = SHOWN_ENTRIES): VehicleEntry[] {
  return [...entries].sort((a, b) => b.date.localeCompare(a.date)).slice(0, count);
}

/** An entry that still lies ahead is no activity: a track day next month. */
export const soFar = (entries: readonly VehicleEntry[], today: string): VehicleEntry[] =>
  entries.filter(({ date }) => date <= today);
