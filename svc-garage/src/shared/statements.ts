import type { Problem } from '@carnet/messages';
import { brokenForeignKey, join, JsonText, type Queryable, raw, type Sql, sql } from '@carnet/pg';

type Value = string | number | null | undefined;

/** Values for the columns of one row. The keys become SQL, so they come from code, never from a request. */
export type Columns = Record<string, Value>;

/** Demands a column for each field of a body, so that no accepted field is lost. */
export type ColumnsOf<Body> = Record<keyof Body, Value>;

/** `insert into table …` of one row; undefined values become null. */
export const insertInto = (table: string, columns: Columns): Sql =>
  sql`insert into ${raw(table)} (${join(Object.keys(columns).map((name) => raw(name)))})
      values (${join(Object.values(columns).map((value) => value ?? null))})`;

/** `update table set …`, which also increments the row's version. */
export const updateOf = (table: string, columns: Columns): Sql =>
  sql`update ${raw(table)} set ${join(
    Object.entries(columns).map(([name, value]) => sql`${raw(name)} = ${value ?? null}`),
  )}, version = version + 1, updated_at = now()`;

/**
 * Runs an insert or update of one row and returns the row as the API does, in one statement.
 * @param change without `returning`
 * @param row the select list of the result
 * @param from the tables of the result, where `saved` stands for the written row
 */
export async function written(db: Queryable, change: Sql, { row, from }: { row: Sql; from: Sql }): Promise<JsonText> {
  const [saved] = await db.rows<{ version: number; json: string }>(
    sql`with saved as (${change} returning *)
        select (select version from saved) as version, (select row_to_json(r) from (select ${row}) r) as json from ${from}`,
  );
  return new JsonText(saved!.json, { version: saved!.version });
}

/**
 * Runs a write whose foreign keys include the owner's id. A reference that is missing or somebody else's violates `constraint`; the caller then gets `failure`.
 */
export async function requireReference<T>(write: Promise<T>, constraint: string, failure: () => Problem): Promise<T> {
  try {
    return await write;
  } catch (error) {
    throw brokenForeignKey(error) === constraint ? failure() : error;
  }
}
