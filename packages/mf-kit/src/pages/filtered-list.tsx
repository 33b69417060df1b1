import { type ReactNode, useState } from 'react';
import { formatCount } from '../formats/format';
import type { UrlFilters } from './use-url-filters';
import { FilterBar } from './filter-bar';
import { NoMatches } from './no-matches';
import { PagedList, type PagedListProps, totalOf } from './paged-list';

interface FilteredListProps<Row> extends Omit<PagedListProps<Row>, 'empty'> {
  filters: Pick<UrlFilters<string>, 'active' | 'clear'>;
  /** Accessible name: `Filter issues`. */
  label: string;
  /** The fields that set the filters. */
  fields: ReactNode;
  /** A message for the number of matching rows: `{count, plural, one {# part} other {# parts}}`. */
  count?: (given: { count: number }) => string;
  /** @deprecated English only: `count` is a message. */
  one?: string;
  /** @deprecated English only: `count` is a message. */
  many?: string;
  /** The sum of the matching rows as text: `Completed, in all: $1,234.50`; nothing until it is known. */
  sum?: string | false;
  /** Shown between filters and rows, even if there are no rows. */
  above?: ReactNode;
  /** Shown if the list has no rows at all. */
  none: ReactNode;
  /** The message if no row matches the filters. */
  noMatch: string;
}

/** The part of a list page below its heading: filters, the number of matching rows, and the rows in their four states. */
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
  // A new key resets the bar, and with it search text that has not been sent yet.
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
