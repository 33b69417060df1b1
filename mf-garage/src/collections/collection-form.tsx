import { COLLECTION_DESCRIPTION_MAX_LENGTH, COLLECTION_NAME_MAX_LENGTH } from '@carnet/contracts/garage';
import { FormSection } from '@carnet/mf-kit/pages';
import { KitForm, SaveActions, TextAreaField, TextField, useKitForm } from '@carnet/mf-kit/forms';
import type { ReactNode } from 'react';
import { collectionForm, type CollectionValues } from './collection-form.schema';
import type { Collection } from './collections.queries';
import * as m from '../messages/collection';

interface CollectionFormProps {
  initial: CollectionValues;
  submitLabel: string;
  fallback: string;
  cancelTo: string;
  save: (values: CollectionValues) => Promise<Collection>;
  onSaved: (collection: Collection) => void;
  /** Renders the deletion below the form. `release` lets the person leave the page without a warning about unsaved changes. */
  deletion?: (release: () => void) => ReactNode;
}

/** Fields of a collection. The page sends the requests. */
export function CollectionForm({ initial, submitLabel, fallback, cancelTo, ...props }: CollectionFormProps) {
  const { save, onSaved, deletion } = props;
  const form = useKitForm({ initial, validate: collectionForm.problems, save, onSaved, fallback });
  return (
    <>
      <KitForm form={form} label={m.collection}>
        <FormSection title={m.collection}>
          <TextField
            form={form}
            name="name"
            label={m.name}
            required
            maxLength={COLLECTION_NAME_MAX_LENGTH}
            placeholder={m.forExampleName}
          />
          <TextAreaField
            form={form}
            name="description"
            label={m.description}
            rows={4}
            maxLength={COLLECTION_DESCRIPTION_MAX_LENGTH}
            placeholder={m.whatBelongsTogether}
          />
        </FormSection>
        <SaveActions form={form} label={submitLabel} cancelTo={cancelTo} />
      </KitForm>
      {deletion?.(form.release)}
    </>
  );
}
