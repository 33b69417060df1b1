import { EntityQuery, type Sql, sql } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';

/** The number of days with counts of a key's uses. */
export const DAYS_OF_USES = 30;

/** The columns of a key that the API returns, without its hash. */
export const columns = sql`k.id, k.name, k.prefix, k.access, k.vehicle_id,
  coalesce(v.nickname, nullif(concat_ws(' ', v.year, v.make, v.model), '')) as vehicle_name, k.created_at, k.expires_at, k.last_used_at`;

export const uses = sql`(
  select coalesce(sum(u.uses), 0)::int from api_key_uses u
  where u.owner_id = k.owner_id and u.key_id = k.id and u.day > current_date - ${DAYS_OF_USES}::int) as uses`;

export const keys = sql`api_keys k left join vehicles_of_keys v on v.owner_id = k.owner_id and v.id = k.vehicle_id`;

/** Keys that were not ended, including expired ones. */
export const apiKeys = new EntityQuery({
  row: sql`${columns}, ${uses}`,
  from: keys,
  id: sql`k.id`,
  version: sql`1`,
  sorts: { newest: { key: sql`k.created_at`, type: 'timestamptz', direction: 'desc' } },
  defaultSort: 'newest',
});

export const apiKeysOf = (owner: OwnerId): Sql[] => [sql`k.owner_id = ${owner}`];
