import type { garage } from '@carnet/contracts';
import { queryOptions } from '@carnet/mf-kit/data';
import { api } from '../api';
import * as m from '../messages/dashboard';

export type CollectionSummary = garage.CollectionView;

/** Maximum number of collections on the dashboard (spec §9). */
export const SHOWN_COLLECTIONS = 3;

/** The first collections, and their total number. */
export const firstCollectionsQuery = queryOptions({
  queryKey: ['garage', 'collections', 'first', SHOWN_COLLECTIONS],
  queryFn: ({ signal }) =>
    api.list('/api/collections', {
      signal,
      query: { limit: SHOWN_COLLECTIONS + 1 },
      fallback: m.fetchFailed,
    }),
});

export type VehicleSummary = garage.VehicleView;

/** Fills two rows on a wide screen. */
export const SHOWN_VEHICLES = 8;

/** Most recent vehicles, and their total number. */
export const firstVehiclesQuery = queryOptions({
  queryKey: ['garage', 'vehicles', 'first', SHOWN_VEHICLES],
  queryFn: ({ signal }) =>
    api.list('/api/vehicles', { signal, query: { limit: SHOWN_VEHICLES }, fallback: m.fetchVehiclesFailed }),
});
