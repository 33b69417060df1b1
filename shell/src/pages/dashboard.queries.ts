import { api, queryOptions } from '@carnet/mf-kit';

/** A collection as the dashboard shows it. */
export interface CollectionSummary {
  id: number;
  name: string;
  description: string | null;
  vehicle_count: number;
  updated_at: string;
}

/** The dashboard shows at most this many (spec §9). */
export const SHOWN_COLLECTIONS = 3;

/** The first collections, and how many there are in all. */
export const firstCollectionsQuery = queryOptions({
  queryKey: ['garage', 'collections', 'first', SHOWN_COLLECTIONS],
  queryFn: ({ signal }) =>
    api.list<CollectionSummary>('/api/collections', {
      signal,
      query: { limit: SHOWN_COLLECTIONS + 1 },
      fallback: 'Failed to fetch collections',
    }),
});
