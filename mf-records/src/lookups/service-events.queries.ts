import type { service } from '@carnet/contracts';
import { pagedQuery } from '@carnet/mf-kit/data';
import { api } from '../api';
import * as m from '../messages/lookups';

/** A service event as selectors use it. */
export type ServiceEventChoice = Pick<
  service.ServiceEventRow,
  'id' | 'name' | 'date_performed' | 'date_performed_edtf'
> & { type: string };

const PAGE = 50;

/** Service events of one vehicle that match a text, newest first. */
export const serviceEventChoicesQuery = (vehicleId: number, search: string) => ({
  ...pagedQuery({
    key: ['service', 'events', 'of-vehicle', vehicleId, 'choices'],
    filters: { search },
    read: (ask, filters) =>
      api.list('/api/service/vehicles/{id}/events', {
        ...ask,
        params: { id: vehicleId },
        query: { ...filters, limit: PAGE, view: 'row' },
        fallback: m.eventsFailed,
      }),
  }),
  enabled: vehicleId > 0,
});
