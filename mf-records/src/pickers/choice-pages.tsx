import { ListSkeleton, NotYet } from '@carnet/mf-kit/ui';
import { LoadMore, type PagedQuery, totalOf } from '@carnet/mf-kit/pages';
import { ChoiceSearch } from '@carnet/mf-kit/forms';
import type { ReactNode } from 'react';
import classes from './pickers.module.css';

interface ChoicePagesProps<Choice> {
  query: PagedQuery<Choice>;
  search: string;
  onSearch: (text: string) => void;
  /** Label of the search field: `Find a part`. */
  searchLabel: string;
  loading: string;
  /** Text if there is nothing to choose from. */
  none: ReactNode;
  /** Text if the search finds nothing. */
  noMatch: string;
  children: (choices: Choice[], stale: boolean) => ReactNode;
}

/** A paged list of choices, with a search field if there are many. */
export function ChoicePages<Choice>({ query, search, onSearch, searchLabel, ...parts }: ChoicePagesProps<Choice>) {
  return (
    <div className={classes.stack}>
      <ChoiceSearch label={searchLabel} value={search} onChange={onSearch} total={totalOf(query)} />
      <Pages query={query} isSearched={search !== ''} {...parts} />
    </div>
  );
}

type PagesProps<Choice> = Omit<ChoicePagesProps<Choice>, 'search' | 'onSearch' | 'searchLabel'> & {
  isSearched: boolean;
};

function Pages<Choice>({ query, isSearched, loading, none, noMatch, children }: PagesProps<Choice>) {
  if (!query.data) return <NotYet of={query} plain waiting={<ListSkeleton label={loading} />} />;
  const choices = query.data.pages.flatMap((page) => page.rows);
  if (choices.length > 0)
    return (
      <>
        {children(choices, query.isPlaceholderData)}
        {query.hasNextPage && (
          <LoadMore
            shown={choices.length}
            total={totalOf(query) ?? choices.length}
            onMore={() => void query.fetchNextPage()}
            busy={query.isFetchingNextPage}
          />
        )}
      </>
    );
  if (!isSearched) return none;
  return (
    <p className={classes.hint} role="status">
      {noMatch}
    </p>
  );
}
