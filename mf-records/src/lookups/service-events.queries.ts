import type { service } from '@carnet/contracts';
import { pagedQuery } from '@carnet/mf-kit';

/** A service event as forms choose it. */
export type ServiceEventChoice = Pick<service.ServiceEventRow, 'id' | 'name' | 'date_performed'> & { type: string };

const PAGE = 50;

/** The service events of one vehicle that match a text, newest first: which a record of it may name. */
export const serviceEventChoicesQuery = (vehicleId: number, search: string) => ({
  ...pagedQuery<ServiceEventChoice>({
    key: ['service', 'events', 'of-vehicle', vehicleId, 'choices'],
    path: `/api/service/vehicles/${vehicleId}/events`,
    filters: { search },
    limit: PAGE,
    view: 'row',
    fallback: 'Failed to fetch service events',
  }),
  enabled: vehicleId > 0,
});
