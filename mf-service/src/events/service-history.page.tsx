import { DateText, formatDate, formatSums, Mileage, Money, today } from '@carnet/mf-kit/formats';
import { useInfiniteQuery, useLoaded } from '@carnet/mf-kit/data';
import { Button, EmptyState, PlusIcon, StatusBadge } from '@carnet/mf-kit/ui';
import {
  type Column,
  DataTable,
  FilteredList,
  ListFilters,
  PageFrame,
  PrintButton,
  totalOf,
  useUrlFilters,
} from '@carnet/mf-kit/pages';
import { type Vehicle, vehicleChoicesQuery, vehicleName, vehicleOptions } from '../lookups';
import * as counts from '../messages/event-count';
import * as m from '../messages/events';
import { paths } from '../paths';
import { EventsAhead } from './events-ahead';
import { ImportEvents } from './import-events';
import { EVENT_STATUS_CHOICES, EVENT_STATUS_LABELS, EVENT_TONES } from '../status';
import { TYPE_CHOICES, typeLabel } from './service-event.constants';
import {
  EVENT_FILTERS,
  type EventFilters,
  type EventRow,
  eventSumsQuery,
  isByDay,
  serviceEventsQuery,
} from './service-events.queries';

const SORTS = [
  { value: 'date', label: m.sortDate },
  { value: 'name', label: m.name },
  { value: 'type', label: m.type },
  { value: 'status', label: m.status },
];

export default function ServiceHistoryPage() {
  const filters = useUrlFilters(EVENT_FILTERS);
  const { values } = filters;
  const events = useInfiniteQuery(serviceEventsQuery(values));
  const { data: sums = [] } = useLoaded({ ...eventSumsQuery(values), enabled: Boolean(totalOf(events)) });
  const vehicles = useLoaded(vehicleChoicesQuery());
  return (
    <PageFrame
      title={m.title}
      subtitle={m.subtitle}
      paper={paperLine(values, vehicles.data ?? [])}
      rareActions={
        <>
          <ImportEvents />
          <PrintButton />
        </>
      }
      actions={
        <Button
          to={paths.newEvent(Number(values.vehicle_id) || undefined)}
          variant="primary"
          icon={<PlusIcon size={18} />}
        >
          {m.logServiceEvent}
        </Button>
      }
    >
      <FilteredList
        endless
        waiting="service-event"
        query={events}
        loading={m.loadingEvents}
        filters={filters}
        label={m.filterEvents}
        count={counts.serviceEvents}
        sum={sums.length > 0 && counts.inAll({ amounts: formatSums(sums) })}
        fields={
          <ListFilters
            filters={filters}
            search={m.searchedIn}
            selects={[
              {
                name: 'vehicle_id',
                label: m.vehicle,
                all: m.allVehicles,
                options: vehicleOptions(vehicles.data ?? []),
              },
              { name: 'type', label: m.type, all: m.allTypes, options: TYPE_CHOICES },
              { name: 'status', label: m.status, all: m.allStatuses, options: EVENT_STATUS_CHOICES },
              { name: 'sort', label: m.sortBy, options: SORTS },
            ]}
          />
        }
        above={isByDay(values) && <EventsAhead filters={values}>{(rows) => <Events rows={rows} />}</EventsAhead>}
        none={<NoEvents />}
        noMatch={m.noMatch}
      >
        {(rows, stale) => <Events rows={rows} stale={stale} />}
      </FilteredList>
    </PageFrame>
  );
}

function Events({ rows, stale }: { rows: readonly EventRow[]; stale?: boolean }) {
  return (
    <DataTable
      caption={m.serviceEvents}
      columns={COLUMNS}
      rows={rows}
      rowKey={(event) => event.id}
      rowLink={(event) => paths.event(event.id)}
      stale={stale}
      windowed
    />
  );
}

/** Subtitle of a printed history: its vehicle and the other filters. */
function paperLine({ vehicle_id, type, status, search }: EventFilters, vehicles: readonly Vehicle[]): string {
  const chosen = (value: string, options: readonly { value: string; label: string }[]) =>
    options.find((option) => option.value === value)?.label;
  const vehicle = chosen(vehicle_id, vehicleOptions(vehicles)) ?? m.allVehicles;
  const filters = [chosen(type, TYPE_CHOICES), chosen(status, EVENT_STATUS_CHOICES), search && `‘${search}’`];
  return [vehicle, ...filters, formatDate(today())].filter(Boolean).join(' · ');
}

function NoEvents() {
  return (
    <EmptyState
      title={m.noEvents}
      action={
        <Button to={paths.newEvent()} variant="primary">
          {m.logFirst}
        </Button>
      }
    >
      {m.eachEntry}
    </EmptyState>
  );
}

const COLUMNS: readonly Column<EventRow>[] = [
  { key: 'name', share: 4, header: m.service, primary: true, cell: (event) => event.name },
  { key: 'vehicle', share: 4, header: m.vehicle, cell: (event) => event.nickname ?? vehicleName(event) },
  { key: 'type', phone: 'hidden', share: 2.7, header: m.type, cell: (event) => typeLabel(event.type) },
  {
    key: 'date',
    share: 2.2,
    header: m.date,
    cell: (event) => <DateText date={event.date_performed} edtf={event.date_performed_edtf} />,
  },
  {
    key: 'mileage',
    share: 1.9,
    header: m.mileage,
    align: 'end',
    cell: (event) => <Mileage miles={event.mileage_at_service} unit={event.odometer_unit} />,
  },
  {
    key: 'cost',
    share: 1.9,
    header: m.cost,
    align: 'end',
    cell: (event) => <Money amount={event.cost} currency={event.currency} />,
  },
  {
    key: 'status',
    phone: 'aside',
    share: 2.2,
    header: m.status,
    cell: (event) => <StatusBadge status={event.status} tones={EVENT_TONES} labels={EVENT_STATUS_LABELS} />,
  },
];
