import { EntityQuery, type Sql, sql } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';

export const FITMENT_SORTS = ['newest', 'oldest'] as const;
export type FitmentSort = (typeof FITMENT_SORTS)[number];

/** The selected columns of fitment `t` of component `c` on vehicle `v`. */
const whole = sql`t.id, t.component_id, c.kind, c.name, t.vehicle_id, v.make, v.model, v.year, v.nickname, v.odometer_unit, to_json(t.positions) as positions,
  t.from_on, t.from_mileage, t.to_on, t.to_mileage, t.note, t.version, t.created_at, t.updated_at`;

/** A fitment without a day sorts before all others. */
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

/** A condition: fitment `t` has no end, or ends after the day, as in `asOf`. It does not count on its last day. */
export const lastsOn = (day: Sql): Sql => sql`(t.to_on > ${day} or (t.to_on is null and t.to_mileage is null))`;

export interface FitmentFilters {
  component_id?: number | null;
  vehicle_id?: number | null;
  on?: string | null;
  lasting?: boolean | null;
}

/** The conditions of a list's filters. */
export function matching(owner: OwnerId, { component_id, vehicle_id, on, lasting }: FitmentFilters, today: Sql): Sql[] {
  return [
    sql`t.owner_id = ${owner}`,
    ...(component_id ? [sql`t.component_id = ${component_id}`] : []),
    ...(vehicle_id ? [sql`t.vehicle_id = ${vehicle_id}`] : []),
    ...(on ? [sql`t.from_on <= ${on}::date and ${lastsOn(sql`${on}::date`)}`] : []),
    ...(lasting === true ? [lastsOn(today)] : lasting === false ? [sql`${lastsOn(today)} is not true`] : []),
  ];
}
