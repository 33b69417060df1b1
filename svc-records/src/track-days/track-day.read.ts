import { EntityQuery, inAlphabet, matchesText, type Sql, sql } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';
import { enteredAt } from '../readings/record-reading.fact.js';

export const TRACK_DAY_SORTS = ['newest', 'oldest', 'track'] as const;
export type TrackDaySort = (typeof TRACK_DAY_SORTS)[number];

/** The columns of track day `t` of vehicle `v` in lists: without reports, which would be most of the answer. */
const row = sql`t.id, t.vehicle_id, v.make, v.model, v.year, v.nickname, t.event_date, t.event_date_edtf, t.track_name, t.version,
  t.created_at, t.updated_at`;

const from = sql`track_days t join vehicle_copies v on v.owner_id = t.owner_id and v.id = t.vehicle_id`;

/** Ids are assigned in order of creation, so a list sorted by id is sorted by creation time (spec 001 §2). */
const order = {
  id: sql`t.id`,
  version: sql`t.version`,
  sorts: {
    newest: { key: sql`t.event_date`, type: 'date', direction: 'desc' },
    oldest: { key: sql`t.event_date`, type: 'date', direction: 'asc' },
    track: { key: inAlphabet(sql`t.track_name`), type: 'text', direction: 'asc' },
  },
  defaultSort: 'newest',
} as const;

/** Track days, as listed. */
export const trackDayRows = new EntityQuery<TrackDaySort>({ row, from, ...order });

/** All columns of a track day. */
const whole = sql`${row}, t.mileage, v.odometer_unit, t.report`;

export const trackDays = new EntityQuery<TrackDaySort>({
  row: whole,
  from,
  texts: [sql`t.report`],
  ...order,
});

/** The answer to a write, within the writing statement: `t` and `v` are its CTEs of one row. */
export const writtenTrackDay = sql`
  select t.id, t.version, ${enteredAt(sql`t.created_at`)}, (select row_to_json(r) from (select ${whole}) r) as json from t, v`;

export interface TrackDayFilters {
  vehicle_id?: number | null;
  search?: string;
}

/** The filters of a list. */
export function matching(owner: OwnerId, { vehicle_id, search }: TrackDayFilters): Sql[] {
  const where = [sql`t.owner_id = ${owner}`];
  if (vehicle_id) where.push(sql`t.vehicle_id = ${vehicle_id}`);
  if (search) where.push(matchesText([sql`t.search_text`, sql`v.search_text`], search));
  return where;
}
