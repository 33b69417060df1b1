import { EntityQuery, type Sql, sql } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';

export const FITMENT_SORTS = ['newest', 'oldest'] as const;
export type FitmentSort = (typeof FITMENT_SORTS)[number];

/** All that is known of fitment `t` of component `c` on vehicle `v`. */
const whole = sql`t.id, t.component_id, c.kind, c.name, t.vehicle_id, v.make, v.model, v.year, v.nickname, v.odometer_unit, to_json(t.positions) as positions,
  t.from_on, t.from_mileage, t.to_on, t.to_mileage, t.note, t.version, t.created_at, t.updated_at`;

/** One without a day stands before all that have one. */
const day = sql`coalesce(t.from_on, t.to_on, '0001-01-01'::date)`;

export const fitments = new EntityQuery<FitmentSort>({
  row: whole,
  from: sql`fitments t join components c on c.owner_id = t.owner_id and c.id = t.component_id
    join vehicle_copies v on v.owner_id = t.owner_id and v.id = t.vehicle_id`,
  texts: [sql`t.note`],
  id: sql`t.id`,
  version: sql`t.version`,
  sorts: {
    newest: { key: day, type: 'date', direction: 'desc' },
    oldest: { key: day, type: 'date', direction: 'asc' },
  },
  defaultSort: 'newest',
});

/** A fitment `t` that has no end, or ends only after a day, as `asOf` says: it ends on its day. */
export const lastsOn = (day: Sql): Sql => sql`(t.to_on > ${day} or (t.to_on is null and t.to_mileage is null))`;

export interface FitmentFilters {
  component_id?: number | null;
  vehicle_id?: number | null;
  on?: string | null;
  lasting?: boolean | null;
}

/** The filters of a list. */
export function matching(owner: OwnerId, { component_id, vehicle_id, on, lasting }: FitmentFilters, today: Sql): Sql[] {
  return [
    sql`t.owner_id = ${owner}`,
    ...(component_id ? [sql`t.component_id = ${component_id}`] : []),
    ...(vehicle_id ? [sql`t.vehicle_id = ${vehicle_id}`] : []),
    ...(on ? [sql`t.from_on <= ${on}::date and ${lastsOn(sql`${on}::date`)}`] : []),
    ...(lasting === true ? [lastsOn(today)] : lasting === false ? [sql`${lastsOn(today)} is not true`] : []),
  ];
}
