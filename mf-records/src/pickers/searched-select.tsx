import { FilterSelect, ListSkeleton, NotYet, type PagedQuery, totalOf } from '@carnet/mf-kit';
import classes from './pickers.module.css';
import { MANY, SearchBox } from './search-box';

interface SearchedSelectProps<Choice extends { id: number }> {
  label: string;
  /** Names the search: `Find a part`. */
  searchLabel: string;
  search: string;
  onSearch: (text: string) => void;
  /** The choices that match the search, page by page. */
  query: PagedQuery<Choice>;
  /** What can no longer be chosen. */
  without?: readonly { id: number }[];
  /** The entry that stands for no choice: `None`. */
  empty: string;
  chosen: Choice | null;
  onChange: (choice: Choice | null) => void;
  textOf: (choice: Choice) => string;
  /** While the choices are on the way. */
  loading: string;
  /** Where the search finds none. */
  noMatch: string;
}

/** A select that bears thousands: the first come at once, and a search narrows the rest. What is chosen stays in it. */
export function SearchedSelect<Choice extends { id: number }>(props: SearchedSelectProps<Choice>) {
  const { query, search, chosen, textOf, onChange } = props;
  if (!query.data) return <NotYet of={query} plain waiting={<ListSkeleton label={props.loading} />} />;
  const taken = new Set(props.without?.map(({ id }) => id));
  const found = query.data.pages.flatMap((page) => page.rows);
  const isFound = found.some(({ id }) => id === chosen?.id);
  const choices = (chosen && !isFound ? [chosen, ...found] : found).filter(({ id }) => !taken.has(id));
  const total = totalOf(query) ?? found.length;
  return (
    <div className={classes.stack}>
      {(search !== '' || total > MANY) && (
        <SearchBox label={props.searchLabel} value={search} onChange={props.onSearch} />
      )}
      <FilterSelect
        wide
        label={props.label}
        value={chosen ? String(chosen.id) : ''}
        onChange={(value) => onChange(choices.find(({ id }) => String(id) === value) ?? null)}
        options={[
          { value: '', label: props.empty },
          ...choices.map((choice) => ({ value: String(choice.id), label: textOf(choice) })),
        ]}
      />
      <p className={classes.hint} role="status">
        {countText(search, found.length, total, props.noMatch)}
      </p>
    </div>
  );
}

function countText(search: string, shown: number, total: number, noMatch: string): string {
  if (search && total === 0) return noMatch;
  if (total > shown) return `The first ${shown} of ${total} can be chosen; search for the others.`;
  return search ? `${total} found` : '';
}
