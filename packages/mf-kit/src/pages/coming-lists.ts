import { useEffect, useSyncExternalStore } from 'react';

/** The part of `useInfiniteQuery`'s result that is used here. */
export interface ComingList {
  /** A new value with each page that arrives. */
  data: unknown;
  isPending: boolean;
  hasNextPage: boolean;
  isFetching: boolean;
  fetchNextPage: () => Promise<{ isError: boolean }>;
}

const lists = new Map<object, ComingList>();
const listeners = new Set<() => void>();

function keep(key: object, list: ComingList | null): void {
  if (list) lists.set(key, list);
  else lists.delete(key);
  for (const told of listeners) told();
}

/** Makes the page's 'Print' wait until all rows of this list are loaded, even for a list of another remote. Registered data has already been rendered. */
export function useComingList({ data, isPending, hasNextPage, isFetching, fetchNextPage }: ComingList): void {
  useEffect(() => {
    const key = {};
    if (isPending || hasNextPage) keep(key, { data, isPending, hasNextPage, isFetching, fetchNextPage });
    return () => keep(key, null);
  }, [data, isPending, hasNextPage, isFetching, fetchNextPage]);
}

const firstComing = (): ComingList | undefined => lists.values().next().value;

function subscribe(told: () => void): () => void {
  listeners.add(told);
  return () => listeners.delete(told);
}

/** A list of the page that is not completely loaded. */
export const useFirstComing = (): ComingList | undefined => useSyncExternalStore(subscribe, firstComing);
