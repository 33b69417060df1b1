import { queryOptions } from '@carnet/mf-kit/data';
import { api } from '../api';
import * as m from '../messages/dashboard';

/** All vehicles, by the key and address that forms have them by: one answer for all of them. */
export const vehicleChoicesQuery = queryOptions({
  queryKey: ['garage', 'vehicles', 'choices'],
  queryFn: async ({ signal }) => (await api.list('/api/vehicles', { signal, fallback: m.fetchVehiclesFailed })).rows,
});
