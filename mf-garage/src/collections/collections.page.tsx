import {
  Button,
  CardGrid,
  EmptyState,
  ErrorState,
  ListSkeleton,
  LoadMore,
  PageFrame,
  PlusIcon,
  useInfiniteQuery,
} from '@carnet/mf-kit';
import { paths } from '../paths';
import { CollectionCard } from './collection-card';
import { collectionsQuery } from './collections.queries';

export default function CollectionsPage() {
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
      <CollectionGrid />
    </PageFrame>
  );
}

function CollectionGrid() {
  const collections = useInfiniteQuery(collectionsQuery());
  if (collections.isPending) return <ListSkeleton label="Loading collections..." shape="cards" />;
  if (collections.isError) return <ErrorState error={collections.error} onRetry={collections.refetch} />;
  const rows = collections.data.pages.flatMap((page) => page.rows);
  if (rows.length === 0) return <NoCollections />;
  return (
    <>
      <CardGrid label="Collections">
        {rows.map((collection) => (
          <CollectionCard key={collection.id} collection={collection} />
        ))}
      </CardGrid>
      <LoadMore
        shown={rows.length}
        total={collections.data.pages[0]!.total}
        onMore={collections.hasNextPage ? () => void collections.fetchNextPage() : undefined}
        busy={collections.isFetchingNextPage}
      />
    </>
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
