import { type Database, raw, type Sql, sql } from '@carnet/pg';

/**
 * The tables of a service with rows of an owner, among all tables with an `owner_id`. Some rows stay by design and do not count: the tombstone of a deleted
 * thing in `facts`, and its earlier facts until the log is compacted; in `handler_heads` the ids of another service's things.
 */
export async function tablesHolding(database: Database, owner: number): Promise<string[]> {
  const holding: string[] = [];
  for (const name of await ownedTables((statement) => database.rows(statement))) {
    const counts = COUNTS[name] ?? sql`true`;
    const rows = await database.rows(
      sql`select 1 from ${raw(name)} held where owner_id = ${owner} and ${counts} limit 1`,
    );
    if (rows.length > 0) holding.push(name);
  }
  return holding;
}

/** The names of all tables with a journal trigger. The service's `journals` must name the same tables, or first entries cannot be written. */
export async function journaledTables(database: Database): Promise<string[]> {
  const tables = await database.rows<{ name: string }>(
    sql`select tgrelid::regclass::text as name from pg_trigger where tgname = 'keep_journal' order by 1`,
  );
  return tables.map(({ name }) => name);
}

/** The names of all tables with an `owner_id`. */
export async function ownedTables(ask: (statement: Sql) => Promise<{ name: string }[]>): Promise<string[]> {
  const tables = await ask(
    sql`select table_name::text as name from information_schema.columns join information_schema.tables using (table_schema, table_name)
        where table_schema = 'public' and column_name = 'owner_id' and table_type = 'BASE TABLE' order by 1`,
  );
  return tables.map(({ name }) => name);
}

/** Conditions for rows that count, by table. */
const COUNTS: Record<string, Sql> = {
  facts: sql`not exists (
    select 1 from facts gone where gone.kind = held.kind and gone.key = held.key and gone.deleted)`,
  handler_heads: sql`false`,
};
