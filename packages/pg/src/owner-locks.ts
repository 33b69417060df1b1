import type { MigrationInterface, QueryRunner } from 'typeorm';
import { ADVISORY_LOCKS } from './advisory-locks.js';

/** PostgreSQL's SQLSTATE for a write of a deleted account. */
export const OWNER_GONE = 'CQ002';

/** PostgreSQL's SQLSTATE for a write about a vehicle that is being handed over (ADR 132). */
export const HELD = 'CQ003';

/**
 * `lock_owner(id)`: acquires the owner's write lock until the end of the transaction (ADR 12). Then, with a snapshot taken after the wait, it checks whether
 * the owner's account was deleted meanwhile, and fails the write if so.
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
