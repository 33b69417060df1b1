import { type Database, raw, type Sql, sql } from '@carnet/pg';

/**
 * The tables of a service that hold anything of an owner, whichever they are: those with an `owner_id`. A thing that was published as deleted
 * stays in `facts` as its tombstone, and what was published of it before until the log is compacted. What was taken of
 * another service's thing is known in `handler_heads` until that service tells that it is gone, and by its ids after that.
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

/** The names of all tables whose rows the journal follows; a service that names others than these cannot open what is in them. */
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

/** Conditions of the rows of a table that hold something. */
const COUNTS: Record<string, Sql> = {
  facts: sql`not exists (
    select 1 from facts gone where gone.kind = held.kind and gone.key = held.key and gone.deleted)`,
  handler_heads: sql`false`,
};
