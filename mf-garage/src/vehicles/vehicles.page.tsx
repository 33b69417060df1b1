import {
  Button,
  CardGrid,
  cx,
  EmptyState,
  ErrorState,
  FilterBar,
  FilterSelect,
  formatCount,
  ListSkeleton,
  LoadMore,
  PageFrame,
  PlusIcon,
  SearchField,
  useInfiniteQuery,
  useQuery,
  useUrlFilters,
} from '@carnet/mf-kit';
import { collectionChoicesQuery } from '../lookups/choices.queries';
import { paths } from '../paths';
import { VehicleCard } from './vehicle-card';
import { VEHICLE_SORTS, VEHICLE_TYPES } from './vehicle.words';
import { type VehicleFilters, vehiclesQuery } from './vehicles.queries';
import classes from './vehicles.module.css';

const useVehicles = (filters: VehicleFilters) => useInfiniteQuery(vehiclesQuery(filters));
type VehiclesResult = ReturnType<typeof useVehicles>;

export default function VehiclesPage() {
  const filters = useUrlFilters({ search: '', collection_id: '', type: '', sort: 'newest' });
  const { values, set } = filters;
  const vehicles = useVehicles(values);
  const collections = useQuery(collectionChoicesQuery());
  const total = vehicles.data?.pages[0]?.total;
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
      <FilterBar
        label="Filter vehicles"
        onClear={filters.active ? filters.clear : undefined}
        summary={total === undefined ? undefined : formatCount(total, 'vehicle')}
      >
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
        <FilterSelect label="Sort by" value={values.sort} onChange={(sort) => set({ sort })} options={VEHICLE_SORTS} />
      </FilterBar>
      <VehicleGrid query={vehicles} filtered={filters.active} />
    </PageFrame>
  );
}

function VehicleGrid({ query, filtered }: { query: VehiclesResult; filtered: boolean }) {
  if (query.isPending) return <ListSkeleton label="Loading vehicles..." shape="cards" />;
  if (query.isError) return <ErrorState error={query.error} onRetry={query.refetch} />;
  const rows = query.data.pages.flatMap((page) => page.rows);
  if (rows.length === 0) return <NoVehicles filtered={filtered} />;
  return (
    <div className={cx(query.isPlaceholderData && classes.stale)} aria-busy={query.isPlaceholderData || undefined}>
      <CardGrid label="Vehicles">
        {rows.map((vehicle) => (
          <VehicleCard key={vehicle.id} vehicle={vehicle} />
        ))}
      </CardGrid>
      <LoadMore
        shown={rows.length}
        total={query.data.pages[0]!.total}
        onMore={query.hasNextPage ? () => void query.fetchNextPage() : undefined}
        busy={query.isFetchingNextPage}
      />
    </div>
  );
}

function NoVehicles({ filtered }: { filtered: boolean }) {
  if (filtered)
    return <EmptyState title="No vehicles found matching your filters.">Try fewer filters or another word.</EmptyState>;
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
