import type { ReactNode } from 'react';
import { messageOf } from '../../data/api/api-error';
import { Button } from '../button';
import { Notice } from '../notice';
import { Dialog } from './dialog';
import * as m from '../../messages/deleting';
import classes from './dialog.module.css';

export interface ConfirmDialogProps {
  opened: boolean;
  title: string;
  /** Text that says what will be deleted or lost. */
  children: ReactNode;
  confirmLabel: string;
  /** Label of the button while the action runs: `Deleting...`. */
  busyLabel?: string;
  cancelLabel?: string;
  busy?: boolean;
  /** Why the last try failed. */
  error?: unknown;
  danger?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before an action that cannot be undone. */
export function ConfirmDialog({ danger = true, busy = false, cancelLabel = m.cancel, ...dialog }: ConfirmDialogProps) {
  return (
    <Dialog opened={dialog.opened} title={dialog.title} onClose={dialog.onClose} closable={!busy}>
      <div className={classes.body}>
        <div>{dialog.children}</div>
        {dialog.error != null && <Notice tone="bad">{messageOf(dialog.error)}</Notice>}
        <div className={classes.buttons}>
          <Button onClick={dialog.onClose} disabled={busy}>
            {cancelLabel}
          </Button>
          <Button variant={danger ? 'danger' : 'primary'} onClick={dialog.onConfirm} busy={busy}>
            {busy ? (dialog.busyLabel ?? dialog.confirmLabel) : dialog.confirmLabel}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
