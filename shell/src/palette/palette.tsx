import { type KeyboardEvent, type MouseEvent, useEffect, useId, useRef, useState } from 'react';
import { isShut, useMayInGarage, useSession } from '@carnet/mf-kit/data';
import { ClearIcon, IconButton, SearchIcon, Spinner } from '@carnet/mf-kit/ui';
import { type NavItem, useNavigate, useRemotes, useServes } from '@carnet/mf-kit/federation';
import { Hints } from './hints';
import { isCommand } from './keys';
import { Outcome } from './outcome';
import { recentsOf, remember } from './recents';
import { Results } from './results';
import { isDone, type SearchState } from './search';
import { type Choice, type Section, sectionsOf } from './sections';
import { useChosen } from './use-chosen';
import { useModal } from './use-modal';
import { useSearch } from './use-search';
import * as m from '../messages/palette';
import classes from './palette.module.css';

const LONGEST = 200;

interface PaletteProps {
  /** Returns the text that was typed before the field existed. */
  takeTyped: () => string;
  onClose: () => void;
}

/** Searches all domains and lists pages and actions. Designed for keyboard use. */
export default function Palette({ takeTyped, onClose }: PaletteProps) {
  const { user } = useSession();
  const navigate = useNavigate();
  const id = useId();
  const frame = useModal();
  const { text, setText, search, state } = useSearch(takeTyped);
  const wanted = text.trim();
  const sections = useSections(wanted, state);
  const { active, choose, isMeant, moveBy } = useChosen(sections);
  const opensFirst = useRef(false);

  const open = (choice: Choice, elsewhere: boolean) => {
    if (isLasting(choice)) remember(user?.id, choice);
    if (elsewhere) return void window.open(choice.to, '_blank', 'noopener');
    frame.leave();
    onClose();
    void navigate(choice.to);
  };
  const enter = (event: KeyboardEvent) => {
    if (active && isMeant) open(active, isCommand(event));
    else {
      search.ask(wanted);
      opensFirst.current = wanted !== '' && !isCommand(event);
    }
  };
  // Enter was pressed before the search was done: opens the first result once all remotes have answered.
  useEffect(() => {
    if (!opensFirst.current || !isDone(state, wanted)) return;
    opensFirst.current = false;
    if (active) open(active, false);
  });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.shiftKey || event.altKey) return;
    const act = event.key === 'Enter' ? () => enter(event) : moveBy(event);
    if (!act) return;
    opensFirst.current = false;
    event.preventDefault();
    act();
  };
  const follow = (choice: Choice, event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0)
      return isLasting(choice) ? remember(user?.id, choice) : undefined;
    event.preventDefault();
    open(choice, false);
  };
  const type = (typed: string) => {
    opensFirst.current = false;
    setText(typed);
    choose(null);
  };
  const again = () => {
    search.again();
    frame.focus();
  };

  return (
    // eslint-disable-next-line jsx-a11y-x/click-events-have-key-events, jsx-a11y-x/no-noninteractive-element-interactions -- a click beside it; the keyboard has Escape
    <dialog
      ref={frame.ref}
      className={classes.palette}
      aria-label={m.search}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event: MouseEvent) => event.target === event.currentTarget && onClose()}
    >
      <div className={classes.sheet}>
        <div className={classes.head}>
          <SearchIcon size={20} className={classes.glass} />
          <Field id={id} text={text} active={active} onType={type} onKeyDown={onKeyDown} />
          {wanted && !isDone(state, wanted) && <Spinner />}
          <IconButton label={m.close} size="sm" onClick={onClose}>
            <ClearIcon size={18} />
          </IconButton>
        </div>
        <div className={classes.body}>
          <Results id={id} sections={sections} text={wanted} active={active?.key} onPoint={choose} onFollow={follow} />
          <Outcome state={state} text={wanted} sections={sections} onRetry={again} />
        </div>
        <Hints />
      </div>
    </dialog>
  );
}

const isLasting = ({ kind, passing }: Choice): boolean => (kind === 'hit' || kind === 'recent') && !passing;

interface FieldProps {
  /** Prefix for the ids of the list and its options. */
  id: string;
  text: string;
  active: Choice | undefined;
  onType: (text: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** Search field. It keeps the focus, and `aria-activedescendant` names the active option. */
function Field({ id, text, active, onType, onKeyDown }: FieldProps) {
  return (
    <input
      type="text"
      role="combobox"
      aria-label={m.search}
      aria-expanded={active !== undefined}
      aria-controls={`${id}list`}
      aria-autocomplete="list"
      aria-activedescendant={active && `${id}${active.key}`}
      className={classes.field}
      placeholder={m.findAnything}
      value={text}
      maxLength={LONGEST}
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      enterKeyHint="go"
      onChange={(event) => onType(event.currentTarget.value)}
      onKeyDown={onKeyDown}
    />
  );
}

function useSections(text: string, search: SearchState): Section[] {
  const { user } = useSession();
  const serves = useServes();
  const pages = usePages();
  const [recents] = useState(() => recentsOf(user?.id));
  const may = useMayInGarage();
  const actions = search.remotes.flatMap((remote) => remote.actions).filter(({ to }) => serves(to) && !isShut(to, may));
  return sectionsOf({ text, pages, actions, recents, search });
}

const OWN_PAGES: readonly NavItem[] = [
  { label: m.dashboard, to: '/dashboard' },
  { label: m.quickEntry, to: '/quick' },
  { label: m.profile, to: '/profile' },
  { label: m.settings, to: '/settings' },
];

function usePages(): readonly NavItem[] {
  const { entries } = useRemotes();
  const [dashboard, quick, ...account] = OWN_PAGES;
  const may = useMayInGarage();
  const remote = entries.flatMap(({ nav }) => nav.flatMap(({ items }) => items));
  const pages = dashboard && quick ? [dashboard, quick, ...remote, ...account] : remote;
  return pages.filter(({ to }) => !isShut(to, may));
}
