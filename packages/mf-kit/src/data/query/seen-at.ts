import { useCallback, useContext, useSyncExternalStore } from 'react';
import { onlineManager, QueryClientContext } from '@tanstack/react-query';
import { earliest, lastSeenAt, onSeenAt, seenBefore } from '../api/seen-at';

const SOON_MS = 1_000;
/** Longest time until a cached answer is read again. */
const LATEST_MS = 30_000;

let onlineSince = -Infinity;
onlineManager.subscribe((isOnline) => {
  if (isOnline) onlineSince = Date.now();
});

/** Cached answers of queries: the time at which they left their service, and how soon they are read again. */
const kept = new WeakMap<object, { at: string; againAfter: number }>();

/** Notes whether a query's answer came from its service or from this browser's cache. */
export function noteSeenAt(query: object | undefined, signal: AbortSignal): void {
  const at = seenBefore.get(signal);
  if (query && at !== undefined) kept.set(query, { at, againAfter: againAfter() });
  else if (query) kept.delete(query);
}

/**
 * Milliseconds until a cached answer is read again. A browser that is online again may need a moment until it reaches the services, so the waits begin
 * short and double.
 */
const againAfter = (): number => Math.min(Math.max(Date.now() - onlineSince, SOON_MS), LATEST_MS);

/** `refetchInterval` of a query: no browser event tells when a connected network reaches the services again. */
export const readAgainAfter = (query: object): number | false => kept.get(query)?.againAfter ?? false;

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
  const shown = () =>
    cache?.findAll({ type: 'active', predicate: isSeenBefore }).map((query) => kept.get(query)?.at) ?? [];
  return useSyncExternalStore(
    subscribe,
    () => earliest([lastSeenAt(), ...shown()]),
    () => null,
  );
}
