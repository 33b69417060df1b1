import { useSaved } from '@carnet/mf-kit/forms';
import { paths } from '../paths';
import { CollectionForm } from './collection-form';
import { collectionBody, newCollectionValues } from './collection-form.schema';
import { COLLECTION, createCollection } from './collections.queries';

export default function CollectionNewPage() {
  const onSaved = useSaved(COLLECTION, paths.collection);
  return (
    <CollectionForm
      initial={newCollectionValues()}
      submitLabel="Create Collection"
      fallback="Failed to create collection"
      cancelTo={paths.collections()}
      save={(values) => createCollection(collectionBody(values))}
      onSaved={onSaved}
    />
  );
}
