import { type Sql, sql } from './sql.js';

/** Begins a write of what `owner` has (`LockOwners`). `Database.write` does. */
export async function lockOwner(db: { rows(statement: Sql): Promise<unknown> }, owner: number): Promise<void> {
  await db.rows(sql`select lock_owner(${owner}::int)`);
}
