import { queryOptions } from '@carnet/mf-kit/data';
import { api } from '../api';
import * as m from '../messages/api-keys';

/** More than fit into a selector. */
const MOST_VEHICLES = 200;

/** The person's own vehicles. A key or a grant can be limited to one of them. */
export const ownVehiclesQuery = queryOptions({
  queryKey: ['garage', 'vehicles', 'own'],
  queryFn: ({ signal }) =>
    api.list('/api/vehicles', { own: true, signal, query: { limit: MOST_VEHICLES }, fallback: m.vehiclesFailed }),
});
