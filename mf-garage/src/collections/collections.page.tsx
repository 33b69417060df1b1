import { Button, CardGrid, EmptyState, PagedList, PageFrame, PlusIcon, useInfiniteQuery } from '@carnet/mf-kit';
import { paths } from '../paths';
import { CollectionCard } from './collection-card';
import { collectionsQuery } from './collections.queries';

export default function CollectionsPage() {
  const collections = useInfiniteQuery(collectionsQuery());
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
      <PagedList query={collections} loading="Loading collections..." shape="cards" empty={<NoCollections />}>
        {(rows) => (
          <CardGrid label="Collections">
            {rows.map((collection) => (
              <CollectionCard key={collection.id} collection={collection} />
            ))}
          </CardGrid>
        )}
      </PagedList>
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
