import { useSyncExternalStore } from 'react';

/** When an answer left its service, where this browser gave it again because no service could be reached (ADR 82). */
const HEADER = 'x-seen-at';

/** The latest answer's; null where that came from its service. */
let seenAt: string | null = null;
const listeners = new Set<() => void>();

export function keepSeenAt(headers: Headers): void {
  const next = headers.get(HEADER);
  if (next === seenAt) return;
  seenAt = next;
  for (const tell of listeners) tell();
}

function subscribe(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}

/** Of when what the page shows is (ISO 8601, UTC), where it is shown again without a network; null otherwise. */
export const useSeenAt = (): string | null =>
  useSyncExternalStore(
    subscribe,
    () => seenAt,
    () => null,
  );
