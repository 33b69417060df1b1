import type { records } from '@carnet/contracts';
import { formatDate } from '@carnet/mf-kit/formats';
import { type OutboxNote, pagedQuery, type QueryClient, queryOptions, takeSaved } from '@carnet/mf-kit/data';
import { api } from '../api';
import * as m from '../messages/track-days';
import { paths } from '../paths';

export type TrackDayRow = records.TrackDayInList;
export type TrackDay = records.TrackDayView;

/** Default filters. The URL stores only the filters that differ. */
export const TRACK_DAY_FILTERS = { vehicle_id: '', search: '' };

export type TrackDayFilters = typeof TRACK_DAY_FILTERS;

const PAGE = 48;

/** Sorted by event date, newest first, then by time of entry, as the service sorts. */
export const trackDaysQuery = ({ vehicle_id, search }: TrackDayFilters) =>
  pagedQuery({
    key: ['records', 'track-days', 'list'],
    filters: { vehicle_id, search },
    read: (ask, filters) =>
      api.list('/api/track-days', {
        ...ask,
        query: { ...filters, limit: PAGE, view: 'row' },
        fallback: m.listFailed,
      }),
  });

export const vehicleTrackDaysQuery = (vehicleId: number, limit: number) =>
  queryOptions({
    queryKey: ['records', 'track-days', 'of-vehicle', vehicleId],
    queryFn: ({ signal }) =>
      api.list('/api/track-days/vehicles/{vehicleId}', {
        params: { vehicleId },
        signal,
        fallback: m.ofVehicleFailed,
        query: { limit, view: 'row' },
      }),
  });

export const readTrackDay = (id: number, signal?: AbortSignal): Promise<TrackDay> =>
  api.get('/api/track-days/{id}', { params: { id }, signal, fallback: m.failed });

export const trackDayQuery = (id: number) =>
  queryOptions({
    queryKey: ['records', 'track-days', id],
    queryFn: ({ signal }) => readTrackDay(id, signal),
  });

/** The track day that is shown in its list while it waits in the outbox. */
function waiting(body: records.UpdateTrackDay, read?: TrackDay): OutboxNote {
  const { vehicle_id, track_name, event_date } = { ...read, ...body };
  const note = event_date ? formatDate(event_date) : '';
  return {
    kind: 'track-day',
    vehicle: Number(vehicle_id),
    title: track_name ?? '',
    note,
    list: paths.trackDays(),
    was: read,
  };
}

export const createTrackDay = (body: records.CreateTrackDay): Promise<TrackDay> =>
  api.post('/api/track-days', body, { fallback: m.notCreated, outbox: waiting(body) });

export const updateTrackDay = (read: TrackDay, body: records.UpdateTrackDay): Promise<TrackDay> =>
  api.put('/api/track-days/{id}', body, {
    params: { id: read.id },
    fallback: m.notUpdated,
    ifMatch: read.version,
    outbox: waiting(body, read),
  });

export const deleteTrackDay = (id: number): Promise<void> =>
  api.delete('/api/track-days/{id}', { params: { id }, fallback: m.notDeleted });

/** Refetches lists, panels and activity. The saved track day is taken from the response. */
export async function trackDaysChanged(queries: QueryClient, saved?: TrackDay): Promise<void> {
  if (saved) takeSaved(queries, trackDayQuery(saved.id).queryKey, saved);
  const stale = ['list', 'of-vehicle', 'activity'].map((what) => ['records', 'track-days', what]);
  await Promise.all(stale.map((queryKey) => queries.invalidateQueries({ queryKey })));
}

/** Functions that fetch, save and delete a track day, and refetch the queries that show it. */
export const TRACK_DAY = {
  query: trackDayQuery,
  read: readTrackDay,
  update: updateTrackDay,
  remove: deleteTrackDay,
  changed: trackDaysChanged,
};
