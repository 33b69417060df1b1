import { useMutation } from '@tanstack/react-query';
import { type May, useMay } from '../data/session/garage';
import { Button } from '../ui/button';
import { TrashIcon } from '../ui/icons';
import * as m from '../messages/deleting';

export interface AskedDeletion {
  ask(): void;
  busy: boolean;
  /** Why the last try failed. */
  error: Error | null;
}

/** Deletes after the browser's own `confirm` dialog, for pages whose spec requires that instead of `ConfirmDelete`. */
export function useAskedDeletion(question: string, remove: () => Promise<unknown>): AskedDeletion {
  const { mutate, isPending, error } = useMutation({ mutationFn: () => remove() });
  return { ask: () => window.confirm(question) && mutate(), busy: isPending, error };
}

interface DeleteButtonProps {
  deletion: AskedDeletion;
  label?: string;
  disabled?: boolean;
  /** The right that it requires in a shared garage. */
  wants?: keyof May;
}

/** A delete button. Renders nothing without the right to delete. */
export function DeleteButton({ deletion, label = m.remove, disabled, wants = 'change' }: DeleteButtonProps) {
  const may = useMay();
  if (!may[wants]) return null;
  return (
    <Button
      variant="danger"
      icon={<TrashIcon size={18} />}
      disabled={disabled}
      busy={deletion.busy}
      onClick={deletion.ask}
    >
      {deletion.busy ? m.removing : label}
    </Button>
  );
}
