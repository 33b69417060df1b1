import {
  Button,
  CardGrid,
  EmptyState,
  FilterBar,
  formatCount,
  NoMatches,
  PagedList,
  PageFrame,
  PlusIcon,
  SearchField,
  totalOf,
  useInfiniteQuery,
  useUrlFilters,
} from '@carnet/mf-kit';
import { paths } from '../paths';
import { CollectionCard } from './collection-card';
import { collectionsQuery } from './collections.queries';

export default function CollectionsPage() {
  const filters = useUrlFilters({ search: '' });
  const collections = useInfiniteQuery(collectionsQuery(filters.values.search));
  const total = totalOf(collections);
  const onClear = filters.active ? filters.clear : undefined;
  return (
    <PageFrame
      title="Collections"
      subtitle="Your vehicles, in the groups that make sense to you."
      actions={
        <Button to={paths.newCollection()} variant="primary" icon={<PlusIcon size={18} />}>
          New Collection
        </Button>
      }
    >
      <FilterBar
        label="Filter collections"
        onClear={onClear}
        summary={total === undefined ? undefined : formatCount(total, 'collection')}
      >
        <SearchField
          label="Search"
          placeholder="Name or description"
          value={filters.values.search}
          onChange={(search) => filters.set({ search })}
        />
      </FilterBar>
      <PagedList
        query={collections}
        loading="Loading collections..."
        shape="cards"
        empty={<NoCollections onClear={onClear} />}
      >
        {(rows, stale) => (
          <CardGrid label="Collections" stale={stale}>
            {rows.map((collection) => (
              <CollectionCard key={collection.id} collection={collection} />
            ))}
          </CardGrid>
        )}
      </PagedList>
    </PageFrame>
  );
}

function NoCollections({ onClear }: { onClear?: () => void }) {
  if (onClear) return <NoMatches title="No collections found matching your filters." onClear={onClear} />;
  return (
    <EmptyState
      title="No collections yet."
      action={
        <Button to={paths.newCollection()} variant="primary">
          Create Your First Collection
        </Button>
      }
    >
      A collection holds vehicles: the daily ones, the project in the barn, everything with two wheels.
    </EmptyState>
  );
}
