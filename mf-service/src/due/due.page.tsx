import { DateText } from '@carnet/mf-kit/formats';
import { useInfiniteQuery, useLoaded } from '@carnet/mf-kit/data';
import { Button, EmptyState, StatusBadge } from '@carnet/mf-kit/ui';
import { Slot } from '@carnet/mf-kit/federation';
import { type Column, DataTable, FilteredList, ListFilters, PageFrame, useUrlFilters } from '@carnet/mf-kit/pages';
import { vehicleChoicesQuery, vehicleName, vehicleOptions } from '../lookups';
import * as m from '../messages/due';
import * as counts from '../messages/due-count';
import * as list from '../messages/due-list';
import { paths } from '../paths';
import { type Due, dueListQuery } from './due.queries';
import { completionOf, distanceOf, DUE_LABELS, DUE_STATUSES, DUE_TONES } from './due.rules';
import { pointAndExpectationOf } from './expectation.rules';

/** Everything due or ahead on all vehicles, by their active schedules; most urgent first. */
export default function DuePage() {
  const filters = useUrlFilters({ vehicle_id: '', status: '' });
  const { values } = filters;
  const due = useInfiniteQuery(dueListQuery(values));
  const vehicles = useLoaded(vehicleChoicesQuery());
  return (
    <PageFrame title={m.title} subtitle={m.subtitle} back={{ to: paths.history(), label: m.serviceHistory }}>
      <FilteredList
        query={due}
        loading={m.loading}
        filters={filters}
        label={m.filter}
        count={counts.entries}
        fields={
          <ListFilters
            filters={filters}
            selects={[
              {
                name: 'vehicle_id',
                label: m.vehicle,
                all: m.allVehicles,
                options: vehicleOptions(vehicles.data ?? []),
              },
              { name: 'status', label: m.status, all: m.allStatuses, options: STATUS_CHOICES },
            ]}
          />
        }
        none={<NothingDue />}
        noMatch={m.noMatch}
      >
        {(rows, stale) => (
          <DataTable
            caption={m.caption}
            columns={COLUMNS}
            rows={rows}
            rowKey={(one) => `${one.vehicle_id}-${one.template_id}`}
            rowLink={(one) => paths.template(one.template_id)}
            stale={stale}
          />
        )}
      </FilteredList>
      <Slot slot="due-card" vehicleId={Number(values.vehicle_id) || undefined} />
    </PageFrame>
  );
}

function NothingDue() {
  return (
    <EmptyState
      title={m.nothingDue}
      action={
        <Button to={paths.activeSchedules()} variant="primary">
          {m.serviceSchedules}
        </Button>
      }
    >
      {m.giveASchedule}
    </EmptyState>
  );
}

const STATUS_CHOICES = DUE_STATUSES.map((value) => ({ value, label: DUE_LABELS[value] }));

const COLUMNS: readonly Column<Due>[] = [
  { key: 'name', header: m.service, primary: true, cell: (due) => due.name },
  { key: 'vehicle', header: m.vehicle, cell: (due) => due.nickname ?? vehicleName(due) },
  {
    key: 'status',
    phone: 'aside',
    header: m.status,
    cell: (due) => <StatusBadge status={due.status} tones={DUE_TONES} labels={DUE_LABELS} />,
  },
  { key: 'distance', header: m.distance, cell: distanceOf },
  { key: 'point', header: m.dueAt, cell: (due) => pointAndExpectationOf(due) || '—' },
  {
    key: 'expected',
    phone: 'labelled',
    header: m.expected,
    cell: (due) => <DateText date={due.status === 'Overdue' ? null : due.estimated_date} />,
  },
  {
    key: 'actions',
    header: m.actions,
    actions: true,
    cell: (due) => (
      <Button to={completionOf(due)} size="sm" aria-label={list.completeNamed({ name: due.name })}>
        {m.complete}
      </Button>
    ),
  },
];
