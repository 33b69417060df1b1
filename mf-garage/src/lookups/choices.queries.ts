import { queryOptions } from '@carnet/mf-kit';
import { api } from '../api';

/** All collections by name, to choose from. */
export const collectionChoicesQuery = () =>
  queryOptions({
    queryKey: ['garage', 'collections', 'choices'],
    queryFn: async ({ signal }) =>
      (await api.list('/api/collections', { signal, fallback: 'Failed to fetch collections' })).rows,
  });

/** All vehicles, to choose from. */
export const vehicleChoicesQuery = () =>
  queryOptions({
    queryKey: ['garage', 'vehicles', 'choices'],
    queryFn: async ({ signal }) =>
      (await api.list('/api/vehicles', { signal, fallback: 'Failed to fetch vehicles' })).rows,
  });
