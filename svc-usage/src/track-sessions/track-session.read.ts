import { EntityQuery, inAlphabet, matchesText, type Sql, sql } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';

export const TRACK_SESSION_SORTS = ['newest', 'oldest', 'best', 'track'] as const;
export type TrackSessionSort = (typeof TRACK_SESSION_SORTS)[number];

/** The columns of session `s` of vehicle `v` that a list shows. */
const short = sql`s.id, s.vehicle_id, v.make, v.model, v.year, v.nickname, v.odometer_unit, s.driven_on, to_char(s.started_at, 'HH24:MI:SS') as started_at,
  s.utc, s.track, s.seconds, s.distance, s.timed_laps, s.best, s.odometer_ran, s.version`;

const whole = sql`${short}, s.product, s.file_name, s.laps, s.laps_from, s.ranges, s.line, s.note, to_json(s.component_ids) as component_ids, s.created_at, s.updated_at`;

const withVehicle = sql`track_sessions s join vehicle_copies v on v.owner_id = s.owner_id and v.id = s.vehicle_id`;

const common = {
  from: withVehicle,
  id: sql`s.id`,
  version: sql`s.version`,
  sorts: {
    newest: { key: sql`s.driven_on`, type: 'date', direction: 'desc' },
    oldest: { key: sql`s.driven_on`, type: 'date', direction: 'asc' },
    best: { key: sql`coalesce(s.best, 1e9)`, type: 'numeric', direction: 'asc' },
    track: { key: inAlphabet(sql`coalesce(s.track, '')`), type: 'text', direction: 'asc' },
  },
  defaultSort: 'newest',
} as const;

export const trackSessions = new EntityQuery<TrackSessionSort>({ ...common, row: short });

/** Sessions with laps, ranges and the driven line. */
export const wholeTrackSessions = new EntityQuery<TrackSessionSort>({
  ...common,
  row: whole,
  texts: [sql`s.note`, sql`s.line`],
  nested: sql`pg_column_size(s.laps) + pg_column_size(s.ranges)`,
});

/** The answer to a write, for the writing statement, which provides `s` and `v` as CTEs of one row. */
export const writtenTrackSession = sql`select s.version, (select row_to_json(r) from (select ${whole}) r) as json from s, v`;

export interface TrackSessionFilters {
  vehicle_id?: number | null;
  from?: string | null;
  to?: string | null;
  search?: string;
}

/** The conditions of a list's filters. */
export function matching(owner: OwnerId, { vehicle_id, from, to, search }: TrackSessionFilters): Sql[] {
  return [
    sql`s.owner_id = ${owner}`,
    ...(vehicle_id ? [sql`s.vehicle_id = ${vehicle_id}`] : []),
    ...(from ? [sql`s.driven_on >= ${from}::date`] : []),
    ...(to ? [sql`s.driven_on <= ${to}::date`] : []),
    ...(search ? [matchesText([sql`s.search_text`, sql`v.search_text`], search)] : []),
  ];
}
