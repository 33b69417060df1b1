import { useLoadedForEditing } from '@carnet/mf-kit/data';
import { NotFoundState, NotYet } from '@carnet/mf-kit/ui';
import { useParams } from '@carnet/mf-kit/federation';
import { PageFrame } from '@carnet/mf-kit/pages';
import { useEditing } from '@carnet/mf-kit/forms';
import { paths } from '../paths';
import { CollectionForm } from './collection-form';
import { collectionForm } from './collection-form.schema';
import { type Collection, COLLECTION, collectionQuery } from './collections.queries';
import { DeleteCollection } from './delete-collection';
import * as m from '../messages/collection';
import * as errors from '../messages/collections';

const LIST = { to: paths.collections(), label: m.collections };

export default function CollectionEditPage() {
  const id = Number(useParams().id);
  const collection = useLoadedForEditing(collectionQuery(id));
  if (!collection.data) return <NotYet of={collection} missing={<NotFoundState text={m.notFound} back={LIST} />} />;
  return <EditForm key={id} collection={collection.data} />;
}

function EditForm({ collection }: { collection: Collection }) {
  const { id } = collection;
  const { save, onSaved } = useEditing(COLLECTION, collection, paths.collection);
  return (
    <PageFrame title={m.editCollection} width="narrow" back={{ to: paths.collection(id), label: collection.name }}>
      <CollectionForm
        initial={collectionForm.valuesOf(collection)}
        submitLabel={m.update}
        fallback={errors.updateFailed}
        cancelTo={paths.collection(id)}
        save={(values) => save(collectionForm.bodyOf(values))}
        onSaved={onSaved}
        deletion={(release) => <DeleteCollection collection={collection} release={release} />}
      />
    </PageFrame>
  );
}
