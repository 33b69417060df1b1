import type { garage } from '@carnet/contracts';
import { field, formOf, type ValuesIn } from '@carnet/mf-kit/forms';
import type { Collection } from './collections.queries';
import * as m from '../messages/collection';

/** In the documents' words (spec §5). */
export const collectionForm = formOf<garage.CreateCollection, Collection>()(
  { name: field.text(m.nameRequired), description: field.optional() },
  m.nameRequired,
);
export type CollectionValues = ValuesIn<typeof collectionForm>;
