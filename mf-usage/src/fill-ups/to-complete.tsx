import { messageOf, orWaits, useMutation, useQueryClient, Waits } from '@carnet/mf-kit/data';
import { Button, Notice } from '@carnet/mf-kit/ui';
import { paths } from '../paths';
import { type FillUp, fillUpsChanged, updateFillUp } from './fill-ups.queries';
import classes from './fill-ups.module.css';
import * as fillUps from '../messages/fill-ups';
import * as m from '../messages/quick';

/** Buttons to complete a fill-up from the quick entry, or to mark it as complete. */
export function ToComplete({ fillUp }: { fillUp: FillUp }) {
  const queries = useQueryClient();
  const complete = useMutation({
    mutationFn: () => orWaits(updateFillUp(fillUp, { to_complete: false })),
    onSuccess: (saved) => void fillUpsChanged(queries, saved),
  });
  if (!fillUp.to_complete) return null;
  return (
    <Notice title={m.hurried}>
      <p>{m.hurriedText}</p>
      {complete.isError && (
        <p role="alert">
          {complete.error instanceof Waits ? complete.error.message : messageOf(complete.error, fillUps.notUpdated)}
        </p>
      )}
      <div className={classes.toComplete}>
        <Button to={paths.editFillUp(fillUp.id)} size="sm" variant="primary">
          {m.completeIt}
        </Button>
        <Button wants="change" size="sm" busy={complete.isPending} onClick={() => complete.mutate()}>
          {m.nothingMissing}
        </Button>
      </div>
    </Notice>
  );
}
