import {
  allOf,
  EntityQuery,
  type EntityQueryOptions,
  inAlphabet,
  matchesText,
  type Queryable,
  type Sql,
  sql,
} from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';
import { VehicleNotFound } from './vehicle.errors.js';

export const VEHICLE_SORTS = ['newest', 'oldest', 'name', 'year', 'mileage'] as const;
export type VehicleSort = (typeof VEHICLE_SORTS)[number];

/**
 * Whole months from one day to another, at least 0; a month counts when its day is reached. `offset 0` keeps PostgreSQL from evaluating both days once for each
 * use.
 */
export const wholeMonths = (from: Sql, to: Sql): Sql =>
  sql`(select greatest(0, date_part('year', a.age) * 12 + date_part('month', a.age))::int
       from (select age(${to}::timestamp, ${from}::timestamp) as age offset 0) a)`;

/** Contract §3: months since `birth_date`, or since 1 January of `year` without one. */
export const vehicleAge = (today: Sql): Sql => wholeMonths(sql`coalesce(v.birth_date, make_date(v.year, 1, 1))`, today);

/** A vehicle as returned by the API on `today`, its owner's day. */
export const vehicleRow = (
  today: Sql,
): Sql => sql`v.id, v.collection_id, c.name as collection_name, v.type, v.make, v.model, v.year, v.vin,
  v.purchase_date, v.birth_date, v.current_mileage, v.odometer_unit, v.nickname, v.color, v.description, v.notes,
  ${vehicleAge(today)} as vehicle_age, v.cover, v.created_at, v.updated_at`;

/** Vehicles of `table`, each with its collection. */
export const withCollection = (table: Sql): Sql =>
  sql`${table} v join collections c on c.owner_id = v.owner_id and c.id = v.collection_id`;

/** Reads vehicles; `today` is their owner's day. */
export const vehiclesOn = (today: Sql): EntityQuery<VehicleSort> =>
  new EntityQuery<VehicleSort>({ ...vehicles, row: vehicleRow(today) });

/**
 * The sort key by distance driven: a mile is 1.609344 km, so 25,146 to 15,625 in integers. Hours cannot be compared with distances: they come below all
 * distances, sorted among themselves. Unknown mileages come last.
 */
const farDriven = sql`coalesce(
  v.current_mileage::bigint * case v.odometer_unit when 'mi' then 25146 when 'km' then 15625 end,
  v.current_mileage - 2147483648::bigint, -2147483649)`;

const vehicles = {
  from: withCollection(sql`vehicles`),
  id: sql`v.id`,
  version: sql`v.version`,
  sorts: {
    newest: { key: sql`v.created_at`, type: 'timestamptz', direction: 'desc' },
    oldest: { key: sql`v.created_at`, type: 'timestamptz', direction: 'asc' },
    name: { key: inAlphabet(sql`(v.make || ' ' || v.model)`), type: 'text', direction: 'asc' },
    year: { key: sql`v.year`, type: 'integer', direction: 'desc' },
    mileage: { key: farDriven, type: 'numeric', direction: 'desc' },
  },
  defaultSort: 'newest',
  texts: [sql`v.description`, sql`v.notes`],
} satisfies Omit<EntityQueryOptions<VehicleSort>, 'row'>;

/** @throws VehicleNotFound */
export async function requireVehicle(db: Queryable, owner: OwnerId, id: number): Promise<void> {
  const found = await db.rows(sql`select 1 from vehicles v where ${allOf(vehicleOf(owner, id))}`);
  if (found.length === 0) throw new VehicleNotFound();
}

export const vehicleOf = (owner: OwnerId, id: number): Sql[] => [sql`v.owner_id = ${owner}`, sql`v.id = ${id}`];

export interface VehicleFilters {
  vehicle_id?: number;
  collection_id?: number;
  type?: string;
  search?: string;
}

export function vehiclesOf(owner: OwnerId, { vehicle_id, collection_id, type, search }: VehicleFilters): Sql[] {
  const where = [sql`v.owner_id = ${owner}`];
  if (vehicle_id) where.push(sql`v.id = ${vehicle_id}`);
  if (collection_id) where.push(sql`v.collection_id = ${collection_id}`);
  if (type) where.push(sql`v.type = ${type}`);
  if (search) where.push(matchesText([sql`v.search_text`], search));
  return where;
}
