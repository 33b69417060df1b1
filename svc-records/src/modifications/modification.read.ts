import { EntityQuery, inAlphabet, matchesText, type Sql, sql } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';
import { enteredAt } from '../readings/record-reading.fact.js';

export const MODIFICATION_SORTS = [
  'newest',
  'start',
  'completion',
  'name',
  'vehicle',
  'category',
  'status',
  'cost',
] as const;
export type ModificationSort = (typeof MODIFICATION_SORTS)[number];

/** The columns of modification `m` of vehicle `v` in a list. */
const row = sql`m.id, m.vehicle_id, v.make, v.model, v.year, v.nickname, m.name, m.description, m.category, m.status,
  m.start_date, m.start_date_edtf, m.completion_date, m.completion_date_edtf, m.cost, m.currency, m.service_event_id, m.version, m.created_at, m.updated_at`;

/** All columns, with the parts from `used`, which has `place` beside the part's own columns. */
const wholeWith = (used: Sql): Sql => sql`${row}, m.mileage, v.odometer_unit, m.notes,
  (select coalesce(json_agg(u.id order by u.place), '[]') from ${used} u) as part_ids,
  (select coalesce(json_agg(json_build_object('id', u.id, 'name', u.name, 'part_number', u.part_number,
            'manufacturer', u.manufacturer, 'type', u.type, 'status', u.status) order by u.place), '[]')
   from ${used} u) as parts,
  (select json_build_object('id', e.id, 'name', e.name, 'type', e.type, 'date_performed', e.date_performed,
            'date_performed_edtf', e.date_performed_edtf, 'status', e.status)
   from service_event_copies e where e.owner_id = m.owner_id and e.id = m.service_event_id) as service_event`;

/** The parts of modification `m`, from the tables. */
const storedParts = sql`(
  select p.id, p.name, p.part_number, p.manufacturer, p.type, p.status, s.place
  from modification_parts s join part_copies p on p.owner_id = s.owner_id and p.id = s.part_id
  where s.owner_id = m.owner_id and s.modification_id = m.id)`;

/** Modifications `m`, each with its vehicle `v`. */
export const withVehicle = sql`modifications m join vehicle_copies v on v.owner_id = m.owner_id and v.id = m.vehicle_id`;

const order = {
  id: sql`m.id`,
  version: sql`m.version`,
  sorts: {
    newest: { key: sql`m.created_at`, type: 'timestamptz', direction: 'desc' },
    start: { key: sql`coalesce(m.start_date, '-infinity')`, type: 'date', direction: 'desc' },
    completion: { key: sql`coalesce(m.completion_date, '-infinity')`, type: 'date', direction: 'desc' },
    name: { key: inAlphabet(sql`m.name`), type: 'text', direction: 'asc' },
    vehicle: {
      key: inAlphabet(sql`coalesce(v.nickname, concat_ws(' ', v.year, v.make, v.model))`),
      type: 'text',
      direction: 'asc',
    },
    category: { key: sql`m.category`, type: 'text', direction: 'asc' },
    status: {
      key: sql`array_position(array['Planned', 'In Progress', 'Completed'], m.status)`,
      type: 'integer',
      direction: 'asc',
    },
    cost: { key: sql`coalesce(m.cost, -1)`, type: 'numeric', direction: 'desc' },
  },
  defaultSort: 'newest',
  texts: [sql`m.description`, sql`m.notes`],
} as const;

/** Modifications, as listed. */
export const modificationRows = new EntityQuery<ModificationSort>({ row, from: withVehicle, ...order });

export const modifications = new EntityQuery<ModificationSort>({
  row: wholeWith(storedParts),
  from: withVehicle,
  nested: sql`300 * (select count(*) from modification_parts s where s.owner_id = m.owner_id and s.modification_id = m.id)`,
  ...order,
});

/**
 * The answer to a write, within the writing statement: `m` and `v` are CTEs of one row, and `used` are the parts, because a statement does not see its own
 * writes in the tables.
 */
export const writtenModification = (used: Sql): Sql =>
  sql`select m.id, m.version, ${enteredAt(sql`m.created_at`)}, (select row_to_json(r) from (select ${wholeWith(used)}) r) as json from m, v`;

export interface ModificationFilters {
  vehicle_id?: number | null;
  category?: string | null;
  status?: string | null;
  search?: string;
}

/** The filters of a list (spec 001 §2). */
export function matching(owner: OwnerId, { vehicle_id, category, status, search }: ModificationFilters): Sql[] {
  const where = [sql`m.owner_id = ${owner}`];
  if (vehicle_id) where.push(sql`m.vehicle_id = ${vehicle_id}`);
  if (category) where.push(sql`m.category = ${category}`);
  if (status) where.push(sql`m.status = ${status}`);
  if (search) where.push(matchesText([sql`m.search_text`, sql`v.search_text`], search));
  return where;
}
