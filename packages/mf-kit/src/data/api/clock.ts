/** Milliseconds by which the services' clock is ahead of this device's, as their last answer said; null while nobody knows. */
let off: number | null = null;

export function keepClock(headers: Headers): void {
  const at = Date.parse(headers.get('date') ?? '');
  // An answer that this browser gives again is of another time.
  if (at && !headers.has('x-seen-at')) off = at - Date.now();
}

export const clockOff = (): number | null => off;
