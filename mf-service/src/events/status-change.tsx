import { useQueryClient } from '@carnet/mf-kit';
import { EVENT_STATUSES, MarkAs } from '../status';
import { statusMessage } from './service-event.constants';
import { changeStatus, type ServiceEvent, serviceEventsChanged } from './service-events.queries';

export function StatusChange({ event }: { event: ServiceEvent }) {
  const queries = useQueryClient();
  return (
    <MarkAs
      current={event.status}
      statuses={EVENT_STATUSES}
      save={(status) => changeStatus(event.id, status)}
      onSaved={(saved) => void serviceEventsChanged(queries, saved)}
      said={statusMessage}
    />
  );
}
