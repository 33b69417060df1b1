import { useEffect, useState } from 'react';
import { ClearIcon } from '../../ui/icons';
import * as m from '../../messages/undo';
import classes from './undo-offer.module.css';
import type { Undo } from './use-undo';

/** Milliseconds for which an undo is offered, while it has neither the pointer nor the focus. */
const OFFERED_MS = 12_000;

/** The offer to undo. It lies over the page, so that the layout does not shift. */
export default function UndoOffer({ undo, text }: { undo: Undo; text: string }) {
  const { done, error, busy, takeBack, dismiss } = undo;
  const [held, hold] = useState(false);
  useEffect(() => {
    if (!done || error || held || busy) return;
    const timer = setTimeout(dismiss, OFFERED_MS);
    return () => clearTimeout(timer);
  }, [done, error, held, busy, dismiss]);
  return (
    <div className={classes.place}>
      <div
        className={classes.bar}
        onPointerEnter={() => hold(true)}
        onPointerLeave={() => hold(false)}
        onFocus={() => hold(true)}
        onBlur={() => hold(false)}
      >
        <span className={classes.text}>{text}</span>
        {done?.undo && (
          <button type="button" className={classes.undo} disabled={busy} onClick={takeBack}>
            {m.undo}
          </button>
        )}
        <button type="button" className={classes.close} aria-label={m.dismiss} title={m.dismiss} onClick={dismiss}>
          <ClearIcon size={16} />
        </button>
      </div>
    </div>
  );
}
