const KEY = 'carnet.clock-off';
/** Smaller differences are the way that an answer takes. */
const WRONG_MS = 60_000;

/** Milliseconds by which the services' clock is ahead of this device's, as their last answer said; null while nobody knows. */
let off: number | null = null;

export function keepClock(headers: Headers): void {
  const at = Date.parse(headers.get('date') ?? '');
  // An answer that this browser gives again is of another time.
  if (Number.isNaN(at) || headers.has('x-seen-at')) return;
  const found = at - Date.now();
  const before = off;
  off = Math.abs(found) < WRONG_MS ? 0 : found;
  if (before !== null && Math.abs(before - off) < WRONG_MS) return;
  try {
    localStorage.setItem(KEY, String(off));
  } catch {
    // for as long as the page
  }
}

export function clockOff(): number | null {
  if (off !== null) return off;
  try {
    const kept = localStorage.getItem(KEY);
    return kept === null ? null : Number(kept);
  } catch {
    return null;
  }
}
