import type { service } from '@carnet/contracts';
import { formatKnownDate } from '@carnet/mf-kit/formats';
import { type OutboxNote, pagedQuery, type QueryClient, queryOptions, takeSaved, mayHere } from '@carnet/mf-kit/data';
import { api } from '../api';
import * as m from '../messages/events';
import { paths } from '../paths';
import type { EventStatus } from '../status';

export type EventRow = service.ServiceEventRow;
/** An event as fetched. The next save sends its `version` as `If-Match`. */
export type ServiceEvent = service.ServiceEventView & { version?: number };

/** Default filters. The URL stores only the filters that differ. */
export const EVENT_FILTERS = { vehicle_id: '', type: '', status: '', search: '', sort: 'date' };

export type EventFilters = typeof EVENT_FILTERS;

const PAGE = 50;

/** Events that match the filters. Sorted by date, the history leaves out events ahead and starts with the newest. */
export const serviceEventsQuery = (filters: EventFilters) =>
  pagedQuery({
    key: ['service', 'events', 'list'],
    filters,
    read: (ask, filters) =>
      api.list('/api/service/events', {
        ...ask,
        query: { ...filters, ...(isByDay(filters) && { ahead: false }), limit: PAGE, view: 'row' },
        fallback: m.fetchEventsFailed,
      }),
  });

export const isByDay = ({ sort }: EventFilters): boolean => sort === EVENT_FILTERS.sort;

/** Events ahead that match the filters. */
export const eventsAheadQuery = (filters: EventFilters) =>
  pagedQuery({
    key: ['service', 'events', 'ahead'],
    filters,
    read: (ask, filters) =>
      api.list('/api/service/events', {
        ...ask,
        query: { ...filters, ahead: true, limit: PAGE, view: 'row' },
        fallback: m.fetchEventsFailed,
      }),
  });

/** Total cost of the listed completed events, by currency. */
export const eventSumsQuery = ({ vehicle_id, type, status, search }: EventFilters) =>
  queryOptions({
    queryKey: ['service', 'events', 'sums', { vehicle_id, type, status, search }],
    queryFn: async ({ signal }) => {
      const query = { vehicle_id, type, status, search };
      return (await api.list('/api/service/costs/sums', { signal, query, fallback: m.fetchEventsFailed })).rows;
    },
  });

export const readServiceEvent = (id: number, signal?: AbortSignal): Promise<ServiceEvent> =>
  api.get('/api/service/events/{id}', {
    params: { id },
    signal,
    fallback: m.fetchEventFailed,
    // The garage changes the status of parts: it installs them when the event is completed.
    effects: true,
  });

export const serviceEventQuery = (id: number) =>
  queryOptions({
    queryKey: ['service', 'events', id],
    queryFn: ({ signal }) => readServiceEvent(id, signal),
  });

const SHOWN = 20;

/** Past events of a vehicle, newest first, page by page. */
export const vehicleHistoryPages = (vehicleId: number) =>
  pagedQuery({
    key: ['service', 'events', 'of-vehicle', vehicleId, 'pages'],
    read: (ask) =>
      api.list('/api/service/vehicles/{id}/events', {
        ...ask,
        params: { id: vehicleId },
        fallback: m.fetchEventsFailed,
        query: { ahead: false, limit: SHOWN, view: 'row' },
      }),
  });

export const vehicleEventsOfStatusQuery = (vehicleId: number, status: EventStatus, limit: number) =>
  queryOptions({
    queryKey: ['service', 'events', 'of-vehicle', vehicleId, status, limit],
    queryFn: ({ signal }) =>
      api.list('/api/service/vehicles/{id}/events', {
        params: { id: vehicleId },
        signal,
        fallback: m.fetchEventsFailed,
        query: { status, limit, view: 'row' },
      }),
  });

/** The event that is shown in its list while it waits in the outbox. */
function waiting(body: service.UpdateServiceEvent, event?: ServiceEvent): OutboxNote {
  const { name, vehicle_id, date_performed, date_performed_edtf } = { ...event, ...body };
  const note = formatKnownDate(date_performed, date_performed_edtf, '');
  const kind = 'service-event';
  return { kind, vehicle: Number(vehicle_id), title: name ?? '', note, list: paths.history(), was: event };
}

/** Removes fields that the person's role may not set. The service leaves fields that are missing unchanged. */
function withinRole<Body extends service.UpdateServiceEvent>({
  parts,
  template_id,
  service_schedule_id,
  ...body
}: Body) {
  const { touch, whole } = mayHere();
  return { ...body, ...(touch && { parts }), ...(whole && { template_id, service_schedule_id }) };
}

export const createServiceEvent = (body: service.CreateServiceEvent): Promise<ServiceEvent> =>
  api.post('/api/service/events', withinRole(body), { fallback: m.createFailed, outbox: waiting(body) });

export const updateServiceEvent = (event: ServiceEvent, body: service.UpdateServiceEvent): Promise<ServiceEvent> =>
  api.put('/api/service/events/{id}', withinRole(body), {
    params: { id: event.id },
    fallback: m.updateFailed,
    ifMatch: event.version,
    outbox: waiting(body, event),
  });

export const changeStatus = (event: ServiceEvent, status: EventStatus): Promise<ServiceEvent> =>
  api.put(
    '/api/service/events/{id}/status',
    { status },
    {
      params: { id: event.id },
      fallback: m.updateStatusFailed,
      // If sent later, it is checked against the fetched version, as an update of the whole event is.
      outbox: { ...waiting({}, event), path: `/api/service/events/${event.id}`, form: paths.editEvent(event.id) },
    },
  );

export const deleteServiceEvent = (id: number): Promise<void> =>
  api.delete('/api/service/events/{id}', { params: { id }, fallback: m.deleteFailed });

/**
 * Invalidates everything that depends on events: lists, due items and schedules; parts and odometers in the garage; records that name events. The saved event
 * is taken from the response, unless its completion has just installed parts.
 */
export async function serviceEventsChanged(queries: QueryClient, saved?: ServiceEvent): Promise<void> {
  const known = saved && serviceEventQuery(saved.id).queryKey;
  if (known) takeSaved(queries, known, saved);
  const isWhole = saved !== undefined && !installsParts(saved);
  await Promise.all([
    queries.invalidateQueries({
      queryKey: ['service'],
      predicate: ({ queryKey }) => !isWhole || queryKey.join() !== known?.join(),
    }),
    ...['garage', 'records'].map((domain) => queries.invalidateQueries({ queryKey: [domain] })),
  ]);
}

const installsParts = ({ status, parts }: ServiceEvent): boolean =>
  status === 'Completed' && parts.some((part) => part.status !== 'Installed');

/** Functions that fetch, save and delete a service event, and refetch the queries that show it. */
export const SERVICE_EVENT = {
  query: serviceEventQuery,
  read: readServiceEvent,
  update: updateServiceEvent,
  remove: deleteServiceEvent,
  changed: serviceEventsChanged,
};
