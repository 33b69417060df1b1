import { createContext, type ReactNode, useCallback, useContext, useEffect, useId, useRef, useState } from 'react';
import { LazyPart } from '../ui/lazy-part';
import { useDelayedText } from './use-url-filters';
import { Button } from '../ui/button';
import type { Choice } from '../ui/choices';
import { cx } from '../ui/class-names';
import { ChevronDownIcon, ClearIcon, FilterIcon, SearchIcon } from '../ui/icons';
import * as m from '../messages/lists';
import classes from './filter-bar.module.css';

interface FilterBarProps {
  /** Accessible name: `Filter vehicles`. */
  label: string;
  children: ReactNode;
  /** Given while any filter is active. Shows 'Clear Filters'. */
  onClear?: () => void;
  /** The number of shown rows, announced when it changes: `12 vehicles`. */
  summary?: ReactNode;
  /** The sum of the shown rows, as text. */
  sum?: string | false;
}

/** An active filter. A phone shows it as a chip while the fields are collapsed: `Type: Repair`, with a button to remove it. */
export interface SetFilter {
  label: string;
  text: string;
  takeOff: () => void;
}

const filterChips = () => import(/* webpackChunkName: "kit-chips" */ './filter-chips');

const SetFiltersContext = createContext<((id: string, filter: SetFilter | undefined) => void) | null>(null);

/** Registers an active filter of a custom field with the filter bar around it. An empty `text` means that it does not filter. */
export function useSetFilter(label: string, text: string, takeOff: () => void): void {
  const id = useId();
  const tell = useContext(SetFiltersContext);
  const newest = useRef(takeOff);
  useEffect(() => {
    newest.current = takeOff;
  });
  useEffect(() => {
    if (!text || !tell) return;
    tell(id, { label, text, takeOff: () => newest.current() });
    return () => tell(id, undefined);
  }, [tell, id, label, text]);
}

/** Search and filters of a list on one line. On a phone all but the search are collapsed behind a button, and active filters are shown below it. */
export function FilterBar({ label, children, onClear, summary, sum }: FilterBarProps) {
  const id = useId();
  const { filters, tell } = useSetFilters();
  const [isOpen, setOpen] = useState(false);
  // A new key resets the fields, and with them search text that has not been sent yet.
  const [cleared, setCleared] = useState(0);
  const clear = () => {
    setCleared(cleared + 1);
    onClear?.();
  };
  return (
    <div className={classes.bar} role="search" aria-label={label}>
      <SetFiltersContext value={tell}>
        <div key={cleared} id={id} className={cx(classes.fields, isOpen && classes.open)}>
          {children}
          <Button
            className={classes.fold}
            icon={<FilterIcon size={18} />}
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
          >
            {filters.length > 0 ? m.filtersSet({ count: filters.length }) : m.filters}
          </Button>
        </div>
      </SetFiltersContext>
      {filters.length > 0 && !isOpen && (
        <LazyPart load={filterChips} props={{ filters }} loading={null} fallback={() => null} />
      )}
      {(onClear || summary) && (
        <div className={classes.foot}>
          <span role="status">{summary}</span>
          {sum && <span className={classes.sum}>{sum}</span>}
          {onClear && (
            <Button variant="quiet" size="sm" icon={<ClearIcon size={16} />} onClick={clear}>
              {m.clearFilters}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

function useSetFilters() {
  const [known, setKnown] = useState<Readonly<Record<string, SetFilter>>>({});
  const tell = useCallback((id: string, filter: SetFilter | undefined) => {
    setKnown(({ [id]: _before, ...others }) => (filter ? { ...others, [id]: filter } : others));
  }, []);
  return { filters: Object.values(known), tell };
}

/** The services accept no longer search text. */
const SEARCH_LENGTH = 200;

interface SearchFieldProps {
  label: string;
  /** The search text in the address. */
  value: string;
  /** Called 300 ms after the last key, or at once on Enter. */
  onChange: (text: string) => void;
  placeholder?: string;
}

/** A search box. It shows each key at once, and reports the text when the person pauses. */
export function SearchField({ label, value, onChange, placeholder }: SearchFieldProps) {
  const id = useId();
  const { text, setText, sendNow } = useDelayedText(value, onChange);
  return (
    <div className={classes.search}>
      <label htmlFor={id} className={classes.label}>
        {label}
      </label>
      <span className={classes.box}>
        <SearchIcon size={18} className={classes.icon} />
        <input
          id={id}
          type="search"
          className={classes.control}
          value={text}
          placeholder={placeholder}
          autoComplete="off"
          maxLength={SEARCH_LENGTH}
          onChange={(event) => setText(event.currentTarget.value)}
          onKeyDown={(event) => event.key === 'Enter' && sendNow()}
        />
      </span>
    </div>
  );
}

interface FilterSelectProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** The first choice does not filter: `{ value: '', label: 'All' }`, or is the list's default order. A plain string is both value and label. */
  options: readonly (Choice | string)[];
  /** True to fill the width of its container, in a form. */
  wide?: boolean;
}

/** A filter with few values. It is the browser's own select, which phones show as a picker. */
export function FilterSelect({ label, value, onChange, options, wide }: FilterSelectProps) {
  const id = useId();
  const choices = options.map((option) => (typeof option === 'string' ? { value: option, label: option } : option));
  const [none] = choices;
  const chosen = choices.find((choice) => choice.value === value);
  useSetFilter(label, chosen && chosen !== none ? chosen.label : '', () => onChange(none?.value ?? ''));
  return (
    <div className={cx(classes.select, wide && classes.wide)}>
      <label htmlFor={id} className={classes.label}>
        {label}
      </label>
      <span className={classes.box}>
        <select
          id={id}
          className={classes.control}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        >
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
        <ChevronDownIcon size={18} className={classes.chevron} />
      </span>
    </div>
  );
}
