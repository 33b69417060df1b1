import type { garage } from '@carnet/contracts';
import { api, infiniteQueryOptions, keepPreviousData, queryOptions } from '@carnet/mf-kit';

/** A collection as it was read: `version` is what the next save is checked against. */
export type Collection = garage.CollectionView & { version?: number };

const PAGE = 48;

export const collectionsQuery = (search: string) =>
  infiniteQueryOptions({
    queryKey: ['garage', 'collections', 'list', { search }],
    queryFn: ({ signal, pageParam }) =>
      api.list<garage.CollectionView>(pageParam ?? '/api/collections', {
        signal,
        fallback: 'Failed to fetch collections',
        query: pageParam ? {} : { search, limit: PAGE },
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.next,
    placeholderData: keepPreviousData,
  });

export const readCollection = (id: number, signal?: AbortSignal): Promise<Collection> =>
  api.get<Collection>(`/api/collections/${id}`, { signal, fallback: 'Failed to fetch collection' });

export const collectionQuery = (id: number) =>
  queryOptions({
    queryKey: ['garage', 'collections', id],
    queryFn: ({ signal }) => readCollection(id, signal),
  });

export const collectionVehiclesQuery = (id: number) =>
  infiniteQueryOptions({
    queryKey: ['garage', 'vehicles', 'of-collection', id],
    queryFn: ({ signal, pageParam }) =>
      api.list<garage.VehicleView>(pageParam ?? `/api/collections/${id}/vehicles`, {
        signal,
        fallback: 'Failed to fetch vehicles in collection',
        query: pageParam ? {} : { limit: PAGE },
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.next,
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
