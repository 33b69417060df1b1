import type { EntityManager } from 'typeorm';
import { type Queryable, within } from './database.js';
import { join, raw, type Sql, sql } from './sql.js';

/**
 * Locks the rows of `table` for which `which` is true until the transaction ends, by (owner_id, id) as everywhere (ADR 10). Who is
 * just referring to one is waited for, and nobody begins to.
 */
export async function hold(tx: EntityManager, table: string, which: Sql): Promise<void> {
  await within(tx).rows(sql`select 1 from ${raw(table)} where ${which} order by owner_id, id for update`);
}

/**
 * A condition that is always true, for a statement that locks rows: those that `selects` lock are locked before any of its own, one
 * select after the other (ADR 10).
 */
export const heldFirst = (...selects: Sql[]): Sql =>
  selects.length === 0
    ? sql`true`
    : sql`${join(
        selects.map((select) => sql`(select count(*) from (${select}) held)`),
        ' + ',
      )} >= 0`;

/**
 * The row that `statement` locks, with what it reads beside it. Where it had to wait for the lock, PostgreSQL gives that row as it is
 * now, but all else as it was when the statement began; so it runs once more, under the lock.
 * @param statement reads the row's `version`, and as `seen` the one that the row had when the statement began
 */
export async function heldRow<T extends { version: number }>(db: Queryable, statement: Sql): Promise<T | undefined> {
  const read = async () => (await db.rows<T & { seen: number }>(statement))[0];
  const first = await read();
  const row = first && first.seen !== first.version ? await read() : first;
  if (!row) return undefined;
  const { seen: _, ...held } = row;
  return held as unknown as T;
}
