import {
  Button,
  DataTable,
  EmptyState,
  FilteredList,
  ListFilters,
  PageFrame,
  PlusIcon,
  useInfiniteQuery,
  useLoaded,
  useUrlFilters,
} from '@carnet/mf-kit';
import { vehicleChoicesQuery, vehicleOptions } from '../lookups';
import { paths } from '../paths';
import { PART_COLUMNS } from './part-columns';
import { PART_TYPES } from './part.constants';
import { PART_FILTERS, partsQuery } from './parts.queries';

export default function PartsPage() {
  const filters = useUrlFilters(PART_FILTERS);
  const { values } = filters;
  const parts = useInfiniteQuery(partsQuery(values));
  const vehicles = useLoaded(vehicleChoicesQuery());
  return (
    <PageFrame
      title="Parts"
      subtitle="What is fitted, what lies on the shelf, and what is still to buy."
      actions={
        <Button
          to={paths.newPart(Number(values.vehicle_id) || undefined)}
          variant="primary"
          icon={<PlusIcon size={18} />}
        >
          Add New Part
        </Button>
      }
    >
      <FilteredList
        query={parts}
        loading="Loading parts..."
        filters={filters}
        label="Filter parts"
        one="part"
        fields={
          <ListFilters
            filters={filters}
            search="Name, description, number or manufacturer"
            selects={[
              {
                name: 'vehicle_id',
                label: 'Vehicle',
                all: 'All vehicles',
                options: vehicleOptions(vehicles.data ?? []),
              },
              { name: 'type', label: 'Type', all: 'All types', options: PART_TYPES },
              { name: 'status', label: 'Status', all: 'All statuses', options: ['Installed', 'Planned', 'In Storage'] },
            ]}
          />
        }
        none={<NoParts />}
        noMatch="No parts found matching your filters."
      >
        {(rows, stale) => (
          <DataTable
            caption="Parts"
            columns={PART_COLUMNS}
            rows={rows}
            rowKey={(part) => part.id}
            rowLink={(part) => paths.part(part.id)}
            stale={stale}
          />
        )}
      </FilteredList>
    </PageFrame>
  );
}

function NoParts() {
  return (
    <EmptyState
      title="No parts yet."
      action={
        <Button to={paths.newPart()} variant="primary">
          Add Your First Part
        </Button>
      }
    >
      Note what you buy and what you fit, with its number, and the next order is a look-up.
    </EmptyState>
  );
}
