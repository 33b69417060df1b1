import { DateText, formatSums, Mileage, Money } from '@carnet/mf-kit/formats';
import { messageOf, useInfiniteQuery, useLoaded } from '@carnet/mf-kit/data';
import {
  Button,
  EmptyState,
  PanelFrame,
  PanelSkeleton,
  PlusIcon,
  StatusBadge,
  NotYet,
  Notice,
} from '@carnet/mf-kit/ui';
import { Link } from '@carnet/mf-kit/federation';
import {
  type Column,
  DataTable,
  LoadMore,
  type PagedQuery,
  totalOf,
  useComingList,
  Waiting,
} from '@carnet/mf-kit/pages';
import * as m from '../messages/events';
import * as counts from '../messages/vehicle-history';
import { paths } from '../paths';
import { EVENT_STATUS_LABELS, EVENT_TONES } from '../status';
import { typeLabel } from './service-event.constants';
import { EventsAhead } from './events-ahead';
import { EVENT_FILTERS, eventSumsQuery, type EventRow, vehicleHistoryPages } from './service-events.queries';
import classes from './vehicle-history.module.css';

/** Newest service events of a vehicle, for the tab Service History. A print contains all of them. */
export default function VehicleHistoryPanel({ vehicleId }: CarnetSlots['vehicle-tab']) {
  const events = useInfiniteQuery(vehicleHistoryPages(vehicleId));
  useComingList(events);
  return (
    <PanelFrame
      title={m.title}
      action={
        <span className={classes.actions}>
          <Button to={paths.importHistory(vehicleId)} size="sm">
            {counts.importHistory}
          </Button>
          <Button to={paths.newEvent(vehicleId)} size="sm" icon={<PlusIcon size={16} />}>
            {m.logServiceEvent}
          </Button>
        </span>
      }
    >
      <Waiting kind="service-event" vehicle={vehicleId} />
      {events.data ? (
        <>
          <EventsAhead filters={{ ...EVENT_FILTERS, vehicle_id: String(vehicleId) }}>
            {(rows) => <Events rows={rows} />}
          </EventsAhead>
          <History vehicleId={vehicleId} events={events} rows={events.data.pages.flatMap(({ rows }) => rows)} />
          {events.isFetchNextPageError && <Notice tone="bad">{messageOf(events.error)}</Notice>}
        </>
      ) : (
        <NotYet of={events} waiting={<PanelSkeleton label={m.loadingEvents} />} />
      )}
    </PanelFrame>
  );
}

interface HistoryProps {
  vehicleId: number;
  events: PagedQuery<EventRow>;
  rows: EventRow[];
}

function History({ vehicleId, events, rows }: HistoryProps) {
  const total = totalOf(events) ?? 0;
  if (rows.length === 0)
    return (
      <EmptyState plain title={m.noneRecorded}>
        {m.historyBegins}
      </EmptyState>
    );
  return (
    <>
      <Events rows={rows} />
      <Total vehicleId={vehicleId} />
      {total > rows.length && (
        <>
          <LoadMore
            shown={rows.length}
            total={total}
            onMore={() => void events.fetchNextPage()}
            busy={events.isFetchingNextPage}
          />
          <p data-screen-only>
            <Link to={paths.historyOfVehicle(vehicleId)}>{counts.allEvents({ count: total })}</Link>
          </p>
        </>
      )}
    </>
  );
}

function Events({ rows }: { rows: readonly EventRow[] }) {
  return (
    <DataTable
      caption={m.eventsOfVehicle}
      columns={COLUMNS}
      rows={rows}
      rowKey={(event) => event.id}
      rowLink={(event) => paths.event(event.id)}
    />
  );
}

/** Total cost by currency; nothing until it is known. `≈` marks a sum with amounts converted at the person's rate. */
function Total({ vehicleId }: { vehicleId: number }) {
  const { data = [] } = useLoaded(eventSumsQuery({ ...EVENT_FILTERS, vehicle_id: String(vehicleId) }));
  return data.length > 0 && <p className={classes.total}>{counts.cost({ amounts: formatSums(data) })}</p>;
}

const COLUMNS: readonly Column<EventRow>[] = [
  { key: 'name', header: m.service, primary: true, cell: (event) => event.name },
  { key: 'type', phone: 'hidden', header: m.type, cell: (event) => typeLabel(event.type) },
  {
    key: 'date',
    header: m.date,
    cell: (event) => <DateText date={event.date_performed} edtf={event.date_performed_edtf} />,
  },
  {
    key: 'mileage',
    header: m.mileage,
    align: 'end',
    cell: (event) => <Mileage miles={event.mileage_at_service} unit={event.odometer_unit} />,
  },
  {
    key: 'cost',
    header: m.cost,
    align: 'end',
    cell: (event) => <Money amount={event.cost} currency={event.currency} />,
  },
  {
    key: 'status',
    phone: 'aside',
    header: m.status,
    cell: (event) => <StatusBadge status={event.status} tones={EVENT_TONES} labels={EVENT_STATUS_LABELS} />,
  },
];
