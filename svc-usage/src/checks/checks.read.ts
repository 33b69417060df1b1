import { EntityQuery, type Sql, sql } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';

export const dayChecks = new EntityQuery<'oldest'>({
  row: sql`k.id, k.vehicle_id, k.day, k.items, k.version, k.created_at, k.updated_at`,
  from: sql`day_checks k`,
  id: sql`k.id`,
  version: sql`k.version`,
  nested: sql`pg_column_size(k.items)`,
  sorts: { oldest: { key: sql`k.day`, type: 'date', direction: 'asc' } },
  defaultSort: 'oldest',
});

export const matching = (owner: OwnerId): Sql[] => [sql`k.owner_id = ${owner}`];
