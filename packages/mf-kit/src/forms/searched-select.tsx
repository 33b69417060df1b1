import {
  type InfiniteData,
  type QueryKey,
  useInfiniteQuery,
  type UseInfiniteQueryOptions,
} from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import type { Page } from '../data/api/paging';
import { Button } from '../ui/button';
import { FilterSelect, SearchField } from '../pages/filter-bar';
import { ListSkeleton } from '../ui/states';
import { NotYet } from '../ui/not-yet';
import { type PagedQuery, totalOf } from '../pages/paged-list';
import { PlusIcon } from '../ui/icons';
import * as m from '../messages/forms';
import classes from './searched-select.module.css';

/** From this number of choices on, the list can be searched. */
const MANY = 8;

interface ChoiceSearchProps {
  /** `Find a part` */
  label: string;
  value: string;
  onChange: (text: string) => void;
  /** The number of choices; undefined until it is known. */
  total: number | undefined;
}

/** A search over the choices of a form, shown if there are many. Enter starts the search and does not save the form. */
export function ChoiceSearch({ total = 0, ...search }: ChoiceSearchProps) {
  if (search.value === '' && total <= MANY) return null;
  return (
    <div role="presentation" onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}>
      <SearchField {...search} />
    </div>
  );
}

export interface SearchedChoicesProps<Choice extends { id: number }, Row extends Choice> {
  label: string;
  /** Label of the search: `Find a part`. */
  searchLabel: string;
  /** Reads the choices that match a text, page by page: a `pagedQuery`. */
  choices: (
    search: string,
  ) => UseInfiniteQueryOptions<Page<Row>, Error, InfiniteData<Page<Row>>, QueryKey, string | null>;
  textOf: (choice: Choice) => string;
  /** Choices to list first: things that wait to be sent. */
  before?: readonly Choice[];
  /** Choices to leave out because they are already taken. */
  without?: readonly { id: number }[];
  /** The label of the choice for nothing: `None`. */
  empty: string;
  /** Shown while the choices load. */
  loading: string;
  /** Message for a search without results. */
  noMatch: string;
  /** Shown instead of the select if there is nothing to choose from. */
  none?: ReactNode;
}

interface SearchedSelectProps<Choice extends { id: number }, Row extends Choice> extends SearchedChoicesProps<
  Choice,
  Row
> {
  chosen: Choice | null;
  onChange: (choice: Choice | null) => void;
  /** A button below the select that acts on the choice. */
  action?: ReactNode;
}

/** A select for lists of thousands: it shows the first page, and a search narrows the rest. The current choice always stays in the list. */
export function SearchedSelect<Choice extends { id: number }, Row extends Choice>(
  props: SearchedSelectProps<Choice, Row>,
): ReactNode {
  const { chosen, textOf, onChange, none, before = [] } = props;
  const [search, setSearch] = useState('');
  const query: PagedQuery<Row> = useInfiniteQuery(props.choices(search));
  // Without a network, choices that were never loaded are missing; waiting ones on this device can still be chosen.
  if (!query.data && !(query.error && before.length > 0))
    return <NotYet of={query} plain waiting={<ListSkeleton label={props.loading} />} />;
  const total = totalOf(query) ?? 0;
  if (none !== undefined && search === '' && total + before.length === 0) return none;
  const taken = new Set(props.without?.map(({ id }) => id));
  const rows: Choice[] = query.data?.pages.flatMap((page) => page.rows) ?? [];
  const found = [...before, ...rows];
  const isFound = found.some(({ id }) => id === chosen?.id);
  const options = (chosen && !isFound ? [chosen, ...found] : found).filter(({ id }) => !taken.has(id));
  return (
    <div className={classes.stack}>
      <ChoiceSearch label={props.searchLabel} value={search} onChange={setSearch} total={total} />
      <FilterSelect
        wide
        label={props.label}
        value={chosen ? String(chosen.id) : ''}
        onChange={(value) => onChange(options.find(({ id }) => String(id) === value) ?? null)}
        options={[
          { value: '', label: props.empty },
          ...options.map((choice) => ({ value: String(choice.id), label: textOf(choice) })),
        ]}
      />
      <p className={classes.hint} role="status">
        {found.length > 0 && options.length === 0
          ? m.allChosen
          : countText(search, rows.length, total || rows.length, props.noMatch)}
      </p>
      {props.action}
    </div>
  );
}

function countText(search: string, shown: number, total: number, noMatch: string): string {
  if (search && total === 0) return noMatch;
  if (total > shown) return m.firstCanBeChosen({ shown, total });
  return search ? m.found({ total }) : '';
}

interface AddChoiceProps<Choice extends { id: number }, Row extends Choice> extends SearchedChoicesProps<Choice, Row> {
  /** `Add Part` */
  addLabel: string;
  busy?: boolean;
  /** Adds the choice. The caller shows its own errors; the choice then stays selected. */
  onAdd: (choice: Choice) => unknown;
}

/** A searched select with a button that adds the choice to a list elsewhere. The focus stays here for the next choice. */
export function AddChoice<Row extends Choice, Choice extends { id: number } = Row>({
  addLabel,
  busy,
  onAdd,
  ...select
}: AddChoiceProps<Choice, Row>) {
  const [chosen, setChosen] = useState<Choice | null>(null);
  const group = useRef<HTMLDivElement>(null);
  const add = async () => {
    if (chosen) await Promise.resolve(onAdd(chosen)).then(() => setChosen(null), keepTheChoice);
    group.current?.querySelector('select')?.focus();
  };
  return (
    <div ref={group} className={classes.add}>
      <SearchedSelect
        {...select}
        chosen={chosen}
        onChange={setChosen}
        action={
          <Button className={classes.button} icon={<PlusIcon size={18} />} busy={busy} onClick={() => void add()}>
            {addLabel}
          </Button>
        }
      />
    </div>
  );
}

const keepTheChoice = () => undefined;
