import { EntityQuery, type Sql, sql } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';

/** Active authenticator apps, without their secrets. */
export const secondFactors = new EntityQuery({
  row: sql`'totp' as method, a.created_at, a.confirmed_at,
    (select count(*)::int from recovery_codes c where c.owner_id = a.owner_id) as recovery_codes`,
  from: sql`authenticator_apps a`,
  id: sql`a.owner_id`,
  version: sql`1`,
  sorts: { oldest: { key: sql`a.owner_id`, type: 'integer', direction: 'asc' } },
  defaultSort: 'oldest',
});

export const secondFactorsOf = (owner: OwnerId): Sql[] => [sql`a.owner_id = ${owner}`, sql`a.confirmed_at is not null`];
