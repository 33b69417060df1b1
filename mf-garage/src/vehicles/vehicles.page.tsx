import { useInfiniteQuery, useLoaded } from '@carnet/mf-kit/data';
import { Button, CardGrid, choicesOf, EmptyState, PlusIcon } from '@carnet/mf-kit/ui';
import { FilteredList, ListFilters, PageFrame, useUrlFilters } from '@carnet/mf-kit/pages';
import { collectionChoicesQuery } from '../lookups';
import { paths } from '../paths';
import { VEHICLE_TYPES, VehicleCard } from '../vehicle-card';
import { VEHICLE_SORTS } from './vehicle.constants';
import { VEHICLE_FILTERS, vehiclesQuery } from './vehicles.queries';
import * as m from '../messages/vehicles';

export default function VehiclesPage() {
  const filters = useUrlFilters(VEHICLE_FILTERS);
  const { values } = filters;
  const vehicles = useInfiniteQuery(vehiclesQuery(values));
  const collections = useLoaded(collectionChoicesQuery());
  return (
    <PageFrame
      title={m.vehicles}
      subtitle={m.subtitle}
      actions={
        <Button
          to={paths.newVehicle(Number(values.collection_id) || undefined)}
          variant="primary"
          icon={<PlusIcon size={18} />}
        >
          {m.addVehicle}
        </Button>
      }
    >
      <FilteredList
        query={vehicles}
        loading={m.loading}
        shape="cards"
        filters={filters}
        label={m.filterVehicles}
        count={m.count}
        fields={
          <ListFilters
            filters={filters}
            search={m.searchedFor}
            selects={[
              {
                name: 'collection_id',
                label: m.collection,
                all: m.allCollections,
                options: (collections.data ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
              },
              { name: 'type', label: m.type, all: m.allTypes, options: choicesOf(VEHICLE_TYPES) },
              { name: 'sort', label: m.sortBy, options: VEHICLE_SORTS },
            ]}
          />
        }
        none={<NoVehicles />}
        noMatch={m.noMatch}
      >
        {(rows, stale) => (
          <CardGrid label={m.vehicles} stale={stale}>
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
      title={m.noVehicles}
      action={
        <Button to={paths.newVehicle()} variant="primary">
          {m.addYourFirst}
        </Button>
      }
    >
      {m.enoughToBegin}
    </EmptyState>
  );
}
