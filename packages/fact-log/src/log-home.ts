import { type Queryable, raw, type Sql, sql } from '@carnet/pg';

/** The number of earlier logs that a log remembers. */
const REMEMBERED = 10;
/** More ids than an asynchronous standby can lack when it is promoted, per kind. */
const SKIPPED_IDS = 10_000;

/**
 * The home of the database: the id of PostgreSQL's cluster and its timeline, which changes at each promotion and each point-in-time recovery.
 * (`pg_control_checkpoint()` returns the old timeline until the first checkpoint.)
 */
const HOME = sql`concat_ws('.', (select system_identifier from pg_control_system()), left(pg_walfile_name(pg_current_wal_lsn()), 8))`;

/** Without the permission to read its home, a database has none, and its log keeps its identity. */
const UNKNOWN = sql`null::text`;

/** PostgreSQL checks the permission for a function even where the call is never reached, so this is a separate query. */
export async function homeOf(db: Queryable): Promise<{ home: Sql; isKnown: boolean }> {
  const [may] = await db.rows<{ ask: boolean }>(sql`
    select bool_and(has_function_privilege(name, 'execute')) as ask
    from unnest(array['pg_control_system()', 'pg_current_wal_lsn()', 'pg_walfile_name(pg_lsn)']) as name`);
  return may?.ask ? { home: HOME, isKnown: true } : { home: UNKNOWN, isKnown: false };
}

/**
 * Gives the log a new identity if its home has changed. It is one statement, so that only one of several instances does it.
 *
 * The new log continues the old one up to the compacted position: those facts were committed before that mark, so every server with the mark has them. A
 * promoted server could give out ids again that the old server gave to things and people, and that a token or an open page still holds. So it skips many ids.
 */
export const recognition = (home: Sql): Sql => sql`
  with known as (
    select id, home, former, compacted_tx::text || '.' || compacted_seq::text as until from fact_log for update),
  moved as (
    update fact_log
    set home = ${home}, id = case when known.home is null then known.id else gen_random_uuid() end,
        former = case when known.home is null then known.former
                 else jsonb_build_array(jsonb_build_object('log', known.id, 'until', known.until))
                   || jsonb_path_query_array(known.former, '$[0 to ${raw(String(REMEMBERED - 2))}]') end
    from known where known.home is distinct from ${home}
    returning known.home is not null as is_another)
  select setval(format('%I.%I', schemaname, sequencename), least(last_value + ${raw(String(SKIPPED_IDS))}, max_value))
  from pg_sequences, moved where is_another and schemaname = 'public' and last_value is not null`;
