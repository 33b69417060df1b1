import { EntityQuery, inAlphabet, matchesText, type Sql, sql } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';

export const COLLECTION_SORTS = ['name', 'newest', 'updated', 'vehicles'] as const;
export type CollectionSort = (typeof COLLECTION_SORTS)[number];

const vehicleCount = sql`(select count(*)::int from vehicles v where v.owner_id = c.owner_id and v.collection_id = c.id)`;

export const collectionRow = sql`c.id, c.name, c.description, ${vehicleCount} as vehicle_count, c.created_at, c.updated_at`;

export const collections = new EntityQuery<CollectionSort>({
  row: collectionRow,
  from: sql`collections c`,
  id: sql`c.id`,
  version: sql`c.version`,
  sorts: {
    name: { key: inAlphabet(sql`c.name`), type: 'text', direction: 'asc' },
    newest: { key: sql`c.created_at`, type: 'timestamptz', direction: 'desc' },
    updated: { key: sql`c.updated_at`, type: 'timestamptz', direction: 'desc' },
    vehicles: { key: vehicleCount, type: 'integer', direction: 'desc' },
  },
  defaultSort: 'name',
  texts: [sql`c.description`],
});

export const collectionOf = (owner: OwnerId, id: number): Sql[] => [sql`c.owner_id = ${owner}`, sql`c.id = ${id}`];

export function collectionsOf(owner: OwnerId, { search }: { search?: string }): Sql[] {
  const where = [sql`c.owner_id = ${owner}`];
  if (search) where.push(matchesText([sql`c.search_text`], search));
  return where;
}
