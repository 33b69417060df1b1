import { EntityQuery, type EntityQueryOptions, inAlphabet, matchesText, type Sql, sql } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';

export const PART_SORTS = ['newest', 'oldest', 'name', 'cost', 'status'] as const;
export type PartSort = (typeof PART_SORTS)[number];

const partRow = sql`p.id, p.vehicle_id, v.make, v.model, v.year, v.nickname, p.name, p.description, p.part_number, p.manufacturer,
  p.type, p.status, p.purchase_date, p.purchase_date_edtf, p.cost, p.currency, p.notes, p.created_at, p.updated_at`;

/** The modifications that use part `p`, the newest first (document 2, §3). */
const modificationsOfPart = sql`coalesce((
  select json_agg(json_build_object('id', m.id, 'name', m.name, 'category', m.category, 'status', m.status) order by m.id desc)
  from modification_part_copies use join modification_copies m on m.owner_id = use.owner_id and m.id = use.modification_id
  where use.owner_id = p.owner_id and use.part_id = p.id), '[]'::json)`;

/** The service events that use part `p`, the newest first, those without a date last (document 2, §3). */
const serviceEventsOfPart = sql`coalesce((
  select json_agg(json_build_object('id', e.id, 'name', e.name, 'type', e.type, 'date_performed', e.date_performed,
                   'date_performed_edtf', e.date_performed_edtf, 'status', e.status)
                  order by e.date_performed desc nulls last, e.id desc)
  from service_event_part_copies use join service_event_copies e on e.owner_id = use.owner_id and e.id = use.service_event_id
  where use.owner_id = p.owner_id and use.part_id = p.id), '[]'::json)`;

/** A part with the records that use it. */
export const partDetail = sql`${partRow}, ${serviceEventsOfPart} as service_events, ${modificationsOfPart} as modifications`;

/** Parts of `table`, each with its vehicle. */
export const withVehicle = (table: Sql): Sql =>
  sql`${table} p join vehicles v on v.owner_id = p.owner_id and v.id = p.vehicle_id`;

const options: EntityQueryOptions<PartSort> = {
  row: partRow,
  from: withVehicle(sql`parts`),
  id: sql`p.id`,
  version: sql`p.version`,
  sorts: {
    newest: { key: sql`p.created_at`, type: 'timestamptz', direction: 'desc' },
    oldest: { key: sql`p.created_at`, type: 'timestamptz', direction: 'asc' },
    name: { key: inAlphabet(sql`p.name`), type: 'text', direction: 'asc' },
    cost: { key: sql`coalesce(p.cost, -1)`, type: 'numeric', direction: 'desc' },
    status: { key: sql`p.status`, type: 'text', direction: 'asc' },
  },
  defaultSort: 'newest',
  texts: [sql`p.description`, sql`p.notes`],
};

export const parts = new EntityQuery<PartSort>(options);
export const partDetails = new EntityQuery<PartSort>({
  ...options,
  row: partDetail,
  nested: sql`300 * (select count(*) from service_event_part_copies use where use.owner_id = p.owner_id and use.part_id = p.id)
    + 300 * (select count(*) from modification_part_copies use where use.owner_id = p.owner_id and use.part_id = p.id)`,
});

export const partOf = (owner: OwnerId, id: number): Sql[] => [sql`p.owner_id = ${owner}`, sql`p.id = ${id}`];

export interface PartFilters {
  vehicle_id?: number;
  collection_id?: number;
  type?: string;
  status?: string;
  search?: string;
}

export function partsOf(owner: OwnerId, { vehicle_id, collection_id, type, status, search }: PartFilters): Sql[] {
  const where = [sql`p.owner_id = ${owner}`];
  if (vehicle_id) where.push(sql`p.vehicle_id = ${vehicle_id}`);
  if (collection_id) where.push(sql`v.collection_id = ${collection_id}`);
  if (type) where.push(sql`p.type = ${type}`);
  if (status) where.push(sql`p.status = ${status}`);
  if (search) where.push(matchesText([sql`p.search_text`], search));
  return where;
}
