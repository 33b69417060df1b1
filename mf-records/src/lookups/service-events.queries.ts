import type { service } from '@carnet/contracts';
import { api, queryOptions } from '@carnet/mf-kit';

/** The service events of one vehicle, which a record of it may name. */
export const serviceEventChoicesQuery = (vehicleId: number) =>
  queryOptions({
    queryKey: ['service', 'events', 'of-vehicle', vehicleId],
    enabled: vehicleId > 0,
    queryFn: async ({ signal }) => {
      const path = `/api/service/vehicles/${vehicleId}/events`;
      return (await api.list<service.ServiceEventRow>(path, { signal, fallback: 'Failed to fetch service events' }))
        .rows;
    },
  });
