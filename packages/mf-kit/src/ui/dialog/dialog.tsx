import { createContext, type ReactNode, type RefObject, useContext, useEffect, useId, useRef } from 'react';
import { ClearIcon } from '../icons';
import { IconButton } from '../button';
import * as m from '../../messages/deleting';
import classes from './dialog.module.css';

export interface DialogProps {
  opened: boolean;
  title: string;
  /** Left out if the person must answer the dialog. */
  onClose?: () => void;
  /** True if it may be closed now; false while an action runs. */
  closable?: boolean;
  width?: 'narrow' | 'wide';
  children: ReactNode;
}

/** Calls `close`, at once or after the person has agreed. */
type Ask = (close: () => void) => void;

/** Functions of forms that are asked before the dialog around them closes. */
export const ClosingContext = createContext<RefObject<Set<Ask>> | null>(null);

/** Asks the forms one after the other; each is asked only after the person agreed in the one before. */
const askAll = (asks: Iterable<Ask>, close: () => void): void =>
  [...asks].reduceRight<() => void>((goOn, ask) => () => ask(goOn), close)();

/** Closes the dialog around the caller, after the person was asked about unsaved changes. */
export function useLeaveDialog(): Ask {
  const asking = useContext(ClosingContext);
  return (close) => askAll(asking?.current ?? [], close);
}

/** A dialog over the page. It is the browser's own: it traps and restores the focus, closes on Escape, and hides the page behind it from screen readers. */
export function Dialog({ opened, title, onClose, closable = true, width = 'narrow', children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const asks = useRef(new Set<Ask>());
  const close = onClose && (() => askAll(asks.current, onClose));
  useEffect(() => {
    const element = dialog.current;
    if (!opened || !element) return;
    const opener = document.activeElement;
    element.showModal();
    return () => {
      element.close();
      // The browser does not restore the focus if a dialog is removed from the DOM.
      if (opener instanceof HTMLElement && document.activeElement === document.body) opener.focus();
    };
  }, [opened]);
  if (!opened) return null;
  return (
    <dialog
      ref={dialog}
      className={`${classes.dialog} ${classes[width]}`}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        if (closable) close?.();
      }}
      onClose={({ currentTarget }) => {
        // In Chrome a second Escape closes the dialog without a `cancel` event that can be prevented.
        if (currentTarget.open) return;
        showAgain(currentTarget);
        if (closable) close?.();
      }}
    >
      <header className={classes.head}>
        <h2 id={id}>{title}</h2>
        {onClose && (
          <IconButton label={m.close} size="sm" disabled={!closable} onClick={close}>
            <ClearIcon size={18} />
          </IconButton>
        )}
      </header>
      <ClosingContext value={asks}>{children}</ClosingContext>
    </dialog>
  );
}

/** Shows a dialog again, and then the open dialogs inside it, so that they stay on top. */
function showAgain(dialog: HTMLDialogElement): void {
  dialog.showModal();
  for (const inner of dialog.querySelectorAll<HTMLDialogElement>('dialog[open]')) {
    inner.close();
    inner.showModal();
  }
}
