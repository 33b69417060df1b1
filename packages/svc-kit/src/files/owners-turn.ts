import type { EntityManager } from 'typeorm';
import { type Database, within } from '../database/database.js';
import { sql } from '../database/sql.js';
import type { OwnerId } from '../http/owner.js';

/** The first key of an owner's advisory lock, which the quotas take as well. */
const OWNER_LOCK = 727_002;

/** A write of what `owner` has: one follows the other, so that what `work` has read stays so until it ends. */
export const ownersTurn = <T>(
  database: Database,
  owner: OwnerId,
  work: (tx: EntityManager) => Promise<T>,
): Promise<T> =>
  database.transaction(async (tx) => {
    await within(tx).rows(sql`select pg_advisory_xact_lock(${OWNER_LOCK}, ${owner})`);
    return work(tx);
  });
