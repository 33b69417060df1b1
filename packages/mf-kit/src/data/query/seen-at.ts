import { useCallback, useContext, useSyncExternalStore } from 'react';
import { QueryClientContext } from '@tanstack/react-query';
import { earliest, lastSeenAt, onSeenAt, seenBefore } from '../api/seen-at';

const kept = new WeakMap<object, string>();

/** Notes whether a query's answer came from its service or from this browser's cache. */
export function noteSeenAt(query: object | undefined, signal: AbortSignal): void {
  const at = seenBefore.get(signal);
  if (query && at !== undefined) kept.set(query, at);
  else if (query) kept.delete(query);
}

/** Tells whether a query's data came from this browser's cache, because no service could be reached. */
export const isSeenBefore = (query: object): boolean => kept.has(query);

/**
 * The time of the oldest data on the page (ISO 8601, UTC) while any of it comes from the cache; null otherwise. Fresh answers to other queries do not
 * change it.
 */
export function useSeenAt(): string | null {
  const cache = useContext(QueryClientContext)?.getQueryCache();
  const subscribe = useCallback(
    (tell: () => void) => {
      const leave = [onSeenAt(tell), cache?.subscribe(tell)];
      return () => leave.forEach((end) => end?.());
    },
    [cache],
  );
  const shown = () => cache?.findAll({ type: 'active', predicate: isSeenBefore }).map((query) => kept.get(query)) ?? [];
  return useSyncExternalStore(
    subscribe,
    () => earliest([lastSeenAt(), ...shown()]),
    () => null,
  );
}
