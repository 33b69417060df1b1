import { useRef } from 'react';
import { ApiError } from '@carnet/mf-kit/data';
import { createCollection } from '../collections';
import { NEW_COLLECTION, type VehicleValues } from './vehicle-form.schema';

/**
 * The collection that a vehicle goes into; one that does not exist yet is made first. Made once: where the vehicle itself is then
 * refused, the next try finds the collection it made before.
 */
export function useCollectionOf(): (values: VehicleValues) => Promise<number> {
  const made = useRef(new Map<string, number>());
  return async ({ collection_id, collection_name }) => {
    if (collection_id !== NEW_COLLECTION) return Number(collection_id);
    const name = collection_name.trim();
    const id = made.current.get(name) ?? (await makeCollection(name));
    made.current.set(name, id);
    return id;
  };
}

async function makeCollection(name: string): Promise<number> {
  try {
    return (await createCollection({ name })).id;
  } catch (error) {
    throw atItsField(error);
  }
}

/** The form knows the collection's `name` as `collection_name`. */
function atItsField(error: unknown): unknown {
  if (!(error instanceof ApiError)) return error;
  const errors = error.errors.map(({ field, msg }) => ({ field: field === 'name' ? 'collection_name' : field, msg }));
  return new ApiError(error.message, error.status, errors, error.retryAfter);
}
