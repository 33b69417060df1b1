import { infiniteQueryOptions, type QueryKey } from '@tanstack/react-query';
import type { Page, QueryValue } from '../api/paging';

interface PagedQueryOptions<Row, Filters> {
  /** The cache key of the list; the filters are added to it. */
  key: QueryKey;
  filters?: Filters;
  /** Reads one page: `(ask, filters) => api.list('/api/parts', { ...ask, query: { ...filters, limit: 50 }, fallback })`. */
  read: (ask: { signal: AbortSignal; page: string | null }, filters: Filters) => Promise<Page<Row>>;
}

/** Options of `useInfiniteQuery` for a list that is read page by page. After the filters change, the old rows stay visible until the new ones arrive. */
export const pagedQuery = <Row, const Filters extends Record<string, QueryValue> = Record<never, never>>({
  key,
  filters,
  read,
}: PagedQueryOptions<Row, Filters>) =>
  infiniteQueryOptions({
    queryKey: filters ? [...key, filters] : key,
    queryFn: ({ signal, pageParam }) => read({ signal, page: pageParam }, filters ?? ({} as Filters)),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.next,
    placeholderData: (before, query) => (isSameList(key, query?.queryKey) ? before : undefined),
  });

const isSameList = (key: QueryKey, other: QueryKey | undefined): boolean =>
  key.every((part, at) => part === other?.[at]);
