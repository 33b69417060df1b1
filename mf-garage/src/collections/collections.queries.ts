import type { garage } from '@carnet/contracts';
import { pagedQuery, queryOptions } from '@carnet/mf-kit/data';
import { api } from '../api';
import { savedInGarage } from '../shared';
import * as m from '../messages/collections';

/** A collection as fetched. The next save sends its `version` as `If-Match`. */
export type Collection = garage.CollectionView & { version?: number };

const PAGE = 48;

export const collectionsQuery = (search: string) =>
  pagedQuery({
    key: ['garage', 'collections', 'list'],
    filters: { search },
    read: (ask, filters) =>
      api.list('/api/collections', {
        ...ask,
        query: { ...filters, limit: PAGE },
        fallback: m.fetchAllFailed,
      }),
  });

export const readCollection = (id: number, signal?: AbortSignal): Promise<Collection> =>
  api.get('/api/collections/{id}', { params: { id }, signal, fallback: m.fetchFailed });

export const collectionQuery = (id: number) =>
  queryOptions({
    queryKey: ['garage', 'collections', id],
    queryFn: ({ signal }) => readCollection(id, signal),
  });

export const collectionVehiclesQuery = (id: number) =>
  pagedQuery({
    key: ['garage', 'vehicles', 'of-collection', id],
    read: (ask) =>
      api.list('/api/collections/{id}/vehicles', {
        ...ask,
        params: { id },
        query: { limit: PAGE },
        fallback: m.fetchVehiclesFailed,
      }),
  });

export const createCollection = (body: garage.CreateCollection): Promise<Collection> =>
  api.post('/api/collections', body, { fallback: m.createFailed });

export const updateCollection = (read: Collection, body: garage.UpdateCollection): Promise<Collection> =>
  api.put('/api/collections/{id}', body, {
    params: { id: read.id },
    fallback: m.updateFailed,
    ifMatch: read.version,
  });

/** Deletes or moves the collection's vehicles (contract §3); null if it has none. */
export type Fate = { vehicles: 'delete' } | { move_to: number } | null;

export const deleteCollection = (id: number, fate: Fate): Promise<void> =>
  api.delete('/api/collections/{id}', { params: { id }, fallback: m.deleteFailed, query: { ...fate } });

/** Functions that fetch and save a collection, and refetch the queries that show it. */
export const COLLECTION = {
  query: collectionQuery,
  read: readCollection,
  update: updateCollection,
  changed: savedInGarage<Collection>(collectionQuery),
};
