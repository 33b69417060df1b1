import type { EntityManager, MigrationInterface, QueryRunner } from 'typeorm';
import { ADVISORY_LOCKS } from './advisory-locks.js';
import { within } from './database.js';
import { sql } from './sql.js';

/** The state that PostgreSQL reports to a write of somebody whose account was deleted. */
export const OWNER_GONE = 'CQ002';

/**
 * `lock_owner(id)`: waits until nobody else writes what the owner has, and keeps it so until the transaction ends (ADR 12). It then looks,
 * with a snapshot taken after the wait, whether the owner's account was deleted meanwhile, and ends the write if so.
 */
export class LockOwners1766100000000 implements MigrationInterface {
  name = 'LockOwners1766100000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create function lock_owner(id integer) returns void language plpgsql as $$
      begin
        perform pg_advisory_xact_lock(${ADVISORY_LOCKS.owners}, id);
        if exists (select from token_floors where user_id = id and deleted) then
          raise exception 'The account of owner % is deleted', id using errcode = '${OWNER_GONE}';
        end if;
      end $$`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop function lock_owner');
  }
}

/**
 * Locks several owners, who may be gone, for a batch that changes what they have: all locks before anything is written, in ascending order,
 * so that two batches never wait for each other.
 */
export async function lockOwners(tx: EntityManager, owners: readonly number[]): Promise<void> {
  if (owners.length === 0) return;
  await within(tx).rows(sql`
    select count(pg_advisory_xact_lock(${ADVISORY_LOCKS.owners}, id))
    from (select distinct id from unnest(${owners}::int[]) as given (id) order by id) owners`);
}
