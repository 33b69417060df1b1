import { useState } from 'react';
import { hashKey, type QueryKey, useQuery, type UseQueryOptions, type UseQueryResult } from '@tanstack/react-query';
import { isMissing } from '../api/api-error';
import { forEditing } from './editing';

/**
 * The data that a query has loaded so far. It has no `isError` on purpose: existing data stays visible if a later fetch fails, and `PageFrame` says
 * beside it that it may be out of date. Without data, show `NotYet` instead.
 */
export type Loaded<Data> = Pick<UseQueryResult<Data>, 'data' | 'error' | 'isFetched' | 'isFetching' | 'refetch'>;

/** Runs a query for a page or a panel: `if (!vehicle.data) return <NotYet of={vehicle} />`. */
export function useLoaded<Read, Data = Read, Key extends QueryKey = QueryKey>(
  options: UseQueryOptions<Read, Error, Data, Key>,
): Loaded<Data> {
  return useQuery(options);
}

/**
 * Like `useLoaded`, for a form that is filled from the answer. The form waits for a fresh answer when it opens, and does not close again. If the
 * thing is gone by then, there is no data, even if an older answer is in the cache.
 */
export function useLoadedForEditing<Read, Data = Read, Key extends QueryKey = QueryKey>(
  options: UseQueryOptions<Read, Error, Data, Key>,
): Loaded<Data> {
  const query = useQuery({ ...options, ...forEditing });
  const [opened, open] = useState('');
  const key = hashKey(options.queryKey);
  const hasFreshData = query.isFetchedAfterMount && query.data !== undefined && !isMissing(query.error);
  if (hasFreshData && opened !== key) open(key);
  const { error, isFetched, isFetching, refetch } = query;
  return { data: hasFreshData || opened === key ? query.data : undefined, error, isFetched, isFetching, refetch };
}

/**
 * Like `useLoaded`, for a form whose first values come from the answer, such as a vehicle's mileage. It waits once while an older answer is fetched
 * again. If that fails, the form begins with the older answer; a later fetch does not close the form. Same as `useLoaded` if not `needed`.
 */
export function useLoadedFresh<Read, Data = Read, Key extends QueryKey = QueryKey>(
  options: UseQueryOptions<Read, Error, Data, Key>,
  needed = true,
): Loaded<Data> {
  const { data, error, isFetched, isFetching, refetch } = useQuery(options);
  const [opened, open] = useState('');
  const key = hashKey(options.queryKey);
  const isSettled = isFetched && !isFetching;
  if (isSettled && opened !== key) open(key);
  const isOpen = !needed || isSettled || opened === key;
  if (isOpen) return { data, error, isFetched, isFetching, refetch };
  return { data: undefined, error: null, isFetched: false, isFetching, refetch };
}
