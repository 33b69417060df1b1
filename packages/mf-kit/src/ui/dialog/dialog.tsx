import { createContext, type ReactNode, type RefObject, useContext, useEffect, useId, useRef } from 'react';
import { ClearIcon } from '../icons';
import { IconButton } from '../button';
import * as m from '../../messages/deleting';
import classes from './dialog.module.css';

export interface DialogProps {
  opened: boolean;
  title: string;
  /** Left out where the dialog has to be answered. */
  onClose?: () => void;
  /** True if it may be closed now; not while something runs. */
  closable?: boolean;
  width?: 'narrow' | 'wide';
  children: ReactNode;
}

/** Goes on with `close`, at once or once it has asked the person. */
type Ask = (close: () => void) => void;

/** The register in which forms ask to be consulted before the dialog around them is closed. */
export const ClosingContext = createContext<RefObject<Set<Ask>> | null>(null);

/** Each form asks when those before it let the person go on. */
const askAll = (asks: Iterable<Ask>, close: () => void): void =>
  [...asks].reduceRight<() => void>((goOn, ask) => () => ask(goOn), close)();

/** Leaves what stands in a dialog, for example by closing it, once the person was asked about what is not saved. */
export function useLeaveDialog(): Ask {
  const asking = useContext(ClosingContext);
  return (close) => askAll(asking?.current ?? [], close);
}

/** A dialog over the page: the browser's own, which keeps the focus inside and gives it back, closes on Escape and hides the rest from readers. */
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
      // A dialog that is removed with its content does not restore the focus by itself.
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
        // Escape pressed twice closes it in Chrome without asking again, whatever is said to the first press.
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

/** Shows a dialog anew; dialogs that are open inside it, a question for example, stand above it again. */
function showAgain(dialog: HTMLDialogElement): void {
  dialog.showModal();
  for (const inner of dialog.querySelectorAll<HTMLDialogElement>('dialog[open]')) {
    inner.close();
    inner.showModal();
  }
}
