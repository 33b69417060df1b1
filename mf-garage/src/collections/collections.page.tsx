import {
  Button,
  CardGrid,
  EmptyState,
  FilteredList,
  ListFilters,
  PageFrame,
  PlusIcon,
  useInfiniteQuery,
  useUrlFilters,
} from '@carnet/mf-kit';
import { paths } from '../paths';
import { CollectionCard } from './collection-card';
import { collectionsQuery } from './collections.queries';

export default function CollectionsPage() {
  const filters = useUrlFilters({ search: '' });
  const collections = useInfiniteQuery(collectionsQuery(filters.values.search));
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
      <FilteredList
        query={collections}
        loading="Loading collections..."
        shape="cards"
        filters={filters}
        label="Filter collections"
        one="collection"
        fields={<ListFilters filters={filters} search="Name or description" />}
        none={<NoCollections />}
        noMatch="No collections found matching your filters."
      >
        {(rows, stale) => (
          <CardGrid label="Collections" stale={stale}>
            {rows.map((collection) => (
              <CollectionCard key={collection.id} collection={collection} />
            ))}
          </CardGrid>
        )}
      </FilteredList>
    </PageFrame>
  );
}

function NoCollections() {
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
