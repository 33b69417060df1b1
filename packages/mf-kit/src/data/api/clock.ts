/** Milliseconds by which the services' clock is ahead of this device's, from their last answer; null before the first answer. */
let off: number | null = null;

export function keepClock(headers: Headers): void {
  const at = Date.parse(headers.get('date') ?? '');
  // An answer from this browser's cache (`x-seen-at`) has an old date.
  if (at && !headers.has('x-seen-at')) off = at - Date.now();
}

export const clockOff = (): number | null => off;
