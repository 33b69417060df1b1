import { type Database, sql } from '@carnet/pg';

/** The tables of the kit and of TypeORM. */
const OF_NO_DOMAIN = [
  'facts',
  'fact_log',
  'fact_relay',
  'fact_cursors',
  'fact_heads',
  'fact_handlers',
  'republications',
  'handler_heads',
  'parked_facts',
  'idempotency_keys',
  'migrations',
  'token_floors',
  'ended_sessions',
  'api_key_copies',
  'grant_copies',
  'copies_in_step',
  'verification_keys',
];

/** The indexes and foreign keys of a service's tables that do not start with the owner, as all of them must (ADR 2). */
export async function notOwnerFirst(database: Database): Promise<string[]> {
  const found = await database.rows<{ name: string }>(sql`
    with firsts as (
      select indrelid as relation, indexrelid::regclass::text as name, indkey[0] as first from pg_index
      union all
      select conrelid, conname::text, conkey[1] from pg_constraint where contype = 'f')
    select f.name from firsts f
    join pg_class t on t.oid = f.relation and t.relnamespace = 'public'::regnamespace and t.relname <> all(${OF_NO_DOMAIN}::text[])
    left join pg_attribute a on a.attrelid = t.oid and a.attnum = f.first
    where a.attname is distinct from 'owner_id' order by 1`);
  return found.map(({ name }) => name);
}
