/** When an answer left its service, where this browser gave it again because no service could be reached (ADR 82). */
const HEADER = 'x-seen-at';

/** The time of the answers to the reads of a signal. The query that asked by it keeps that. */
export const seenBefore = new WeakMap<AbortSignal, string>();

/** The time of the newest read that no query made; null once any answer comes from its service. */
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
