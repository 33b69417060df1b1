import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { onSessionEnd } from '@carnet/mf-kit/data';
import { Button, Dialog, LazyPart, Notice, SearchIcon, useHydrated } from '@carnet/mf-kit/ui';
import { isApple, isSearchKey, isTyped } from './keys';
import { forgetRecents } from './recents';
import * as m from '../messages/search-button';
import classes from './search-trigger.module.css';

const load = () => import(/* webpackChunkName: "palette" */ './palette');

onSessionEnd(forgetRecents);

/** Opens the palette by a button in the top bar, and by Ctrl+K or Cmd+K. The palette's code is loaded when it is first opened. */
export default function SearchTrigger() {
  const [open, setOpen] = useState(false);
  const works = useHydrated();
  const takeTyped = useTypeAhead(open);
  const close = () => setOpen(false);

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!isSearchKey(event) || event.defaultPrevented || event.repeat) return;
      if (!open && isDialogOpen()) return; // A dialog waits for an answer, so the palette stays closed.
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

/** Shows the shortcut after mount, because prerendered HTML does not know the keyboard. */
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

/** Collects keys typed before the palette's field exists. The returned function never changes. */
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
