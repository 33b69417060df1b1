import { useEffect, useSyncExternalStore } from 'react';

/** The part of `useInfiniteQuery`'s answer that matters here. */
export interface ComingList {
  /** Another with each page that has come. */
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

/** Has the page's 'Print' wait for all rows of this list, whose remote may be another. What is said here is drawn already. */
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

/** A list of the page of which not all rows are there. */
export const useFirstComing = (): ComingList | undefined => useSyncExternalStore(subscribe, firstComing);
