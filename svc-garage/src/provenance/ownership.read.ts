import { EntityQuery, matchesText, type Sql, sql } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';

export const OWNERSHIP_SORTS = ['first', 'newest'] as const;
export type OwnershipSort = (typeof OWNERSHIP_SORTS)[number];

export const chapterRow = sql`c.id, c.vehicle_id, v.make, v.model, v.year, v.nickname, c.owned_by, c.owner_name, c.from_date, c.from_date_edtf, c.to_date, c.to_date_edtf,
  c.location, c.mileage, v.odometer_unit, c.acquired, c.price, c.currency, c.notes, c.created_at, c.updated_at, c.version`;

/** Chapters of `table`, each with its vehicle. */
export const chaptersWithVehicle = (table: Sql): Sql =>
  sql`${table} c join vehicles v on v.owner_id = c.owner_id and v.id = c.vehicle_id`;

export const ownershipChapters = new EntityQuery<OwnershipSort>({
  row: chapterRow,
  from: chaptersWithVehicle(sql`ownership_chapters`),
  id: sql`c.id`,
  version: sql`c.version`,
  sorts: {
    first: { key: sql`coalesce(c.from_date, c.to_date)`, type: 'date', direction: 'asc' },
    newest: { key: sql`c.created_at`, type: 'timestamptz', direction: 'desc' },
  },
  defaultSort: 'first',
  texts: [sql`c.notes`],
});

export const chapterOf = (owner: OwnerId, id: number): Sql[] => [sql`c.owner_id = ${owner}`, sql`c.id = ${id}`];

export interface OwnershipFilters {
  vehicle_id?: number;
  owned_by?: string;
  search?: string;
}

export function chaptersOf(owner: OwnerId, { vehicle_id, owned_by, search }: OwnershipFilters): Sql[] {
  const where = [sql`c.owner_id = ${owner}`];
  if (vehicle_id) where.push(sql`c.vehicle_id = ${vehicle_id}`);
  if (owned_by) where.push(sql`c.owned_by = ${owned_by}`);
  if (search) where.push(matchesText([sql`c.search_text`], search));
  return where;
}
