import type { garage } from '@carnet/contracts';
import { api, queryOptions } from '@carnet/mf-kit';

/** All collections by name, to choose from. */
export const collectionChoicesQuery = () =>
  queryOptions({
    queryKey: ['garage', 'collections', 'choices'],
    queryFn: async ({ signal }) =>
      (await api.list<garage.CollectionView>('/api/collections', { signal, fallback: 'Failed to fetch collections' }))
        .rows,
  });

/** All vehicles, to choose from. */
export const vehicleChoicesQuery = () =>
  queryOptions({
    queryKey: ['garage', 'vehicles', 'choices'],
    queryFn: async ({ signal }) =>
      (await api.list<garage.VehicleView>('/api/vehicles', { signal, fallback: 'Failed to fetch vehicles' })).rows,
  });
