import { Button, Notice, useMutation, useQueryClient } from '@carnet/mf-kit';
import { type EventStatus, EVENT_STATUSES, statusMessage } from './service-event.words';
import classes from './service-event.module.css';
import { changeStatus, type ServiceEvent, serviceEventsChanged } from './service-events.queries';

/** Moves an event directly to either of its other two statuses (spec §4). */
export function StatusChange({ event }: { event: ServiceEvent }) {
  const queries = useQueryClient();
  const change = useMutation({
    mutationFn: (status: EventStatus) => changeStatus(event.id, status),
    onSuccess: (saved) => void serviceEventsChanged(queries, saved),
  });
  const others = EVENT_STATUSES.filter((status) => status !== event.status);
  return (
    <>
      {change.isSuccess && (
        <Notice tone="good" onDismiss={change.reset}>
          {statusMessage(change.variables)}
        </Notice>
      )}
      {change.isError && (
        <Notice tone="bad" onDismiss={change.reset}>
          Failed to update status. Please try again.
        </Notice>
      )}
      <div className={classes.status} role="group" aria-label="Change status">
        <span>Mark as</span>
        {others.map((status) => (
          <Button
            key={status}
            size="sm"
            disabled={change.isPending}
            busy={change.isPending && change.variables === status}
            onClick={() => change.mutate(status)}
          >
            {status}
          </Button>
        ))}
      </div>
    </>
  );
}
