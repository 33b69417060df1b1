import { ClearIcon, messageOf } from '@carnet/mf-kit';
import { useEffect, useState } from 'react';
import classes from './undo-bar.module.css';
import type { Undoable } from './use-undoable';

/** How long an undo is offered while nobody points at it or has the focus in it. */
const OFFERED_MS = 12_000;

/** Below the page: what was done to photos and a way to take it back, or why it failed. */
export function UndoBar({ undoable }: { undoable: Undoable }) {
  const { done, error, busy, undo, dismiss } = undoable;
  const [held, hold] = useState(false);
  useEffect(() => {
    if (!done || held || busy) return;
    const timer = setTimeout(dismiss, OFFERED_MS);
    return () => clearTimeout(timer);
  }, [done, held, busy, dismiss]);
  const isShown = done !== null || error !== null;
  return (
    <div className={classes.place} role="status">
      {isShown && (
        <div
          className={classes.bar}
          onPointerEnter={() => hold(true)}
          onPointerLeave={() => hold(false)}
          onFocus={() => hold(true)}
          onBlur={() => hold(false)}
        >
          <span className={classes.text}>{error ? messageOf(error) : done?.text}</span>
          {done?.undo && !error && (
            <button type="button" className={classes.undo} disabled={busy} onClick={undo}>
              Undo
            </button>
          )}
          <button type="button" className={classes.close} aria-label="Dismiss" title="Dismiss" onClick={dismiss}>
            <ClearIcon size={16} />
          </button>
        </div>
      )}
    </div>
  );
}
