import type { Client } from 'pg';

export interface Table {
  name: string;
  /** Columns that are not generated; quoted. */
  columns: string[];
  /** Order of the rows by primary key, the same in every database, whatever its locale. */
  order: string[];
}

export interface Sequence {
  name: string;
  last: string;
  called: boolean;
}

/** All tables of a service's database. */
export async function tablesOf(client: Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(`
    select c.relname as name,
      (select array_agg(quote_ident(a.attname) order by a.attnum) from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
      (select array_agg(quote_ident(a.attname) || case when a.attcollation <> 0 then ' collate "C"' else '' end order by part.nth)
        from pg_index i cross join unnest(i.indkey::integer[]) with ordinality as part (attnum, nth)
        join pg_attribute a on a.attrelid = c.oid and a.attnum = part.attnum
        where i.indrelid = c.oid and i.indisprimary) as order
    from pg_class c where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
    order by c.relname collate "C"`);
  const keyless = rows.filter(({ order }) => !order).map(({ name }) => name);
  if (keyless.length) throw new Error(`Without a primary key: ${keyless.join(', ')}`);
  return rows;
}

/** Reads the sequences. They are outside of transactions, so after the tables' snapshot they are never behind the rows. */
export async function sequencesOf(client: Client): Promise<Sequence[]> {
  const { rows } = await client.query<{ name: string }>(`
    select quote_ident(relname) as name from pg_class
    where relkind = 'S' and relnamespace = 'public'::regnamespace order by relname collate "C"`);
  const sequences: Sequence[] = [];
  for (const { name } of rows) {
    const read = `select last_value::text as last, is_called as called from public.${name}`;
    const state = await client.query<Omit<Sequence, 'name'>>(read);
    sequences.push({ name, ...(state.rows[0] as Omit<Sequence, 'name'>) });
  }
  return sequences;
}

/** Migrations that were applied to the database, in that order. */
export async function migrationsOf(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>('select name from public.migrations order by timestamp, id');
  return rows.map(({ name }) => name);
}

export const quoted = (name: string): string => `public."${name.replaceAll('"', '""')}"`;

/** `COPY` of a whole table, without tables that inherit from it: each row is a line, ordered by the primary key. */
export const copyOutOf = ({ name, columns, order }: Table): string =>
  `copy (select ${columns.join(', ')} from only ${quoted(name)} order by ${order.join(', ')}) to stdout`;

export const copyInto = ({ name, columns }: Pick<Table, 'name' | 'columns'>): string =>
  `copy ${quoted(name)} (${columns.join(', ')}) from stdin`;
