import type { OwnedIds } from '@carnet/fact-log';
import type { ApiKeyAccess } from '@carnet/nest-kit';
import { type Queryable, sql } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';
import { Injectable } from '@nestjs/common';
import type { ApiKey } from './api-key.entity.js';
import { columns, DAYS_OF_USES, keys, uses } from './api-key.read.js';

export interface NewRow {
  name: string;
  prefix: string;
  hash: string;
  access: ApiKeyAccess;
  vehicle_id: number | null;
  expires_in_days: number | null;
}

export interface Ended {
  id: number;
  owner_id: OwnerId;
}

@Injectable()
export class ApiKeysRepository {
  /** The newest first; their number is limited by a quota. */
  list(db: Queryable, owner: OwnerId): Promise<ApiKey[]> {
    return db.rows<ApiKey>(sql`
      select ${columns}, ${uses} from ${keys} where k.owner_id = ${owner} order by k.id desc`);
  }

  async insert(db: Queryable, owner: OwnerId, row: NewRow): Promise<ApiKey> {
    const [made] = await db.rows<ApiKey>(sql`
      with k as (
        insert into api_keys (owner_id, name, prefix, hash, access, vehicle_id, expires_at)
        values (${owner}, ${row.name}, ${row.prefix}, ${row.hash}, ${row.access}, ${row.vehicle_id},
          now() + make_interval(days => ${row.expires_in_days}))
        returning *)
      select ${columns}, 0 as uses
      from k left join vehicles_of_keys v on v.owner_id = k.owner_id and v.id = k.vehicle_id`);
    return made!;
  }

  remove(db: Queryable, owner: OwnerId, id: number): Promise<Ended[]> {
    return db.rows<Ended>(sql`delete from api_keys where owner_id = ${owner} and id = ${id} returning id, owner_id`);
  }

  removeOfVehicles(db: Queryable, { owners, ids }: OwnedIds): Promise<Ended[]> {
    return db.rows<Ended>(sql`
      delete from api_keys where (owner_id, vehicle_id) in (select * from unnest(${owners}::int[], ${ids}::int[]))
      returning id, owner_id`);
  }

  findByHashes(db: Queryable, hashes: readonly string[]): Promise<{ id: number; hash: string }[]> {
    return db.rows<{ id: number; hash: string }>(
      sql`select id, hash from api_keys where hash = any(${hashes}::text[])`,
    );
  }

  /** Adds counts from services. Deleted keys are skipped. Users are locked before their keys, in one order, as a deletion does. */
  async addUses(db: Queryable, told: readonly { id: number; uses: number; last_used_at: string }[]): Promise<void> {
    await db.rows(sql`
      with told as (
        select id, uses, last_used_at
        from jsonb_to_recordset(${JSON.stringify(told)}::jsonb) as told (id int, uses int, last_used_at timestamptz)),
      held as (
        select k.id, k.owner_id from users u join api_keys k on k.owner_id = u.id where k.id in (select id from told)
        order by u.id, k.id for key share of u for no key update of k),
      seen as (
        update api_keys k set last_used_at = greatest(k.last_used_at, told.last_used_at)
        from told join held using (id) where k.id = told.id)
      insert into api_key_uses (owner_id, key_id, day, uses)
      select held.owner_id, held.id, current_date, told.uses from held join told using (id) order by 1, 2
      on conflict (owner_id, key_id, day) do update set uses = api_key_uses.uses + excluded.uses`);
  }

  async forgetOldUses(db: Queryable): Promise<void> {
    await db.rows(sql`
      delete from api_key_uses where (owner_id, key_id, day) in (
        select owner_id, key_id, day from api_key_uses where day < current_date - ${DAYS_OF_USES}::int for update skip locked)`);
  }
}
