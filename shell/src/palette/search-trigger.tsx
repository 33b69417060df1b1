import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { onSessionEnd } from '@carnet/mf-kit/data';
import { Button, Dialog, LazyPart, Notice, SearchIcon, useHydrated } from '@carnet/mf-kit/ui';
import { isApple, isSearchKey, isTyped } from './keys';
import { forgetRecents } from './recents';
import * as m from '../messages/search-button';
import classes from './search-trigger.module.css';

const load = () => import(/* webpackChunkName: "palette" */ './palette');

onSessionEnd(forgetRecents);

/** The way to search from everywhere: a button of the bar, and Ctrl+K or Cmd+K. What it opens is loaded with the first opening. */
export default function SearchTrigger() {
  const [open, setOpen] = useState(false);
  const works = useHydrated();
  const takeTyped = useTypeAhead(open);
  const close = () => setOpen(false);

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!isSearchKey(event) || event.defaultPrevented || event.repeat) return;
      if (!open && isDialogOpen()) return; // a question that waits for its answer
      event.preventDefault();
      setOpen(!open);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [open]);

  return (
    <>
      <button
        type="button"
        className={classes.trigger}
        disabled={!works}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onPointerEnter={() => void load().catch(() => undefined)}
        onClick={() => setOpen(true)}
      >
        <SearchIcon size={20} />
        <span className={classes.label}>{m.search}</span>
        <Shortcut />
      </button>
      {open && (
        <LazyPart
          load={load}
          props={{ takeTyped, onClose: close }}
          loading={null}
          fallback={({ retry }) => <NotLoaded onRetry={retry} onClose={close} />}
        />
      )}
    </>
  );
}

/** The shortcut shows once the page knows whose keyboard it is. */
function Shortcut() {
  const apple = useSyncExternalStore(unchanging, isApple, () => false);
  return (
    <kbd className={classes.keys} aria-hidden>
      {apple ? '⌘' : m.keyControl} K
    </kbd>
  );
}

const unchanging = () => () => undefined;

function NotLoaded({ onRetry, onClose }: { onRetry: () => void; onClose: () => void }) {
  return (
    <Dialog opened title={m.search} onClose={onClose}>
      <div className={classes.notLoaded}>
        <Notice tone="bad">{m.notLoaded}</Notice>
        <Button onClick={onRetry}>{m.tryAgain}</Button>
      </div>
    </Dialog>
  );
}

/** Keeps what is typed between opening and the moment in which there is a field to type into. What gives it stays the same. */
function useTypeAhead(open: boolean): () => string {
  const typed = useRef('');
  useEffect(() => {
    typed.current = '';
    if (!open) return;
    const keep = (event: KeyboardEvent) => {
      if (isDialogOpen() || !isTyped(event)) return;
      event.preventDefault();
      typed.current += event.key;
    };
    window.addEventListener('keydown', keep, true);
    return () => window.removeEventListener('keydown', keep, true);
  }, [open]);
  return useCallback(() => typed.current, []);
}

const isDialogOpen = (): boolean => document.querySelector('dialog[open]') !== null;
