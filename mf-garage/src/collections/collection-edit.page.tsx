import {
  forEditing,
  isMissing,
  useVersionedSave,
  ErrorState,
  NotFoundState,
  PageFrame,
  PageSkeleton,
  useNavigate,
  useParams,
  useQuery,
  useQueryClient,
} from '@carnet/mf-kit';
import { paths } from '../paths';
import { garageChanged } from '../shared/garage-changed';
import { CollectionForm } from './collection-form';
import { collectionBody, valuesOf } from './collection-form.schema';
import { type Collection, collectionQuery, readCollection, updateCollection } from './collections.queries';
import { DeleteCollection } from './delete-collection';

export default function CollectionEditPage() {
  const id = Number(useParams().id);
  const collection = useQuery({ ...collectionQuery(id), ...forEditing });
  if (collection.isPending || !collection.isFetchedAfterMount) return <PageSkeleton shape="sheet" />;
  if (collection.isError && isMissing(collection.error))
    return <NotFoundState text="Collection not found" back={{ to: paths.collections(), label: 'Collections' }} />;
  if (collection.isError) return <ErrorState error={collection.error} onRetry={collection.refetch} />;
  return <EditForm key={id} collection={collection.data} />;
}

function EditForm({ collection }: { collection: Collection }) {
  const { id } = collection;
  const navigate = useNavigate();
  const queries = useQueryClient();
  const save = useVersionedSave(collection, updateCollection, () => readCollection(id));
  return (
    <PageFrame title="Edit Collection" width="narrow" back={{ to: paths.collection(id), label: collection.name }}>
      <CollectionForm
        initial={valuesOf(collection)}
        submitLabel="Update Collection"
        fallback="Failed to update collection"
        cancelTo={paths.collection(id)}
        save={(values) => save(collectionBody(values))}
        onSaved={(saved) => {
          void garageChanged(queries);
          queries.setQueryData(collectionQuery(id).queryKey, saved);
          navigate(paths.collection(id));
        }}
        deletion={(release) => (
          <DeleteCollection
            collection={collection}
            onDeleted={() => {
              release();
              navigate(paths.collections());
              queries.removeQueries({ queryKey: collectionQuery(id).queryKey });
              void garageChanged(queries);
            }}
          />
        )}
      />
    </PageFrame>
  );
}
