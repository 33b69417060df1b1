import {
  Button,
  CardGrid,
  EmptyState,
  FilteredList,
  ListFilters,
  PageFrame,
  PlusIcon,
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
  const { values } = filters;
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
          <ListFilters
            filters={filters}
            search="Make, model, year or VIN"
            selects={[
              {
                name: 'collection_id',
                label: 'Collection',
                all: 'All collections',
                options: (collections.data ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
              },
              { name: 'type', label: 'Type', all: 'All types', options: VEHICLE_TYPES },
              { name: 'sort', label: 'Sort by', options: VEHICLE_SORTS },
            ]}
          />
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
