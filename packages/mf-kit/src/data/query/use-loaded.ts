import { useState } from 'react';
import { hashKey, type QueryKey, useQuery, type UseQueryOptions, type UseQueryResult } from '@tanstack/react-query';
import { isMissing } from '../api/api-error';
import { forEditing } from './editing';

/**
 * The data that a query has loaded so far. There is no `isError` in it on purpose: data that is there is shown, whatever becomes of a later fetch,
 * and `PageFrame` says beside it that it may be out of date. Where there is no data, `NotYet` stands instead.
 */
export type Loaded<Data> = Pick<UseQueryResult<Data>, 'data' | 'error' | 'isFetched' | 'isFetching' | 'refetch'>;

/** Reads a query for a page or a panel: `if (!vehicle.data) return <NotYet of={vehicle} />`. */
export function useLoaded<Read, Data = Read, Key extends QueryKey = QueryKey>(
  options: UseQueryOptions<Read, Error, Data, Key>,
): Loaded<Data> {
  return useQuery(options);
}

/**
 * The same for a form that is filled from the answer: it waits for a fresh one when it opens, and does not close again. What is gone by
 * then has no data, even where an older answer is known.
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
 * The same for a form that begins with what the answer says, as with a vehicle's mileage: an older answer that is being fetched again is
 * waited for, once. Where that fails the form begins with the older one; a later fetch closes nothing. As `useLoaded` where not `needed`.
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
