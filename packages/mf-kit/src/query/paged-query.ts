import { infiniteQueryOptions, type QueryKey } from '@tanstack/react-query';
import { api, type QueryValue } from '../api';

interface PagedQueryOptions {
  /** Names the list in the cache; the filters are added to it. */
  key: QueryKey;
  path: string;
  filters?: Record<string, QueryValue>;
  /** How many rows a page has. */
  limit: number;
  /** Asks for what a list's rows show, of things that hold more. */
  view?: 'row';
  /** What a person reads where a failure says nothing itself. */
  fallback: string;
}

/** A list that comes page by page, for `useInfiniteQuery`. While other filters are on the way, the rows before stay in sight. */
export const pagedQuery = <Row>({ key, path, filters, limit, view, fallback }: PagedQueryOptions) =>
  infiniteQueryOptions({
    queryKey: filters ? [...key, filters] : key,
    queryFn: ({ signal, pageParam }) =>
      api.list<Row>(pageParam ?? path, { signal, fallback, query: pageParam ? {} : { ...filters, limit, view } }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.next,
    placeholderData: (before, query) => (isSameList(key, query?.queryKey) ? before : undefined),
  });

const isSameList = (key: QueryKey, other: QueryKey | undefined): boolean =>
  key.every((part, at) => part === other?.[at]);
