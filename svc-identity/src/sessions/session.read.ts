import { EntityQuery, type Sql, sql } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';

/** Sessions of a person, without the id in their tokens. */
export const sessions = new EntityQuery({
  row: sql`s.id, s.user_agent, s.signed_in_by, s.created_at, s.last_seen_at, s.expires_at`,
  from: sql`sessions s`,
  id: sql`s.id`,
  version: sql`1`,
  sorts: { newest: { key: sql`s.created_at`, type: 'timestamptz', direction: 'desc' } },
  defaultSort: 'newest',
});

export const sessionsOf = (owner: OwnerId): Sql[] => [sql`s.owner_id = ${owner}`, sql`s.expires_at > now()`];
