import { EntityQuery, inAlphabet, matchesText, type Sql, sql } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';
import type { Energy } from './fill-up.entity.js';
import { enteredAt } from './fill-up.fact.js';

export const FILL_UP_SORTS = ['newest', 'oldest', 'station'] as const;
export type FillUpSort = (typeof FILL_UP_SORTS)[number];

/** A time of day without seconds. */
export const timeOf = (column: Sql): Sql => sql`to_char(${column}, 'HH24:MI') as at`;

/** The selected columns of fill-up `f` of vehicle `v`. */
const whole = sql`f.id, f.vehicle_id, v.make, v.model, v.year, v.nickname, f.filled_on, ${timeOf(sql`f.at`)}, f.odometer, f.trip,
  v.odometer_unit, f.energy, f.amount, f.unit, f."full", f.missed_before, f.excluded, f.total, f.currency, f.unit_price, f.station,
  f.tank, f.note, f.charge_kind, f.from_percent, f.to_percent, f.to_complete, f.version, f.created_at, f.updated_at`;

/** Fill-ups `f`, each with its vehicle `v`. */
export const withVehicle = sql`fill_ups f join vehicle_copies v on v.owner_id = f.owner_id and v.id = f.vehicle_id`;

export const fillUps = new EntityQuery<FillUpSort>({
  row: whole,
  from: withVehicle,
  texts: [sql`f.note`],
  id: sql`f.id`,
  version: sql`f.version`,
  sorts: {
    newest: { key: sql`f.filled_on`, type: 'date', direction: 'desc' },
    oldest: { key: sql`f.filled_on`, type: 'date', direction: 'asc' },
    station: { key: inAlphabet(sql`coalesce(f.station, '')`), type: 'text', direction: 'asc' },
  },
  defaultSort: 'newest',
});

/** The answer to a write, for the writing statement, which provides `f` and `v` as CTEs of one row. */
export const writtenFillUp = sql`
  select f.id, f.version, ${enteredAt(sql`f.created_at`)}, (select row_to_json(r) from (select ${whole}) r) as json from f, v`;

export interface FillUpFilters {
  vehicle_id?: number | null;
  energy?: Energy | null;
  from?: string | null;
  to?: string | null;
  to_complete?: boolean | null;
  search?: string;
}

/** The conditions of a list's filters. */
export function matching(owner: OwnerId, { vehicle_id, energy, from, to, to_complete, search }: FillUpFilters): Sql[] {
  return [
    sql`f.owner_id = ${owner}`,
    ...(vehicle_id ? [sql`f.vehicle_id = ${vehicle_id}`] : []),
    ...(energy ? [sql`f.energy = ${energy}`] : []),
    ...(from ? [sql`f.filled_on >= ${from}::date`] : []),
    ...(to ? [sql`f.filled_on <= ${to}::date`] : []),
    ...(to_complete ? [sql`f.to_complete`] : []),
    ...(search ? [matchesText([sql`f.search_text`, sql`v.search_text`], search)] : []),
  ];
}
