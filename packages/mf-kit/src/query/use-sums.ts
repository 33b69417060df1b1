import {
  type InfiniteData,
  keepPreviousData,
  type QueryKey,
  useQuery,
  type UseQueryOptions,
} from '@tanstack/react-query';
import type { Page } from '../api';
import { formatSums, type MoneySum } from '../format/format';

/**
 * What the rows of a list come to, in words, asked for once there are rows. Empty where there is no amount, or as long as that is not known: a
 * list is as good without it, so a failure is not shown.
 */
export function useSums<Sum extends MoneySum, Key extends QueryKey>(
  options: UseQueryOptions<Sum[], Error, Sum[], Key>,
  { data, isPlaceholderData }: { data?: InfiniteData<Page<unknown>>; isPlaceholderData: boolean },
): string {
  const enabled = Boolean(data?.pages[0]?.rows.length) && !isPlaceholderData;
  const sums = useQuery({ ...options, enabled, placeholderData: keepPreviousData });
  return enabled || isPlaceholderData ? formatSums(sums.data ?? []) : '';
}
