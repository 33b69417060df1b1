import {
  Button,
  DataTable,
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
import { vehicleChoicesQuery } from '../lookups/choices.queries';
import { vehicleOptions } from '../lookups/vehicle-name';
import { paths } from '../paths';
import { PART_COLUMNS } from './part-columns';
import { PART_TYPES } from './part.words';
import { type PartFilters, partsQuery } from './parts.queries';

const useParts = (filters: PartFilters) => useInfiniteQuery(partsQuery(filters));
type PartsResult = ReturnType<typeof useParts>;

export default function PartsPage() {
  const filters = useUrlFilters({ search: '', type: '', status: '', vehicle_id: '' });
  const { values, set } = filters;
  const parts = useParts(values);
  const vehicles = useQuery(vehicleChoicesQuery());
  const total = parts.data?.pages[0]?.total;
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
      <FilterBar
        label="Filter parts"
        onClear={filters.active ? filters.clear : undefined}
        summary={total === undefined ? undefined : formatCount(total, 'part')}
      >
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
      </FilterBar>
      <PartList query={parts} filtered={filters.active} />
    </PageFrame>
  );
}

function PartList({ query, filtered }: { query: PartsResult; filtered: boolean }) {
  if (query.isPending) return <ListSkeleton label="Loading parts..." />;
  if (query.isError) return <ErrorState error={query.error} onRetry={query.refetch} />;
  const rows = query.data.pages.flatMap((page) => page.rows);
  if (rows.length === 0) return <NoParts filtered={filtered} />;
  return (
    <>
      <DataTable
        caption="Parts"
        columns={PART_COLUMNS}
        rows={rows}
        rowKey={(part) => part.id}
        rowLink={(part) => paths.part(part.id)}
        stale={query.isPlaceholderData}
      />
      <LoadMore
        shown={rows.length}
        total={query.data.pages[0]!.total}
        onMore={query.hasNextPage ? () => void query.fetchNextPage() : undefined}
        busy={query.isFetchingNextPage}
      />
    </>
  );
}

function NoParts({ filtered }: { filtered: boolean }) {
  if (filtered)
    return <EmptyState title="No parts found matching your filters.">Try fewer filters or another word.</EmptyState>;
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
