import { queryOptions, readWhole } from '@carnet/mf-kit/data';
import { api } from '../api';
import * as m from '../messages/vehicles';
import * as collections from '../messages/collections';

/** All collections by name, for selectors. */
export const collectionChoicesQuery = () =>
  queryOptions({
    queryKey: ['garage', 'collections', 'choices'],
    queryFn: ({ signal }) =>
      readWhole(
        [],
        async () => (await api.list('/api/collections', { signal, fallback: collections.fetchAllFailed })).rows,
      ),
  });

/** All vehicles, for selectors. */
export const vehicleChoicesQuery = () =>
  queryOptions({
    queryKey: ['garage', 'vehicles', 'choices'],
    queryFn: async ({ signal }) => (await api.list('/api/vehicles', { signal, fallback: m.fetchAllFailed })).rows,
  });
