import { useRef } from 'react';
import { ApiError } from '@carnet/mf-kit/data';
import { createCollection } from '../collections';
import { NEW_COLLECTION, type VehicleValues } from './vehicle-form.schema';

/**
 * Returns a function that resolves the vehicle's collection and creates a new one if needed. If saving the vehicle then fails, a retry uses the collection
 * that was already created.
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

/** Renames the API's field `name` to the form's field `collection_name`. */
function atItsField(error: unknown): unknown {
  if (!(error instanceof ApiError)) return error;
  const errors = error.errors.map(({ field, msg }) => ({ field: field === 'name' ? 'collection_name' : field, msg }));
  return new ApiError(error.message, error.status, errors, error.retryAfter);
}
