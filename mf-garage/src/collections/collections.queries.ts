import type { garage } from '@carnet/contracts';
import { api, pagedQuery, queryOptions } from '@carnet/mf-kit';
import { savedInGarage } from '../shared';

/** A collection as it was read: `version` is what the next save is checked against. */
export type Collection = garage.CollectionView & { version?: number };

const PAGE = 48;

export const collectionsQuery = (search: string) =>
  pagedQuery<garage.CollectionView>({
    key: ['garage', 'collections', 'list'],
    path: '/api/collections',
    filters: { search },
    limit: PAGE,
    fallback: 'Failed to fetch collections',
  });

export const readCollection = (id: number, signal?: AbortSignal): Promise<Collection> =>
  api.get<Collection>(`/api/collections/${id}`, { signal, fallback: 'Failed to fetch collection' });

export const collectionQuery = (id: number) =>
  queryOptions({
    queryKey: ['garage', 'collections', id],
    queryFn: ({ signal }) => readCollection(id, signal),
  });

export const collectionVehiclesQuery = (id: number) =>
  pagedQuery<garage.VehicleView>({
    key: ['garage', 'vehicles', 'of-collection', id],
    path: `/api/collections/${id}/vehicles`,
    limit: PAGE,
    fallback: 'Failed to fetch vehicles in collection',
  });

export const createCollection = (body: garage.CreateCollection): Promise<Collection> =>
  api.post<Collection>('/api/collections', body, { fallback: 'Failed to create collection' });

export const updateCollection = (read: Collection, body: garage.UpdateCollection): Promise<Collection> =>
  api.put<Collection>(`/api/collections/${read.id}`, body, {
    fallback: 'Failed to update collection',
    ifMatch: read.version,
  });

/** What becomes of a deleted collection's vehicles (contract §3); nothing to say where it holds none. */
export type Fate = { vehicles: 'delete' } | { move_to: number } | null;

export const deleteCollection = (id: number, fate: Fate): Promise<void> =>
  api.delete(`/api/collections/${id}`, { fallback: 'Failed to delete collection', query: { ...fate } });

/** How collections are read and changed, and what has to be read anew after that. */
export const COLLECTION = {
  query: collectionQuery,
  read: readCollection,
  update: updateCollection,
  changed: savedInGarage<Collection>(collectionQuery),
};
