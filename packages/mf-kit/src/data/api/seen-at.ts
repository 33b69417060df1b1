/**
 * Header with the time at which an answer left its service. The browser sets it if it answers from its cache, because no service could be reached
 * (ADR 82).
 */
const HEADER = 'x-seen-at';

/** Times of cached answers, by the signal of the read. The query that owns the signal keeps the time. */
export const seenBefore = new WeakMap<AbortSignal, string>();

/** Time of the newest cached answer to a read outside of queries; null once a service has answered. */
let seenAt: string | null = null;
const listeners = new Set<() => void>();

export function keepSeenAt(headers: Headers, signal: AbortSignal | undefined): void {
  const at = headers.get(HEADER);
  if (at !== null && signal) seenBefore.set(signal, earliest([at, seenBefore.get(signal)])!);
  else if (at !== seenAt) {
    seenAt = at;
    for (const tell of listeners) tell();
  }
}

export const lastSeenAt = (): string | null => seenAt;

export function onSeenAt(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}

/** The earliest of several times in ISO 8601, UTC. */
export const earliest = (times: readonly (string | null | undefined)[]): string | null =>
  times.filter((time) => time != null).toSorted()[0] ?? null;
