import {
  Button,
  DataTable,
  EmptyState,
  FilteredList,
  FilterSelect,
  PageFrame,
  PlusIcon,
  SearchField,
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
  const { values, set } = filters;
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
          <>
            <SearchField
              label="Search"
              placeholder="Name, description, number or manufacturer"
              value={values.search}
              onChange={(search) => set({ search })}
            />
            <FilterSelect
              label="Vehicle"
              value={values.vehicle_id}
              onChange={(vehicle_id) => set({ vehicle_id })}
              options={[{ value: '', label: 'All vehicles' }, ...vehicleOptions(vehicles.data ?? [])]}
            />
            <FilterSelect
              label="Type"
              value={values.type}
              onChange={(type) => set({ type })}
              options={[{ value: '', label: 'All types' }, ...PART_TYPES]}
            />
            <FilterSelect
              label="Status"
              value={values.status}
              onChange={(status) => set({ status })}
              options={[{ value: '', label: 'All statuses' }, 'Installed', 'Planned', 'In Storage']}
            />
          </>
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
