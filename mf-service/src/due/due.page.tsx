import {
  Button,
  type Column,
  DataTable,
  DateText,
  EmptyState,
  FilteredList,
  ListFilters,
  PageFrame,
  StatusBadge,
  useInfiniteQuery,
  useLoaded,
  useUrlFilters,
} from '@carnet/mf-kit';
import { vehicleChoicesQuery, vehicleName, vehicleOptions } from '../lookups';
import { paths } from '../paths';
import { type Due, dueListQuery } from './due.queries';
import { completionOf, distanceOf, DUE_STATUSES, DUE_TONES, pointOf } from './due.rules';

/** All that is due or ahead on all vehicles, by their active schedules; the most urgent first. */
export default function DuePage() {
  const filters = useUrlFilters({ vehicle_id: '', status: '' });
  const { values } = filters;
  const due = useInfiniteQuery(dueListQuery(values));
  const vehicles = useLoaded(vehicleChoicesQuery());
  return (
    <PageFrame
      title="What Is Due"
      subtitle="What the active schedules of your vehicles ask for, the most urgent first."
      back={{ to: paths.history(), label: 'Service History' }}
    >
      <FilteredList
        query={due}
        loading="Loading what is due..."
        filters={filters}
        label="Filter what is due"
        one="entry"
        many="entries"
        fields={
          <ListFilters
            filters={filters}
            selects={[
              {
                name: 'vehicle_id',
                label: 'Vehicle',
                all: 'All vehicles',
                options: vehicleOptions(vehicles.data ?? []),
              },
              { name: 'status', label: 'Status', all: 'All statuses', options: DUE_STATUSES },
            ]}
          />
        }
        none={<NothingDue />}
        noMatch="No entries found matching your filters."
      >
        {(rows, stale) => (
          <DataTable
            caption="What is due"
            columns={COLUMNS}
            rows={rows}
            rowKey={(one) => `${one.vehicle_id}-${one.template_id}`}
            rowLink={(one) => paths.template(one.template_id)}
            stale={stale}
          />
        )}
      </FilteredList>
    </PageFrame>
  );
}

function NothingDue() {
  return (
    <EmptyState
      title="Nothing is due."
      action={
        <Button to={paths.activeSchedules()} variant="primary">
          Service Schedules
        </Button>
      }
    >
      Give a vehicle a schedule with templates, and it tells here what comes next.
    </EmptyState>
  );
}

const COLUMNS: readonly Column<Due>[] = [
  { key: 'name', header: 'Service', primary: true, cell: (due) => due.name },
  { key: 'vehicle', header: 'Vehicle', cell: (due) => due.nickname ?? vehicleName(due) },
  {
    key: 'status',
    phone: 'aside',
    header: 'Status',
    cell: (due) => <StatusBadge status={due.status} tones={DUE_TONES} />,
  },
  { key: 'distance', header: 'Distance', cell: distanceOf },
  { key: 'point', header: 'Due', cell: (due) => pointOf(due) || '—' },
  {
    key: 'expected',
    phone: 'labelled',
    header: 'Expected',
    cell: (due) => <DateText date={due.status === 'Overdue' ? null : due.estimated_date} />,
  },
  {
    key: 'actions',
    header: 'Actions',
    actions: true,
    cell: (due) => (
      <Button to={completionOf(due)} size="sm" aria-label={`Complete ${due.name}`}>
        Complete
      </Button>
    ),
  },
];
