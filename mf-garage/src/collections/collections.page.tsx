import { useInfiniteQuery } from '@carnet/mf-kit/data';
import { Button, CardGrid, EmptyState, PlusIcon } from '@carnet/mf-kit/ui';
import { FilteredList, ListFilters, PageFrame, useUrlFilters } from '@carnet/mf-kit/pages';
import { paths } from '../paths';
import { CollectionCard } from './collection-card';
import { collectionsQuery } from './collections.queries';
import * as m from '../messages/collections';

export default function CollectionsPage() {
  const filters = useUrlFilters({ search: '' });
  const collections = useInfiniteQuery(collectionsQuery(filters.values.search));
  return (
    <PageFrame
      title={m.collections}
      subtitle={m.subtitle}
      actions={
        <Button to={paths.newCollection()} variant="primary" icon={<PlusIcon size={18} />}>
          {m.newCollection}
        </Button>
      }
    >
      <FilteredList
        query={collections}
        loading={m.loading}
        shape="cards"
        filters={filters}
        label={m.filterCollections}
        count={m.count}
        fields={<ListFilters filters={filters} search={m.searchedFor} />}
        none={<NoCollections />}
        noMatch={m.noMatch}
      >
        {(rows, stale) => (
          <CardGrid label={m.collections} stale={stale}>
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
      title={m.noCollections}
      action={
        <Button to={paths.newCollection()} variant="primary">
          {m.createYourFirst}
        </Button>
      }
    >
      {m.whatItHolds}
    </EmptyState>
  );
}
