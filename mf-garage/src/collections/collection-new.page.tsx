import { useSaved } from '@carnet/mf-kit/forms';
import { paths } from '../paths';
import { CollectionForm } from './collection-form';
import { collectionForm } from './collection-form.schema';
import { COLLECTION, createCollection } from './collections.queries';
import * as m from '../messages/collection';
import * as errors from '../messages/collections';

export default function CollectionNewPage() {
  const onSaved = useSaved(COLLECTION, paths.collection);
  return (
    <CollectionForm
      initial={collectionForm.initial()}
      submitLabel={m.create}
      fallback={errors.createFailed}
      cancelTo={paths.collections()}
      save={(values) => createCollection(collectionForm.bodyOf(values))}
      onSaved={onSaved}
    />
  );
}
