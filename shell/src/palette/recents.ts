import { currentGarage } from '@carnet/mf-kit/data';

/** Something that a person found and opened. */
export interface Recent {
  title: string;
  note?: string;
  to: string;
}

const KEY = 'carnet.recent';
const KEPT = 5;

/** Apart for each garage. */
const key = (): string => [KEY, currentGarage()?.owner_id].filter(Boolean).join('.');

/** Things that this person opened lately from a search in this browser, newest first. */
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
    // nothing to keep it in
  }
}

/** At the end of a session: what one person opened is not the next one's business. */
export function forgetRecents(): void {
  try {
    for (const kept of Object.keys(localStorage)) if (kept.startsWith(KEY)) localStorage.removeItem(kept);
  } catch {
    // nothing was kept
  }
}
