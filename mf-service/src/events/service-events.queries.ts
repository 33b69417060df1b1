import type { service } from '@carnet/contracts';
import { api, infiniteQueryOptions, keepPreviousData, type QueryClient, queryOptions } from '@carnet/mf-kit';
import type { EventStatus } from './service-event.words';

export type EventRow = service.ServiceEventRow;
/** An event as it was read: `version` is what the next save is checked against. */
export type ServiceEvent = service.ServiceEventView & { version?: number };

/** How the list begins; the address keeps what differs. */
export const EVENT_FILTERS = { vehicle_id: '', type: '', status: '', search: '', sort: 'date' };

export type EventFilters = typeof EVENT_FILTERS;

const PAGE = 50;

export const serviceEventsQuery = (filters: EventFilters) =>
  infiniteQueryOptions({
    queryKey: ['service', 'events', 'list', { ...filters }],
    queryFn: ({ signal, pageParam }) =>
      api.list<EventRow>(pageParam ?? '/api/service/events', {
        signal,
        fallback: 'Failed to fetch service events',
        query: pageParam ? {} : { ...filters, limit: PAGE },
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.next,
    placeholderData: keepPreviousData,
  });

export const readServiceEvent = (id: number, signal?: AbortSignal): Promise<ServiceEvent> =>
  api.get<ServiceEvent>(`/api/service/events/${id}`, { signal, fallback: 'Failed to fetch service event' });

export const serviceEventQuery = (id: number) =>
  queryOptions({
    queryKey: ['service', 'events', id],
    queryFn: ({ signal }) => readServiceEvent(id, signal),
    refetchInterval: ({ state }) => (state.data && awaitsInstallation(state.data, Date.now()) ? 500 : false),
  });

const INSTALLATION_MS = 5_000;

/** Whether the event was completed only just now and the garage has yet to tell that its parts are installed. `now` in milliseconds. */
export function awaitsInstallation(event: ServiceEvent, now: number): boolean {
  const justSaved = Math.abs(now - Date.parse(event.updated_at)) < INSTALLATION_MS;
  return justSaved && event.status === 'Completed' && event.parts.some((part) => part.status !== 'Installed');
}

export const vehicleHistoryQuery = (vehicleId: number, limit: number) =>
  queryOptions({
    queryKey: ['service', 'events', 'of-vehicle', vehicleId, limit],
    queryFn: ({ signal }) =>
      api.list<EventRow>(`/api/service/vehicles/${vehicleId}/events`, {
        signal,
        fallback: 'Failed to fetch service events',
        query: { limit },
      }),
  });

export const vehicleEventsOfStatusQuery = (vehicleId: number, status: EventStatus, limit: number) =>
  queryOptions({
    queryKey: ['service', 'events', 'of-vehicle', vehicleId, status, limit],
    queryFn: ({ signal }) =>
      api.list<EventRow>(`/api/service/vehicles/${vehicleId}/events`, {
        signal,
        fallback: 'Failed to fetch service events',
        query: { status, limit },
      }),
  });

export const createServiceEvent = (body: service.CreateServiceEvent): Promise<ServiceEvent> =>
  api.post<ServiceEvent>('/api/service/events', body, { fallback: 'Failed to create service event' });

export const updateServiceEvent = (event: ServiceEvent, body: service.UpdateServiceEvent): Promise<ServiceEvent> =>
  api.put<ServiceEvent>(`/api/service/events/${event.id}`, body, {
    fallback: 'Failed to update service event',
    ifMatch: event.version,
  });

export const changeStatus = (id: number, status: EventStatus): Promise<ServiceEvent> =>
  api.put<ServiceEvent>(
    `/api/service/events/${id}/status`,
    { status },
    {
      fallback: 'Failed to update service event status',
    },
  );

export const deleteServiceEvent = (id: number): Promise<void> =>
  api.delete(`/api/service/events/${id}`, { fallback: 'Failed to delete service event' });

/**
 * All that is made of events is read anew: lists, what is due, schedules; what a completed event changes in the garage, parts and odometers;
 * and the records that name events. The saved event itself is known already.
 */
export async function serviceEventsChanged(queries: QueryClient, saved?: ServiceEvent): Promise<void> {
  const known = saved && serviceEventQuery(saved.id).queryKey;
  if (known) queries.setQueryData(known, saved);
  await Promise.all([
    queries.invalidateQueries({
      queryKey: ['service'],
      predicate: ({ queryKey }) => queryKey.join() !== known?.join(),
    }),
    ...['garage', 'records'].map((domain) => queries.invalidateQueries({ queryKey: [domain] })),
  ]);
}
