import { messageOf, orWaits, useMutation, useQueryClient, Waits } from '@carnet/mf-kit/data';
import { Button, Notice } from '@carnet/mf-kit/ui';
import * as m from '../messages/quick';
import { paths } from '../paths';
import { type ServiceEvent, serviceEventsChanged, updateServiceEvent } from './service-events.queries';
import classes from './service-event.module.css';

/** Buttons to complete an event from the quick entry, or to mark it as complete. */
export function ToComplete({ event }: { event: ServiceEvent }) {
  const queries = useQueryClient();
  const complete = useMutation({
    mutationFn: () => orWaits(updateServiceEvent(event, { to_complete: false })),
    onSuccess: (saved) => void serviceEventsChanged(queries, saved),
  });
  if (!event.to_complete) return null;
  return (
    <Notice title={m.hurried}>
      <p>{m.hurriedText}</p>
      {complete.isError && (
        <p role="alert">
          {complete.error instanceof Waits ? complete.error.message : messageOf(complete.error, m.notChanged)}
        </p>
      )}
      <div className={classes.toComplete}>
        <Button to={paths.editEvent(event.id)} size="sm" variant="primary">
          {m.completeIt}
        </Button>
        <Button wants="change" size="sm" busy={complete.isPending} onClick={() => complete.mutate()}>
          {m.nothingMissing}
        </Button>
      </div>
    </Notice>
  );
}
