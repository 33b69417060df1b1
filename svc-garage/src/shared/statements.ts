import type { Problem } from '@carnet/messages';
import { brokenForeignKey, join, JsonText, type Queryable, raw, type Sql, sql } from '@carnet/pg';

type Value = string | number | null | undefined;

/** Values for the columns of one row. The keys become SQL, so they come from code, never from a request. */
export type Columns = Record<string, Value>;

/** A column for each field of a body, so that none is accepted and then lost. */
export type ColumnsOf<Body> = Record<keyof Body, Value>;

/** `insert into table …` of one row; what is undefined becomes null. */
export const insertInto = (table: string, columns: Columns): Sql =>
  sql`insert into ${raw(table)} (${join(Object.keys(columns).map((name) => raw(name)))})
      values (${join(Object.values(columns).map((value) => value ?? null))})`;

/** `update table set …`, which also makes the row's next version. */
export const updateOf = (table: string, columns: Columns): Sql =>
  sql`update ${raw(table)} set ${join(
    Object.entries(columns).map(([name, value]) => sql`${raw(name)} = ${value ?? null}`),
  )}, version = version + 1, updated_at = now()`;

/**
 * Runs an insert or update of one row and answers that row as a reader sees it, in one statement.
 * @param change without `returning`
 * @param row the select list of the answer
 * @param from the tables of the answer, where `saved` stands for what was written
 */
export async function written(db: Queryable, change: Sql, { row, from }: { row: Sql; from: Sql }): Promise<JsonText> {
  const [saved] = await db.rows<{ version: number; json: string }>(
    sql`with saved as (${change} returning *)
        select (select version from saved) as version, (select row_to_json(r) from (select ${row}) r) as json from ${from}`,
  );
  return new JsonText(saved!.json, { version: saved!.version });
}

/**
 * Waits for a write whose foreign keys hold the owner's id: a reference that is missing or somebody else's breaks `constraint`,
 * and the caller gets `failure`.
 */
export async function requireReference<T>(write: Promise<T>, constraint: string, failure: () => Problem): Promise<T> {
  try {
    return await write;
  } catch (error) {
    throw brokenForeignKey(error) === constraint ? failure() : error;
  }
}
