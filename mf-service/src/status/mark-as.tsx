import { useRef } from 'react';
import { orWaits, useMay, useMutation, Waits } from '@carnet/mf-kit/data';
import { Button, Notice } from '@carnet/mf-kit/ui';
import * as m from '../messages/status';
import classes from './mark-as.module.css';

interface MarkAsProps<Status extends string, Saved> {
  current: Status;
  statuses: readonly Status[];
  labels: Record<Status, string>;
  save: (status: Status) => Promise<Saved>;
  onSaved: (saved: Saved) => void;
  /** Message after the change. */
  said: (status: Status) => string;
  /** The right that it needs in a shared garage. */
  wants?: keyof ReturnType<typeof useMay>;
}

/** Buttons that change a record to any other status (spec §4, spec 001 §4). Renders nothing if the person may not. */
export function MarkAs<Status extends string, Saved>({ wants = 'change', ...props }: MarkAsProps<Status, Saved>) {
  const may = useMay();
  return may[wants] ? <Ways {...props} /> : null;
}

function Ways<Status extends string, Saved>({
  current,
  statuses,
  labels,
  save,
  onSaved,
  said,
}: Omit<MarkAsProps<Status, Saved>, 'wants'>) {
  const change = useMutation({ mutationFn: (status: Status) => orWaits(save(status)), onSuccess: onSaved });
  const group = useRef<HTMLDivElement>(null);
  // The pressed button disappears, so the focus moves to the group.
  const choose = (status: Status) => change.mutate(status, { onSuccess: () => group.current?.focus() });
  const others = statuses.filter((status) => status !== current);
  return (
    <>
      {change.isSuccess && (
        <Notice tone="good" onDismiss={change.reset}>
          {said(change.variables)}
        </Notice>
      )}
      {change.isError && (
        <Notice tone={change.error instanceof Waits ? 'info' : 'bad'} onDismiss={change.reset}>
          {change.error instanceof Waits ? change.error.message : m.updateFailed}
        </Notice>
      )}
      <div
        ref={group}
        tabIndex={-1}
        className={classes.status}
        data-screen-only
        role="group"
        aria-label={m.changeStatus}
      >
        <span>{m.markAs}</span>
        {others.map((status) => (
          <Button
            key={status}
            size="sm"
            disabled={change.isPending}
            busy={change.isPending && change.variables === status}
            onClick={() => choose(status)}
          >
            {labels[status]}
          </Button>
        ))}
      </div>
    </>
  );
}
