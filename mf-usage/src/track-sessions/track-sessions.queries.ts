import type { usage } from '@carnet/contracts';
import { formatDate } from '@carnet/mf-kit/formats';
import { type OutboxNote, pagedQuery, type QueryClient, queryOptions, takeSaved } from '@carnet/mf-kit/data';
import { api } from '../api';
import type { DrivenSession, LapFile } from '../lap-files';
import { paths } from '../paths';
import { encodePolyline } from './polyline.rules';
import * as m from '../messages/track-sessions';

export type TrackSession = usage.TrackSessionView;
export type TrackSessionRow = usage.TrackSessionRowView;

/** Default filters. The URL stores only the filters that differ. */
export const TRACK_SESSION_FILTERS = { vehicle_id: '', search: '' };

const PAGE = 50;

export const trackSessionsQuery = ({ vehicle_id, search }: typeof TRACK_SESSION_FILTERS) =>
  pagedQuery({
    key: ['usage', 'track-sessions', 'list', 'pages'],
    filters: { vehicle_id, search },
    read: (ask, filters) =>
      api.list('/api/track-sessions', { ...ask, query: { ...filters, limit: PAGE }, fallback: m.listFailed }),
  });

/** The previous session. Its setting for the odometer is the default for the next. */
export const lastSessionQuery = (vehicleId: number) =>
  queryOptions({
    queryKey: ['usage', 'track-sessions', 'list', vehicleId, 'last'],
    queryFn: async ({ signal }) => {
      const query = { vehicle_id: vehicleId, sort: 'newest' as const, limit: 1 };
      return (await api.list('/api/track-sessions', { signal, query, fallback: m.listFailed })).rows[0] ?? null;
    },
  });

const MOST = 100;

/** Sessions of a vehicle on a day, in order of creation. */
export const daySessionsQuery = (vehicleId: number, day: string) =>
  queryOptions({
    queryKey: ['usage', 'track-sessions', 'list', vehicleId, day],
    queryFn: async ({ signal }) => {
      const query = { vehicle_id: vehicleId, from: day, to: day, limit: MOST };
      return (await api.list('/api/track-sessions', { signal, query, fallback: m.listFailed })).rows;
    },
  });

const readTrackSession = (id: number, signal?: AbortSignal): Promise<TrackSession> =>
  api.get('/api/track-sessions/{id}', { params: { id }, signal, fallback: m.failed });

export const trackSessionQuery = (id: number) =>
  queryOptions({
    queryKey: ['usage', 'track-sessions', id],
    queryFn: ({ signal }) => readTrackSession(id, signal),
  });

/** The session that is shown in its list while it waits in the outbox. */
function waiting(body: usage.UpdateTrackSession, read?: TrackSession): OutboxNote {
  const { vehicle_id, driven_on, started_at, track } = { ...read, ...body };
  const note = [driven_on && formatDate(driven_on), started_at?.slice(0, 5)].filter(Boolean).join(' · ');
  const [kind, list] = ['track-session', paths.trackSessions()];
  return { kind, vehicle: Number(vehicle_id), title: track ?? m.session, note, list, was: read };
}

export const createTrackSession = (body: usage.CreateTrackSession): Promise<TrackSession> =>
  api.post('/api/track-sessions', body, { fallback: m.notSaved, outbox: waiting(body) });

async function trackSessionsChanged(queries: QueryClient, saved?: TrackSession): Promise<void> {
  if (saved) takeSaved(queries, trackSessionQuery(saved.id).queryKey, saved);
  // The use of components depends on sessions, so it is refetched, too.
  await Promise.all([
    queries.invalidateQueries({ queryKey: ['usage', 'track-sessions', 'list'] }),
    ...['lives', 'life'].map((what) => queries.invalidateQueries({ queryKey: ['usage', 'components', what] })),
  ]);
}

/** Functions that fetch, save and delete a session, and refetch the queries that show it. */
export const TRACK_SESSION = {
  query: trackSessionQuery,
  read: readTrackSession,
  update: (read: TrackSession, body: usage.UpdateTrackSession): Promise<TrackSession> =>
    api.put('/api/track-sessions/{id}', body, {
      params: { id: read.id },
      fallback: m.notSaved,
      ifMatch: read.version,
      outbox: waiting(body, read),
    }),
  remove: (id: number): Promise<void> =>
    api.delete('/api/track-sessions/{id}', { params: { id }, fallback: m.notDeleted }),
  changed: trackSessionsChanged,
};

const MOST_RANGES = 200;
const MOST_LAPS = 1_000;

/** Request body for a session of a file. If the file does not state the day, `day` is used. */
export function sessionBody(
  session: DrivenSession,
  { product, track }: LapFile,
  about: { vehicleId: number; day: string; fileName: string; odometerRan: boolean },
): usage.CreateTrackSession {
  const { seconds, distance, laps, best, ranges, line, utc } = session;
  return {
    ...{ vehicle_id: about.vehicleId, driven_on: session.day ?? about.day, started_at: session.time, utc },
    ...{ product, file_name: about.fileName.slice(-255), track: track?.slice(0, 200) ?? null, seconds, distance },
    ...{ laps: laps.slice(0, MOST_LAPS), laps_from: session.lapsFrom, best },
    ranges: ranges.slice(0, MOST_RANGES).map((range) => ({
      ...{ name: range.name.slice(0, 100), unit: range.unit.slice(0, 20) },
      ...{ least: stored(range.least), greatest: stored(range.greatest) },
    })),
    line: line.length > 1 ? encodePolyline(line) : null,
    odometer_ran: about.odometerRan,
  };
}

/** Rounds a channel's value to the stored precision. */
const stored = (value: number) => Math.round(Math.min(1e12, Math.max(-1e12, value)) * 1e6) / 1e6;
