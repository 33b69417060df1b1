import { currentGarage, onSessionEnd } from '@carnet/mf-kit/data';

const KEY = 'carnet.quick';

/** Storage key, separate for each garage. */
const key = (): string => [KEY, currentGarage()?.owner_id].filter(Boolean).join('.');

interface Kept {
  userId?: number;
  ids?: readonly number[];
}

/** Vehicles that this person has recently selected in this browser, newest first. */
export function latelyChosen(userId: number | undefined): readonly number[] {
  try {
    const kept = JSON.parse(localStorage.getItem(key()) ?? '{}') as Kept;
    return userId !== undefined && kept.userId === userId ? (kept.ids ?? []) : [];
  } catch {
    return [];
  }
}

export function noteChosen(userId: number | undefined, id: number): void {
  if (userId === undefined) return;
  const ids = [id, ...latelyChosen(userId).filter((other) => other !== id)];
  try {
    localStorage.setItem(key(), JSON.stringify({ userId, ids } satisfies Kept));
  } catch {
    // The browser forbids storage.
  }
}

/** Deleted when the session ends, because the next person may be somebody else. */
onSessionEnd(() => {
  try {
    for (const kept of Object.keys(localStorage)) if (kept.startsWith(KEY)) localStorage.removeItem(kept);
  } catch {
    // The browser forbids storage, so nothing was stored.
  }
});

/** Sorts vehicles: those recently used in this browser, then by last change. A completed service changes its vehicle's mileage. */
export function lastUsedFirst<Vehicle extends { id: number; updated_at: string }>(
  vehicles: readonly Vehicle[],
  lately: readonly number[],
): Vehicle[] {
  const place = ({ id }: Vehicle) => (lately.includes(id) ? lately.indexOf(id) : lately.length);
  return [...vehicles].sort((a, b) => place(a) - place(b) || b.updated_at.localeCompare(a.updated_at));
}
