import {
  Button,
  type Column,
  DataTable,
  DateText,
  EditLink,
  EmptyState,
  FilteredList,
  formatPreview,
  ListFilters,
  Money,
  PageFrame,
  PlusIcon,
  StatusBadge,
  useInfiniteQuery,
  useLoaded,
  useUrlFilters,
  ViewLink,
} from '@carnet/mf-kit';
import { vehicleChoicesQuery, vehicleName, vehicleOptions } from '../lookups';
import { paths } from '../paths';
import { MODIFICATION_CATEGORIES, MODIFICATION_STATUSES, STATUS_TONES } from './modification.constants';
import { MODIFICATION_FILTERS, type ModificationRow, modificationsQuery } from './modifications.queries';

export default function ModificationsPage() {
  const filters = useUrlFilters(MODIFICATION_FILTERS);
  const { values } = filters;
  const modifications = useInfiniteQuery(modificationsQuery(values));
  const vehicles = useLoaded(vehicleChoicesQuery());
  return (
    <PageFrame
      title="Modifications"
      subtitle="What makes your vehicles different from the day they left the factory."
      actions={
        <Button
          to={paths.newModification(Number(values.vehicle_id) || undefined)}
          variant="primary"
          icon={<PlusIcon size={18} />}
        >
          New Modification
        </Button>
      }
    >
      <FilteredList
        query={modifications}
        loading="Loading modifications..."
        filters={filters}
        label="Filter modifications"
        one="modification"
        fields={
          <ListFilters
            filters={filters}
            search="Name or description"
            selects={[
              {
                name: 'vehicle_id',
                label: 'Vehicle',
                all: 'All vehicles',
                options: vehicleOptions(vehicles.data ?? []),
              },
              { name: 'category', label: 'Category', all: 'All categories', options: MODIFICATION_CATEGORIES },
              { name: 'status', label: 'Status', all: 'All statuses', options: MODIFICATION_STATUSES },
            ]}
          />
        }
        none={<NoModifications />}
        noMatch="No modifications found matching your filters."
      >
        {(rows, stale) => (
          <DataTable
            caption="Modifications"
            columns={COLUMNS}
            rows={rows}
            rowKey={(modification) => modification.id}
            rowLink={(modification) => paths.modification(modification.id)}
            stale={stale}
          />
        )}
      </FilteredList>
    </PageFrame>
  );
}

function NoModifications() {
  return (
    <EmptyState
      title="No modifications yet."
      action={
        <Button to={paths.newModification()} variant="primary">
          Create Your First Modification
        </Button>
      }
    >
      Note what you plan, what is under way and what is done, with its parts and its cost.
    </EmptyState>
  );
}

const COLUMNS: readonly Column<ModificationRow>[] = [
  {
    key: 'name',
    header: 'Name',
    primary: true,
    cell: (modification) => modification.name,
    note: (modification) => formatPreview(modification.description),
  },
  { key: 'vehicle', header: 'Vehicle', wraps: true, cell: vehicleName },
  { key: 'category', header: 'Category', cell: (modification) => modification.category },
  {
    key: 'status',
    phone: 'aside',
    header: 'Status',
    cell: (modification) => <StatusBadge status={modification.status} tones={STATUS_TONES} />,
  },
  {
    key: 'start',
    phone: 'labelled',
    header: 'Start Date',
    cell: (modification) => <DateText date={modification.start_date} />,
  },
  {
    key: 'completion',
    phone: 'labelled',
    header: 'Completion Date',
    cell: (modification) => <DateText date={modification.completion_date} />,
  },
  { key: 'cost', header: 'Cost', align: 'end', cell: (modification) => <Money amount={modification.cost} /> },
  {
    key: 'actions',
    header: 'View or edit',
    phone: 'hidden',
    actions: true,
    cell: (modification) => (
      <>
        <ViewLink name={modification.name} to={paths.modification(modification.id)} />
        <EditLink name={modification.name} to={paths.editModification(modification.id)} />
      </>
    ),
  },
];
