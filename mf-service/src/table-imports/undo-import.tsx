import { Button, messageOf, Notice, useMutation, useQueryClient } from '@carnet/mf-kit';
import { serviceEventsChanged } from '../events';
import * as m from '../messages/table-imports';
import { undoImport } from './use-table-import';

/** Takes an import back, and says what of it stays. */
export function UndoImport({ batch }: { batch: string }) {
  const queries = useQueryClient();
  const undo = useMutation({
    mutationFn: () => undoImport(batch),
    // The list of imports is read anew with the next visit: until then it says what became of this one.
    onSuccess: () => serviceEventsChanged(queries),
  });
  if (undo.data) {
    const { removed, kept } = undo.data;
    return (
      <Notice tone="good" title={m.undone({ count: removed })}>
        {kept > 0 && m.keptChanged({ count: kept })}
      </Notice>
    );
  }
  return (
    <>
      {undo.error && <Notice tone="bad">{messageOf(undo.error)}</Notice>}
      <Button busy={undo.isPending} onClick={() => undo.mutate()}>
        {m.undo}
      </Button>
    </>
  );
}
