import { type ReactNode, useState } from 'react';
import { formatCount } from '../formats/format';
import type { UrlFilters } from './use-url-filters';
import { FilterBar } from './filter-bar';
import { NoMatches } from './no-matches';
import { PagedList, type PagedListProps, totalOf } from './paged-list';

interface FilteredListProps<Row> extends Omit<PagedListProps<Row>, 'empty'> {
  filters: Pick<UrlFilters<string>, 'active' | 'clear'>;
  /** The list that is filtered, for those who hear it: `Filter issues`. */
  label: string;
  /** The fields that set the filters. */
  fields: ReactNode;
  /** A message about the number of matching rows: `m.parts`, of `{count, plural, one {# part} other {# parts}}`. */
  count?: (given: { count: number }) => string;
  /** @deprecated English only: `count` is a message. */
  one?: string;
  /** @deprecated English only: `count` is a message. */
  many?: string;
  /** The sum of the matching rows, in words: `Completed, in all: $1,234.50`; nothing until it is known. */
  sum?: string | false;
  /** Between filters and rows, whether there are rows or none. */
  above?: ReactNode;
  /** Stands there while there is no row at all. */
  none: ReactNode;
  /** The sentence if no row matches the filters. */
  noMatch: string;
}

/** The part of every list page below its heading: filters, the number of matching rows, and the rows in their four states. */
export function FilteredList<Row>({
  filters,
  label,
  fields,
  one = '',
  many,
  count = (given) => formatCount(given.count, one, many),
  sum,
  above,
  none,
  noMatch,
  ...list
}: FilteredListProps<Row>) {
  const total = totalOf(list.query);
  // With the bar goes what was typed into a search and has not been sent yet.
  const [cleared, setCleared] = useState(0);
  const clear = () => {
    setCleared(cleared + 1);
    filters.clear();
  };
  return (
    <>
      <FilterBar
        key={cleared}
        label={label}
        onClear={filters.active ? filters.clear : undefined}
        summary={total === undefined ? undefined : count({ count: total })}
        sum={sum}
      >
        {fields}
      </FilterBar>
      {above}
      <PagedList {...list} empty={filters.active ? <NoMatches title={noMatch} onClear={clear} /> : none} />
    </>
  );
}
