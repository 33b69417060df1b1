import {
  Button,
  CardGrid,
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
import { collectionChoicesQuery } from '../lookups';
import { paths } from '../paths';
import { VehicleCard } from '../vehicle-card';
import { VEHICLE_SORTS, VEHICLE_TYPES } from './vehicle.constants';
import { VEHICLE_FILTERS, vehiclesQuery } from './vehicles.queries';

export default function VehiclesPage() {
  const filters = useUrlFilters(VEHICLE_FILTERS);
  const { values, set } = filters;
  const vehicles = useInfiniteQuery(vehiclesQuery(values));
  const collections = useLoaded(collectionChoicesQuery());
  return (
    <PageFrame
      title="Vehicles"
      subtitle="Everything in your garage."
      actions={
        <Button
          to={paths.newVehicle(Number(values.collection_id) || undefined)}
          variant="primary"
          icon={<PlusIcon size={18} />}
        >
          Add Vehicle
        </Button>
      }
    >
      <FilteredList
        query={vehicles}
        loading="Loading vehicles..."
        shape="cards"
        filters={filters}
        label="Filter vehicles"
        one="vehicle"
        fields={
          <>
            <SearchField
              label="Search"
              placeholder="Make, model, year or VIN"
              value={values.search}
              onChange={(search) => set({ search })}
            />
            <FilterSelect
              label="Collection"
              value={values.collection_id}
              onChange={(collection_id) => set({ collection_id })}
              options={[
                { value: '', label: 'All collections' },
                ...(collections.data ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
              ]}
            />
            <FilterSelect
              label="Type"
              value={values.type}
              onChange={(type) => set({ type })}
              options={[{ value: '', label: 'All types' }, ...VEHICLE_TYPES]}
            />
            <FilterSelect
              label="Sort by"
              value={values.sort}
              onChange={(sort) => set({ sort })}
              options={VEHICLE_SORTS}
            />
          </>
        }
        none={<NoVehicles />}
        noMatch="No vehicles found matching your filters."
      >
        {(rows, stale) => (
          <CardGrid label="Vehicles" stale={stale}>
            {rows.map((vehicle) => (
              <VehicleCard key={vehicle.id} vehicle={vehicle} />
            ))}
          </CardGrid>
        )}
      </FilteredList>
    </PageFrame>
  );
}

function NoVehicles() {
  return (
    <EmptyState
      title="No vehicles yet."
      action={
        <Button to={paths.newVehicle()} variant="primary">
          Add Your First Vehicle
        </Button>
      }
    >
      Make, model and year are enough to begin with. The rest can follow.
    </EmptyState>
  );
}
