import type { service } from '@carnet/contracts';
import { api, infiniteQueryOptions, keepPreviousData } from '@carnet/mf-kit';

/** A service event as forms choose it. */
export type ServiceEventChoice = Pick<service.ServiceEventRow, 'id' | 'name' | 'date_performed'> & { type: string };

const PAGE = 50;

/** The service events of one vehicle that match a text, newest first: which a record of it may name. */
export const serviceEventChoicesQuery = (vehicleId: number, search: string) =>
  infiniteQueryOptions({
    queryKey: ['service', 'events', 'of-vehicle', vehicleId, 'choices', search],
    enabled: vehicleId > 0,
    queryFn: ({ signal, pageParam }) =>
      api.list<ServiceEventChoice>(pageParam ?? `/api/service/vehicles/${vehicleId}/events`, {
        signal,
        fallback: 'Failed to fetch service events',
        query: pageParam ? {} : { search, limit: PAGE },
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.next,
    placeholderData: keepPreviousData,
  });
