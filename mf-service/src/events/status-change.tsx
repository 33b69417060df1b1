import { useQueryClient } from '@carnet/mf-kit/data';
import * as m from '../messages/events';
import { EVENT_STATUS_LABELS, EVENT_STATUSES, type EventStatus, MarkAs } from '../status';
import { changeStatus, type ServiceEvent, serviceEventsChanged } from './service-events.queries';

/** Messages after a status change (spec §8). */
const STATUS_MESSAGES: Record<EventStatus, string> = {
  Completed: m.nowCompleted,
  Upcoming: m.nowUpcoming,
  Overdue: m.nowOverdue,
};

export function StatusChange({ event }: { event: ServiceEvent }) {
  const queries = useQueryClient();
  return (
    <MarkAs
      current={event.status}
      statuses={EVENT_STATUSES}
      labels={EVENT_STATUS_LABELS}
      save={(status) => changeStatus(event, status)}
      onSaved={(saved) => void serviceEventsChanged(queries, saved)}
      said={(status) => STATUS_MESSAGES[status]}
    />
  );
}
