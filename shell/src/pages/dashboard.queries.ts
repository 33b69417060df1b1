import type { garage } from '@carnet/contracts';
import { queryOptions } from '@carnet/mf-kit';
import { api } from '../api';

/** A collection as the dashboard shows it. */
export type CollectionSummary = garage.CollectionView;

/** The dashboard shows at most this many (spec §9). */
export const SHOWN_COLLECTIONS = 3;

/** The first collections, and how many there are in all. */
export const firstCollectionsQuery = queryOptions({
  queryKey: ['garage', 'collections', 'first', SHOWN_COLLECTIONS],
  queryFn: ({ signal }) =>
    api.list('/api/collections', {
      signal,
      query: { limit: SHOWN_COLLECTIONS + 1 },
      fallback: 'Failed to fetch collections',
    }),
});
