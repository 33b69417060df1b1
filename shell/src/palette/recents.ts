import { currentGarage } from '@carnet/mf-kit/data';

/** A search result that the person has opened. */
export interface Recent {
  title: string;
  note?: string;
  to: string;
}

const KEY = 'carnet.recent';
const KEPT = 5;

/** Storage key, separate for each garage. */
const key = (): string => [KEY, currentGarage()?.owner_id].filter(Boolean).join('.');

/** Recently opened results of this person in this browser, newest first. */
export function recentsOf(userId: number | undefined): readonly Recent[] {
  try {
    const kept = JSON.parse(localStorage.getItem(key()) ?? '{}') as { userId?: number; recents?: Recent[] };
    return userId !== undefined && kept.userId === userId ? (kept.recents ?? []) : [];
  } catch {
    return [];
  }
}

export function remember(userId: number | undefined, { title, note, to }: Recent): void {
  if (userId === undefined) return;
  const others = recentsOf(userId).filter((recent) => recent.to !== to);
  const recents = [{ title, note, to }, ...others].slice(0, KEPT);
  try {
    localStorage.setItem(key(), JSON.stringify({ userId, recents }));
  } catch {
    // The browser forbids storage.
  }
}

/** Deleted when the session ends, because the next person may be somebody else. */
export function forgetRecents(): void {
  try {
    for (const kept of Object.keys(localStorage)) if (kept.startsWith(KEY)) localStorage.removeItem(kept);
  } catch {
    // The browser forbids storage, so nothing was stored.
  }
}
