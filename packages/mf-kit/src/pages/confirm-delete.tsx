import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { messageOf } from '../data/api/api-error';
import { type May, useMay } from '../data/session/garage';
import { Button } from '../ui/button';
import { TrashIcon } from '../ui/icons';
import { Notice } from '../ui/notice';
import * as m from '../messages/deleting';
import classes from './confirm-delete.module.css';

interface ConfirmDeleteProps {
  /** Label of the first button: `Delete Vehicle`. */
  label: string;
  /** `Are you sure you want to delete this vehicle?` */
  question: string;
  /** The things that will be deleted with it. */
  children?: ReactNode;
  /** Label of the second button. */
  confirmLabel?: string;
  busyLabel?: string;
  /** The message for an error that has none. */
  fallback?: string;
  /** `Error:` before the error message, which the spec requires on a detail page (spec 001 §8). */
  prefix?: string;
  /** The right that it requires in a shared garage. Default: `change`. */
  wants?: keyof May;
  /** Resolves after the deletion. If it rejects, the question closes and the error is shown (spec 001 §4). */
  onConfirm: () => Promise<unknown>;
}

/** Deletes in two steps on the page itself: a button, then a question that says what will be lost. Renders nothing without the right to delete. */
export function ConfirmDelete({
  label,
  question,
  children,
  onConfirm,
  fallback,
  prefix,
  wants = 'change',
  ...texts
}: ConfirmDeleteProps) {
  const { confirmLabel = m.remove, busyLabel = m.removing } = texts;
  const [step, setStep] = useState<'closed' | 'asking' | 'busy'>('closed');
  const [failure, setFailure] = useState<unknown>();
  const id = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const may = useMay();
  const wasOpen = useRef(false);

  useEffect(() => {
    if (step === 'closed' && wasOpen.current) opener.current?.focus();
    wasOpen.current = step !== 'closed';
  }, [step]);

  async function confirm() {
    setStep('busy');
    try {
      await onConfirm();
    } catch (error) {
      setFailure(error);
      setStep('closed');
    }
  }

  function open() {
    setFailure(undefined);
    setStep('asking');
  }

  function leave(event: KeyboardEvent) {
    if (event.key === 'Escape' && step === 'asking') setStep('closed');
  }

  if (!may[wants]) return null;
  if (step === 'closed') {
    return (
      <div className={classes.closed} data-screen-only>
        {failure !== undefined && (
          <Notice tone="bad">{[prefix, messageOf(failure, fallback)].filter(Boolean).join(' ')}</Notice>
        )}
        <Button ref={opener} variant="danger" icon={<TrashIcon size={18} />} onClick={open}>
          {label}
        </Button>
      </div>
    );
  }
  return (
    // eslint-disable-next-line jsx-a11y-x/no-noninteractive-element-interactions -- Escape comes up from what has the focus in it
    <div
      className={classes.question}
      data-screen-only
      role="alertdialog"
      aria-labelledby={id}
      aria-describedby={`${id}-what`}
      onKeyDown={leave}
    >
      <p id={id} className={classes.title}>
        {question}
      </p>
      <div id={`${id}-what`} className={classes.what}>
        {children}
      </div>
      <div className={classes.buttons}>
        <Button variant="danger" busy={step === 'busy'} onClick={() => void confirm()}>
          {step === 'busy' ? busyLabel : confirmLabel}
        </Button>
        <Button
          // eslint-disable-next-line jsx-a11y-x/no-autofocus -- a question that was asked for takes the focus, on its harmless answer
          autoFocus
          disabled={step === 'busy'}
          onClick={() => setStep('closed')}
        >
          {m.cancel}
        </Button>
      </div>
    </div>
  );
}

/** Milliseconds to wait for the second click (spec §9). */
const CONFIRM_WINDOW_MS = 3000;

interface ConfirmButtonProps {
  label: string;
  confirmLabel?: string;
  busy?: boolean;
  onConfirm: () => void;
}

/**
 * A button that needs two clicks: it shows 'Confirm Delete?' for 3 seconds and then reverts (spec §4). A double click counts as one click, because
 * nobody can read the question in between.
 */
export function ConfirmButton({ label, confirmLabel = m.confirm, busy, onConfirm }: ConfirmButtonProps) {
  const [armed, setArmed] = useState(false);
  const { change } = useMay();
  useEffect(() => {
    if (!armed) return;
    const timer = setTimeout(() => setArmed(false), CONFIRM_WINDOW_MS);
    return () => clearTimeout(timer);
  }, [armed]);

  function press({ detail }: MouseEvent) {
    if (armed && detail > 1) return;
    setArmed(!armed);
    if (armed) onConfirm();
  }

  if (!change) return null;
  return (
    <span aria-live="polite">
      <Button variant="danger" busy={busy} onClick={press}>
        {armed ? confirmLabel : label}
      </Button>
    </span>
  );
}
