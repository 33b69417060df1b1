import { EntityQuery, type Sql, sql } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';

/** Passkeys without the data that verifies answers. */
export const passkeys = new EntityQuery({
  row: sql`p.id, p.name, p.created_at, p.last_used_at`,
  from: sql`passkeys p`,
  id: sql`p.id`,
  version: sql`1`,
  sorts: { oldest: { key: sql`p.id`, type: 'integer', direction: 'asc' } },
  defaultSort: 'oldest',
});

export const passkeysOf = (owner: OwnerId): Sql[] => [sql`p.owner_id = ${owner}`];
