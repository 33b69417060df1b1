import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { messageOf } from '../data/api/api-error';
import type { Page } from '../data/api/paging';
import { useComingList } from './coming-lists';
import { Waiting } from './outbox/waiting';
import { LoadMore } from './load-more';
import { Notice } from '../ui/notice';
import { ErrorState, ListSkeleton } from '../ui/states';

export type PagedQuery<Row> = UseInfiniteQueryResult<InfiniteData<Page<Row>>>;

export interface PagedListProps<Row> {
  query: PagedQuery<Row>;
  /** `Loading issues...` */
  loading: string;
  shape?: 'cards' | 'rows';
  /** True to load more rows when the person scrolls near the end. */
  endless?: boolean;
  /** The kind of its rows, if they may wait to be sent. Waiting ones are shown above the list. */
  waiting?: string;
  /** Shown if no row matches. */
  empty: ReactNode;
  /** Renders the rows of all pages loaded so far; `stale` while newer ones load. */
  children: (rows: Row[], stale: boolean) => ReactNode;
}

/**
 * The four states of a paged list: loading, error with a retry, empty, and rows with a way to more. Loaded rows stay visible if the next page or a
 * later fetch fails (ADR 21).
 */
export function PagedList<Row>({ waiting, ...list }: PagedListProps<Row>) {
  useComingList(list.query);
  return (
    <>
      {waiting && <Waiting kind={waiting} />}
      <Rows {...list} />
    </>
  );
}

function Rows<Row>({ query, loading, shape = 'rows', endless, empty, children }: PagedListProps<Row>) {
  if (query.isPending) return <ListSkeleton label={loading} shape={shape} />;
  if (!query.data) return <ErrorState error={query.error} onRetry={query.refetch} />;
  const rows = query.data.pages.flatMap((page) => page.rows);
  if (rows.length === 0) return empty;
  return (
    <>
      {children(rows, query.isPlaceholderData)}
      {query.isFetchNextPageError && <Notice tone="bad">{messageOf(query.error)}</Notice>}
      <LoadMore
        shown={rows.length}
        total={totalOf(query) ?? rows.length}
        onMore={query.hasNextPage ? () => void query.fetchNextPage() : undefined}
        busy={query.isFetchingNextPage}
        endless={endless && !query.isFetchNextPageError}
      />
    </>
  );
}

/** The number of all matching rows; undefined until it is known. */
export const totalOf = <Row,>(query: PagedQuery<Row>): number | undefined => query.data?.pages[0]?.total;
