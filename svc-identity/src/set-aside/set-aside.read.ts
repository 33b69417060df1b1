import { EntityQuery, type Sql, sql } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';

/** Things that were ended when an account was taken back, without their secrets. */
export const setAside = new EntityQuery({
  row: sql`s.id, s.kind, s.name, s.added_at, s.ended_at, s.expires_at`,
  from: sql`set_aside s`,
  id: sql`s.id`,
  version: sql`1`,
  sorts: { oldest: { key: sql`s.id`, type: 'integer', direction: 'asc' } },
  defaultSort: 'oldest',
});

export const setAsideOf = (owner: OwnerId): Sql[] => [sql`s.owner_id = ${owner}`];
