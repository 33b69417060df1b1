import { brokenForeignKey } from '../errors/database-problems.js';
import { type Sql, sql } from './sql.js';

/**
 * The owner's lock (ADR 12) for a create that is one statement: a CTE of one row, which the insert selects from, so that the lock is held
 * before anything is written. What such a statement reads is as it was before it waited for the lock, so all that it refers to has a
 * foreign key, which PostgreSQL checks as it is then.
 */
export const ownerLocked = (owner: number): Sql => sql`locked as (select lock_owner(${owner}::int))`;

/** The rows that such a create answers; none where what it refers to was deleted while it waited. */
export async function unlessGone<T>(created: Promise<T[]>): Promise<T[]> {
  try {
    return await created;
  } catch (error) {
    if (brokenForeignKey(error) === null) throw error;
    return [];
  }
}
