import {
  Button,
  type Column,
  DataTable,
  DateText,
  EmptyState,
  FilteredList,
  ListFilters,
  Mileage,
  Money,
  PageFrame,
  PlusIcon,
  StatusBadge,
  useInfiniteQuery,
  useLoaded,
  useUrlFilters,
} from '@carnet/mf-kit';
import { vehicleChoicesQuery, vehicleName, vehicleOptions } from '../lookups';
import { paths } from '../paths';
import { ImportEvents } from './import-events';
import { EVENT_STATUSES, EVENT_TONES } from '../status';
import { TYPE_CHOICES, typeLabel } from './service-event.constants';
import { EVENT_FILTERS, type EventRow, serviceEventsQuery } from './service-events.queries';

const SORTS = [
  { value: 'date', label: 'Date, newest first' },
  { value: 'name', label: 'Name' },
  { value: 'type', label: 'Type' },
  { value: 'status', label: 'Status' },
];

export default function ServiceHistoryPage() {
  const filters = useUrlFilters(EVENT_FILTERS);
  const { values } = filters;
  const events = useInfiniteQuery(serviceEventsQuery(values));
  const vehicles = useLoaded(vehicleChoicesQuery());
  return (
    <PageFrame
      title="Service History"
      subtitle="Everything that was done to your vehicles, and what is still ahead."
      actions={
        <>
          <ImportEvents />
          <Button
            to={paths.newEvent(Number(values.vehicle_id) || undefined)}
            variant="primary"
            icon={<PlusIcon size={18} />}
          >
            Log Service Event
          </Button>
        </>
      }
    >
      <FilteredList
        endless
        query={events}
        loading="Loading service events..."
        filters={filters}
        label="Filter service events"
        one="service event"
        fields={
          <ListFilters
            filters={filters}
            search="Name, description, make or model"
            selects={[
              {
                name: 'vehicle_id',
                label: 'Vehicle',
                all: 'All vehicles',
                options: vehicleOptions(vehicles.data ?? []),
              },
              { name: 'type', label: 'Type', all: 'All types', options: TYPE_CHOICES },
              { name: 'status', label: 'Status', all: 'All statuses', options: EVENT_STATUSES },
              { name: 'sort', label: 'Sort by', options: SORTS },
            ]}
          />
        }
        none={<NoEvents />}
        noMatch="No service events found matching your filters."
      >
        {(rows, stale) => (
          <DataTable
            caption="Service events"
            columns={COLUMNS}
            rows={rows}
            rowKey={(event) => event.id}
            rowLink={(event) => paths.event(event.id)}
            stale={stale}
            windowed
          />
        )}
      </FilteredList>
    </PageFrame>
  );
}

function NoEvents() {
  return (
    <EmptyState
      title="No service events yet."
      action={
        <Button to={paths.newEvent()} variant="primary">
          Log Your First Service Event
        </Button>
      }
    >
      An oil change, a repair, a new set of tyres: each entry makes the history worth more.
    </EmptyState>
  );
}

const COLUMNS: readonly Column<EventRow>[] = [
  { key: 'name', share: 4, header: 'Service', primary: true, cell: (event) => event.name },
  { key: 'vehicle', share: 4, header: 'Vehicle', cell: (event) => event.nickname ?? vehicleName(event) },
  { key: 'type', phone: 'hidden', share: 2.2, header: 'Type', cell: (event) => typeLabel(event.type) },
  { key: 'date', share: 2.2, header: 'Date', cell: (event) => <DateText date={event.date_performed} /> },
  {
    key: 'mileage',
    share: 1.9,
    header: 'Mileage',
    align: 'end',
    cell: (event) => <Mileage miles={event.mileage_at_service} />,
  },
  { key: 'cost', share: 1.9, header: 'Cost', align: 'end', cell: (event) => <Money amount={event.cost} /> },
  {
    key: 'status',
    phone: 'aside',
    share: 2.2,
    header: 'Status',
    cell: (event) => <StatusBadge status={event.status} tones={EVENT_TONES} />,
  },
];
