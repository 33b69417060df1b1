import type { garage } from '@carnet/contracts';
import { queryOptions } from '@carnet/mf-kit/data';
import { api } from '../api';
import * as m from '../messages/dashboard';

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
      fallback: m.fetchFailed,
    }),
});

/** A vehicle as the dashboard shows it. */
export type VehicleSummary = garage.VehicleView;

/** As many as fill two lines of a wide screen. */
export const SHOWN_VEHICLES = 8;

/** The vehicles that came last, and how many there are in all. */
export const firstVehiclesQuery = queryOptions({
  queryKey: ['garage', 'vehicles', 'first', SHOWN_VEHICLES],
  queryFn: ({ signal }) =>
    api.list('/api/vehicles', { signal, query: { limit: SHOWN_VEHICLES }, fallback: m.fetchVehiclesFailed }),
});
