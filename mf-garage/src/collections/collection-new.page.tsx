import { useNavigate, useQueryClient } from '@carnet/mf-kit';
import { paths } from '../paths';
import { garageChanged } from '../shared/garage-changed';
import { CollectionForm } from './collection-form';
import { collectionBody, newCollectionValues } from './collection-form.schema';
import { collectionQuery, createCollection } from './collections.queries';

export default function CollectionNewPage() {
  const navigate = useNavigate();
  const queries = useQueryClient();
  return (
    <CollectionForm
      initial={newCollectionValues()}
      submitLabel="Create Collection"
      fallback="Failed to create collection"
      cancelTo={paths.collections()}
      save={(values) => createCollection(collectionBody(values))}
      onSaved={(collection) => {
        void garageChanged(queries);
        queries.setQueryData(collectionQuery(collection.id).queryKey, collection);
        navigate(paths.collection(collection.id));
      }}
    />
  );
}
