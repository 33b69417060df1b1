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
  /** The number of choices; undefined while nobody knows. */
  total: number | undefined;
}

/** The search over choices in a form, where there are many. Enter searches, and does not save the form. */
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
  /** Names the search: `Find a part`. */
  searchLabel: string;
  /** The choices that match a text, page by page: a `pagedQuery`. */
  choices: (
    search: string,
  ) => UseInfiniteQueryOptions<Page<Row>, Error, InfiniteData<Page<Row>>, QueryKey, string | null>;
  textOf: (choice: Choice) => string;
  /** Choices that stand before those: things that wait to be sent. */
  before?: readonly Choice[];
  /** Choices that are taken already. */
  without?: readonly { id: number }[];
  /** The entry that stands for no choice: `None`. */
  empty: string;
  /** While the choices are on the way. */
  loading: string;
  /** The sentence for a search that finds none. */
  noMatch: string;
  /** Stands there instead where there is nothing to choose from. */
  none?: ReactNode;
}

interface SearchedSelectProps<Choice extends { id: number }, Row extends Choice> extends SearchedChoicesProps<
  Choice,
  Row
> {
  chosen: Choice | null;
  onChange: (choice: Choice | null) => void;
  /** The action for the choice: a button below it. */
  action?: ReactNode;
}

/** A select that bears thousands: the first come at once, and a search narrows the rest. What is chosen stays in it. */
export function SearchedSelect<Choice extends { id: number }, Row extends Choice>(
  props: SearchedSelectProps<Choice, Row>,
): ReactNode {
  const { chosen, textOf, onChange, none, before = [] } = props;
  const [search, setSearch] = useState('');
  const query: PagedQuery<Row> = useInfiniteQuery(props.choices(search));
  // Without a network choices that were never seen are not there; those of this device are.
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
  /** The caller tells its own failures; the choice stays then. */
  onAdd: (choice: Choice) => unknown;
}

/** A searched select whose choice goes into a list elsewhere, by a button. The focus stays here, for the next one. */
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
