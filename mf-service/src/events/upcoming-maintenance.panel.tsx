import {
  DateText,
  EmptyState,
  formatCount,
  Link,
  PanelError,
  PanelFrame,
  PanelSkeleton,
  StatusBadge,
  useQueries,
} from '@carnet/mf-kit';
import { paths } from '../paths';
import classes from './upcoming-maintenance.module.css';
import { STATUS_TONES } from './service-event.words';
import { type EventRow, vehicleEventsOfStatusQuery } from './service-events.queries';

const SHOWN = 5;
/** Enough to find the soonest among them: the API's own order is newest first. */
const READ = 50;

/** What is overdue on a vehicle, and then what is ahead, for its page's overview. */
export default function UpcomingMaintenancePanel({ vehicleId }: CarnetPanels['service/upcoming-maintenance']) {
  const answers = useQueries({
    queries: (['Overdue', 'Upcoming'] as const).map((status) => vehicleEventsOfStatusQuery(vehicleId, status, READ)),
  });
  const failed = answers.find((answer) => answer.isError);
  const pages = answers.flatMap((answer) => answer.data ?? []);
  const total = pages.reduce((sum, page) => sum + page.total, 0);
  return (
    <PanelFrame title="Upcoming Maintenance">
      {failed ? (
        <PanelError error={failed.error} onRetry={failed.refetch} />
      ) : pages.length < answers.length ? (
        <PanelSkeleton />
      ) : (
        <Upcoming rows={pages.flatMap((page) => soonestFirst(page.rows))} total={total} vehicleId={vehicleId} />
      )}
    </PanelFrame>
  );
}

const soonestFirst = (rows: readonly EventRow[]): EventRow[] =>
  [...rows].sort((a, b) => (a.date_performed ?? '9').localeCompare(b.date_performed ?? '9'));

function Upcoming({ rows, total, vehicleId }: { rows: EventRow[]; total: number; vehicleId: number }) {
  if (rows.length === 0)
    return (
      <EmptyState plain title="Nothing is due.">
        Log a service event as Upcoming, and it shows here.
      </EmptyState>
    );
  const shown = rows.slice(0, SHOWN);
  return (
    <>
      <ul className={classes.due}>
        {shown.map(({ id, name, date_performed, status }) => (
          <li key={id}>
            <Link to={paths.event(id)}>{name}</Link>
            <StatusBadge status={status} tones={STATUS_TONES} />
            <span className={classes.date}>
              <DateText date={date_performed} none="No date" />
            </span>
          </li>
        ))}
      </ul>
      {total > shown.length && (
        <p className={classes.more}>
          <Link to={paths.historyOfVehicle(vehicleId)}>{formatCount(total - shown.length, 'more', 'more')}</Link>
        </p>
      )}
    </>
  );
}
