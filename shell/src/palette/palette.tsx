import {
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import {
  Button,
  ClearIcon,
  formatCount,
  IconButton,
  type NavItem,
  Notice,
  SearchIcon,
  Spinner,
  useNavigate,
  useRemotes,
  useServes,
  useSession,
} from '@carnet/mf-kit';
import { isApple, isCommand } from './keys';
import { recentsOf, remember } from './recents';
import { Results } from './results';
import { foundInAll, isSettled, Search, type SearchState, unreached } from './search';
import { type Choice, type Section, sectionsOf } from './sections';
import classes from './palette.module.css';

/** A search from everywhere asks nine lists; shorter than a list's own pause, for it ends what it asked before. */
const PAUSE_MS = 150;
const LONGEST = 200;

const OWN_PAGES: readonly NavItem[] = [
  { label: 'Dashboard', to: '/dashboard' },
  { label: 'Profile', to: '/profile' },
  { label: 'Settings', to: '/settings' },
];

interface PaletteProps {
  /** What was typed before there was a field for it. */
  takeTyped: () => string;
  onClose: () => void;
}

/** Finds what is kept, in all domains by one text, and leads to pages and first steps. For keys first. */
export default function Palette({ takeTyped, onClose }: PaletteProps) {
  const { user } = useSession();
  const navigate = useNavigate();
  const id = useId();
  const frame = useModal();
  const { text, setText, search, state } = useSearch(takeTyped);
  const [recents] = useState(() => recentsOf(user?.id));
  const [chosen, setChosen] = useState<string | null>(null);
  const pages = usePages();
  const serves = useServes();
  const actions = state.remotes.flatMap((remote) => remote.actions).filter(({ to }) => serves(to));
  const wanted = text.trim();
  const sections = sectionsOf({ text: wanted, pages, actions, recents, search: state });
  const choices = sections.flatMap((section) => section.choices);
  const active = choices.find(({ key }) => key === chosen) ?? choices[0];
  const isStale = sections.some(({ stale, choices }) => stale && choices.some((one) => one === active));

  const open = (choice: Choice, elsewhere: boolean) => {
    if (choice.kind === 'hit' || choice.kind === 'recent') remember(user?.id, choice);
    if (elsewhere) return void window.open(choice.to, '_blank', 'noopener');
    frame.leave();
    onClose();
    void navigate(choice.to);
  };
  const move = (step: number) => {
    const at = choices.indexOf(active as Choice) + step;
    setChosen(choices[(at + choices.length) % choices.length]?.key ?? null);
  };
  const again = () => {
    search.again();
    frame.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const act = keyed(event);
    if (!act) return;
    event.preventDefault();
    act();
  };
  const keyed = (event: KeyboardEvent): (() => void) | undefined => {
    if (event.nativeEvent.isComposing || event.shiftKey || event.altKey) return undefined;
    switch (event.key) {
      case 'ArrowDown':
        return () => move(1);
      case 'ArrowUp':
        return () => move(-1);
      case 'Home':
        return () => setChosen(choices[0]?.key ?? null);
      case 'End':
        return () => setChosen(choices.at(-1)?.key ?? null);
      case 'Enter':
        return () => {
          // What stands there may be of the text before this one; who moved to it means it.
          if (active && (!isStale || active.key === chosen)) open(active, isCommand(event));
          else search.ask(wanted);
        };
      default:
        return undefined;
    }
  };

  return (
    <dialog
      ref={frame.ref}
      className={classes.palette}
      aria-label="Search"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event: MouseEvent) => event.target === event.currentTarget && onClose()}
    >
      <div className={classes.sheet}>
        <div className={classes.head}>
          <SearchIcon size={20} className={classes.glass} />
          <input
            type="text"
            role="combobox"
            aria-label="Search"
            aria-expanded={choices.length > 0}
            aria-controls={`${id}list`}
            aria-autocomplete="list"
            aria-activedescendant={active && `${id}${active.key}`}
            className={classes.field}
            placeholder="Find anything in your garage"
            value={text}
            maxLength={LONGEST}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="go"
            onChange={(event) => {
              setText(event.currentTarget.value);
              setChosen(null);
            }}
            onKeyDown={onKeyDown}
          />
          {wanted && !isDone(state, wanted) && <Spinner />}
          <IconButton label="Close" size="sm" onClick={onClose}>
            <ClearIcon size={18} />
          </IconButton>
        </div>
        <div className={classes.body}>
          <Results
            id={id}
            sections={sections}
            text={wanted}
            active={active?.key}
            onPoint={setChosen}
            onFollow={(choice, event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0)
                return remember(user?.id, choice);
              event.preventDefault();
              open(choice, false);
            }}
          />
          <Outcome state={state} text={wanted} places={countPlaces(sections)} onRetry={again} />
        </div>
        <Hints />
      </div>
    </dialog>
  );
}

const isDone = (state: SearchState, wanted: string): boolean => state.text === wanted && isSettled(state);

/** The browser's own modal: it keeps the focus inside. Afterwards the focus is where it was, or on the page that was chosen. */
function useModal() {
  const ref = useRef<HTMLDialogElement>(null);
  const leaving = useRef(false);
  useLayoutEffect(() => {
    const before = document.activeElement;
    const dialog = ref.current;
    dialog?.showModal();
    focusField(dialog);
    return () => {
      dialog?.close();
      const next = leaving.current ? document.getElementById('main') : before;
      if (next instanceof HTMLElement) next.focus({ preventScroll: true });
    };
  }, []);
  return {
    ref,
    focus: () => focusField(ref.current),
    /** Called before the page is left for another. */
    leave: () => {
      leaving.current = true;
    },
  };
}

const focusField = (dialog: HTMLDialogElement | null): void => dialog?.querySelector('input')?.focus();

function useSearch(takeTyped: () => string) {
  const remotes = useRemotes();
  const [text, setText] = useState(takeTyped);
  const [search] = useState(() => new Search(remotes));
  const state = useSyncExternalStore(search.subscribe, search.snapshot);
  useEffect(() => {
    search.open();
    return () => search.close();
  }, [search]);
  useEffect(() => {
    const wanted = text.trim();
    const timer = setTimeout(() => search.ask(wanted), wanted ? PAUSE_MS : 0);
    return () => clearTimeout(timer);
  }, [text, search]);
  return { text, setText, search, state };
}

function usePages(): readonly NavItem[] {
  const { entries } = useRemotes();
  const [dashboard, ...account] = OWN_PAGES;
  const remote = entries.flatMap(({ nav }) => nav.flatMap(({ items }) => items));
  return dashboard ? [dashboard, ...remote, ...account] : remote;
}

const countPlaces = (sections: readonly Section[]): number =>
  sections.flatMap(({ choices }) => choices).filter(({ kind }) => kind === 'page' || kind === 'action').length;

interface OutcomeProps {
  state: SearchState;
  text: string;
  /** How many pages and first steps stand in the list. */
  places: number;
  onRetry: () => void;
}

/** What a person must know beside the list: who could not be reached, that nothing was found, how much was. */
function Outcome({ state, text, places, onRetry }: OutcomeProps) {
  const away = unreached(state);
  const found = foundInAll(state) + places;
  const done = text !== '' && isDone(state, text);
  const nothing = done && found === 0;
  return (
    <>
      {nothing && (
        <div className={classes.nothing}>
          <p>
            Nothing found for <strong>“{text}”</strong>
            {away.length > 0 ? ' in what could be reached.' : '.'}
          </p>
          <p className={classes.next}>Try fewer words, or another one.</p>
        </div>
      )}
      {away.length > 0 && (
        <div className={classes.away}>
          <Notice tone="warn">
            <p>
              {listOf(away)} could not be reached. Everything else {text ? 'was searched' : 'can be found'}.
            </p>
            <Button size="sm" onClick={onRetry}>
              Try again
            </Button>
          </Notice>
        </div>
      )}
      <p role="status" className={classes.said}>
        {nothing ? `Nothing found for ${text}` : done ? formatCount(found, 'result') : ''}
      </p>
    </>
  );
}

const listOf = (names: readonly string[]): string =>
  new Intl.ListFormat('en-US', { type: 'conjunction' }).format(names);

function Hints() {
  return (
    <p className={classes.hints} aria-hidden>
      <span>
        <kbd>↑</kbd> <kbd>↓</kbd> to move
      </span>
      <span>
        <kbd>↵</kbd> to open
      </span>
      <span>
        <kbd>{isApple() ? '⌘' : 'Ctrl'}</kbd> <kbd>↵</kbd> in a new tab
      </span>
      <span>
        <kbd>Esc</kbd> to close
      </span>
    </p>
  );
}
