import {
  Button,
  type Column,
  DataTable,
  DateText,
  EmptyState,
  formatCount,
  Link,
  Mileage,
  Money,
  PanelFrame,
  PanelSkeleton,
  PlusIcon,
  StatusBadge,
  NotYet,
  useLoaded,
} from '@carnet/mf-kit';
import { paths } from '../paths';
import { EVENT_TONES } from '../status';
import { typeLabel } from './service-event.constants';
import { type EventRow, vehicleHistoryQuery } from './service-events.queries';

const SHOWN = 20;

/** A vehicle's service events, newest first, for its page's Service History tab. */
export default function VehicleHistoryPanel({ vehicleId }: CarnetPanels['service/vehicle-history']) {
  const events = useLoaded(vehicleHistoryQuery(vehicleId, SHOWN));
  return (
    <PanelFrame
      title="Service History"
      action={
        <Button to={paths.newEvent(vehicleId)} size="sm" icon={<PlusIcon size={16} />}>
          Log Service Event
        </Button>
      }
    >
      {events.data ? (
        <History vehicleId={vehicleId} rows={events.data.rows} total={events.data.total} />
      ) : (
        <NotYet of={events} waiting={<PanelSkeleton label="Loading service events..." />} />
      )}
    </PanelFrame>
  );
}

function History({ vehicleId, rows, total }: { vehicleId: number; rows: EventRow[]; total: number }) {
  if (rows.length === 0)
    return (
      <EmptyState plain title="No service events recorded yet.">
        Log the first one, and this vehicle&apos;s history begins.
      </EmptyState>
    );
  return (
    <>
      <DataTable
        caption="Service events of this vehicle"
        columns={COLUMNS}
        rows={rows}
        rowKey={(event) => event.id}
        rowLink={(event) => paths.event(event.id)}
      />
      {total > rows.length && (
        <p>
          <Link to={paths.historyOfVehicle(vehicleId)}>All {formatCount(total, 'service event')}</Link>
        </p>
      )}
    </>
  );
}

const COLUMNS: readonly Column<EventRow>[] = [
  { key: 'name', header: 'Service', primary: true, cell: (event) => event.name },
  { key: 'type', phone: 'hidden', header: 'Type', cell: (event) => typeLabel(event.type) },
  { key: 'date', header: 'Date', cell: (event) => <DateText date={event.date_performed} /> },
  { key: 'mileage', header: 'Mileage', align: 'end', cell: (event) => <Mileage miles={event.mileage_at_service} /> },
  { key: 'cost', header: 'Cost', align: 'end', cell: (event) => <Money amount={event.cost} /> },
  {
    key: 'status',
    phone: 'aside',
    header: 'Status',
    cell: (event) => <StatusBadge status={event.status} tones={EVENT_TONES} />,
  },
];
