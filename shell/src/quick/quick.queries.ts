import { queryOptions } from '@carnet/mf-kit/data';
import { api } from '../api';
import * as m from '../messages/dashboard';

/** All vehicles. Uses the same key and path as the forms, so that they share one response. */
export const vehicleChoicesQuery = queryOptions({
  queryKey: ['garage', 'vehicles', 'choices'],
  queryFn: async ({ signal }) => (await api.list('/api/vehicles', { signal, fallback: m.fetchVehiclesFailed })).rows,
});
