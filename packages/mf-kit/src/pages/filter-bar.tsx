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
  /** The list that is filtered, for those who hear it: `Filter vehicles`. */
  label: string;
  children: ReactNode;
  /** Given while any filter is active: shows 'Clear Filters'. */
  onClear?: () => void;
  /** The number of shown rows, announced when it changes: `12 vehicles`. */
  summary?: ReactNode;
  /** Their sum, in words. */
  sum?: string | false;
}

/** A filter that is set, as a phone shows it while its field is folded: `Type: Repair`, and how to take it off. */
export interface SetFilter {
  label: string;
  text: string;
  takeOff: () => void;
}

const filterChips = () => import(/* webpackChunkName: "kit-chips" */ './filter-chips');

const SetFiltersContext = createContext<((id: string, filter: SetFilter | undefined) => void) | null>(null);

/** Tells the bar around a field of its own making that it filters, by `text`; nothing where it does not. */
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

/** Search and filters of a list in one line. On a phone all but the search fold behind a button, and those that are set stand below it. */
export function FilterBar({ label, children, onClear, summary, sum }: FilterBarProps) {
  const id = useId();
  const { filters, tell } = useSetFilters();
  const [isOpen, setOpen] = useState(false);
  // With the fields goes what was typed into a search and has not been sent yet.
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

/** The services search for no longer text. */
const SEARCH_LENGTH = 200;

interface SearchFieldProps {
  label: string;
  /** The search as the list knows it (from the address). */
  value: string;
  /** Called 300 ms after the last key, or at once on Enter. */
  onChange: (text: string) => void;
  placeholder?: string;
}

/** A search box: shows each key at once, and hands the text on when the person pauses. */
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
  /** The first filters nothing: `{ value: '', label: 'All' }`, or an order that a list begins with. Plain strings stand for themselves. */
  options: readonly (Choice | string)[];
  /** As wide as what holds it, in a form. */
  wide?: boolean;
}

/** A filter with few values: the browser's own select, which phones show as a wheel. */
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
