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
 * All of `conditions`, asked in this order, so that what their selects lock is locked in it: what `and` joins PostgreSQL asks in the
 * order that it likes.
 */
export const inTurn = (...conditions: Sql[]): Sql =>
  sql`case ${join(
    conditions.map((condition) => sql`when not (${condition}) then false`),
    ' ',
  )} else true end`;

/**
 * A select, for `heldFirst`, that keeps rows of `table` from being deleted until the transaction ends: of those that a change names, the
 * ones that it does not name `already`. Those are left alone, since who deletes one waits for what is changed. None where nothing is named.
 * @param already a select of ids
 */
export function newlyNamed(table: string, owner: number, named: Named, already: Sql): Sql[] {
  const ids = (named ?? []).filter((id) => id != null);
  if (ids.length === 0) return [];
  return [
    sql`select 1 from ${raw(table)} where owner_id = ${owner} and id = any(${ids}::int[]) and id <> all(array(${already}))
        order by id for key share`,
  ];
}

type Named = readonly (number | null | undefined)[] | null | undefined;

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
