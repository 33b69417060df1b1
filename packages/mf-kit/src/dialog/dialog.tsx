import { type ReactNode, useEffect, useId, useRef } from 'react';
import { ClearIcon, IconButton } from '../components';
import * as m from '../messages/deleting';
import classes from './dialog.module.css';

export interface DialogProps {
  opened: boolean;
  title: string;
  /** Left out where the dialog has to be answered. */
  onClose?: () => void;
  /** Whether it may be closed now; not while something runs. */
  closable?: boolean;
  width?: 'narrow' | 'wide';
  children: ReactNode;
}

/** A dialog over the page: the browser's own, which keeps the focus inside and gives it back, closes on Escape and hides the rest from readers. */
export function Dialog({ opened, title, onClose, closable = true, width = 'narrow', children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
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
        if (closable) onClose?.();
      }}
      onClose={({ currentTarget }) => {
        // Escape pressed twice closes it in Chrome without asking again, whatever is said to the first press.
        if (currentTarget.open) return;
        if (closable && onClose) onClose();
        else currentTarget.showModal();
      }}
    >
      <header className={classes.head}>
        <h2 id={id}>{title}</h2>
        {onClose && (
          <IconButton label={m.close} size="sm" disabled={!closable} onClick={onClose}>
            <ClearIcon size={18} />
          </IconButton>
        )}
      </header>
      {children}
    </dialog>
  );
}
