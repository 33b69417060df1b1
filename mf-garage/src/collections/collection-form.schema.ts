import type { garage } from '@carnet/contracts';
import { asText, type Problems, textOrNull } from '@carnet/mf-kit/forms';
import type { Collection } from './collections.queries';
import * as m from '../messages/collection';

/** Values of the form: the API's fields, as a person types them. */
export interface CollectionValues {
  name: string;
  description: string;
}

export const newCollectionValues = (): CollectionValues => ({ name: '', description: '' });

export const valuesOf = (collection: Collection): CollectionValues => ({
  name: collection.name,
  description: asText(collection.description),
});

/** Problems in the documents' words (spec §5). */
export function collectionProblems({ name }: CollectionValues): Problems<CollectionValues> | null {
  if (name.trim()) return null;
  const message = m.nameRequired;
  return { message, fields: { name: message } };
}

export const collectionBody = (values: CollectionValues): Required<garage.CreateCollection> => ({
  name: values.name.trim(),
  description: textOrNull(values.description),
});
