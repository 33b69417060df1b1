import { matchesText, type OwnerId, ReadModel, type Sql, sql } from '@carnet/svc-kit';
import { vehicleAge } from './vehicle.age.js';

export const VEHICLE_SORTS = ['newest', 'oldest', 'name', 'year', 'mileage'] as const;
export type VehicleSort = (typeof VEHICLE_SORTS)[number];

export const vehicleRow = sql`v.id, v.collection_id, c.name as collection_name, v.type, v.make, v.model, v.year, v.vin,
  v.purchase_date, v.birth_date, v.current_mileage, v.nickname, v.color, v.description, v.notes,
  ${vehicleAge} as vehicle_age, v.created_at, v.updated_at`;

/** Vehicles of `table`, each with its collection. */
export const withCollection = (table: Sql): Sql =>
  sql`${table} v join collections c on c.owner_id = v.owner_id and c.id = v.collection_id`;

export const vehicles = new ReadModel<VehicleSort>({
  row: vehicleRow,
  from: withCollection(sql`vehicles`),
  id: sql`v.id`,
  version: sql`v.version`,
  sorts: {
    newest: { key: sql`v.created_at`, type: 'timestamptz', direction: 'desc' },
    oldest: { key: sql`v.created_at`, type: 'timestamptz', direction: 'asc' },
    name: { key: sql`lower(v.make || ' ' || v.model)`, type: 'text', direction: 'asc' },
    year: { key: sql`v.year`, type: 'integer', direction: 'desc' },
    mileage: { key: sql`coalesce(v.current_mileage, -1)`, type: 'integer', direction: 'desc' },
  },
  defaultSort: 'newest',
});

export const vehicleOf = (owner: OwnerId, id: number): Sql[] => [sql`v.owner_id = ${owner}`, sql`v.id = ${id}`];

export interface VehicleFilters {
  collection_id?: number;
  type?: string;
  search?: string;
}

export function vehiclesOf(owner: OwnerId, { collection_id, type, search }: VehicleFilters): Sql[] {
  const where = [sql`v.owner_id = ${owner}`];
  if (collection_id) where.push(sql`v.collection_id = ${collection_id}`);
  if (type) where.push(sql`v.type = ${type}`);
  if (search) where.push(matchesText(SEARCHED, search));
  return where;
}

/** Spec §9: make, model, year and VIN; as they are read together on a card, so that '1973 porsche' finds one. */
const SEARCHED = [sql`(v.year || ' ' || v.make || ' ' || v.model)`, sql`v.vin`, sql`v.nickname`];
