import { type Queryable, raw, type Sql, sql } from '@carnet/pg';

/** The number of logs that a log remembers to go on from. */
const REMEMBERED = 10;
/** More than an asynchronous standby lacks when it is promoted, in numbers of things of one kind. */
const SKIPPED_IDS = 10_000;

/**
 * The home of the database: PostgreSQL's cluster and its timeline, which is another one after each promotion and after a recovery to a point in time.
 * (`pg_control_checkpoint()` says the old timeline until the first checkpoint.)
 */
const HOME = sql`concat_ws('.', (select system_identifier from pg_control_system()), left(pg_walfile_name(pg_current_wal_lsn()), 8))`;

/** A database whose home may not be asked has none: its log stays the one that it is. */
const UNKNOWN = sql`null::text`;

/** PostgreSQL looks whether a function may be called before it looks whether it is, so this is asked by itself. */
export async function homeOf(db: Queryable): Promise<{ home: Sql; isKnown: boolean }> {
  const [may] = await db.rows<{ ask: boolean }>(sql`
    select bool_and(has_function_privilege(name, 'execute')) as ask
    from unnest(array['pg_control_system()', 'pg_current_wal_lsn()', 'pg_walfile_name(pg_lsn)']) as name`);
  return may?.ask ? { home: HOME, isKnown: true } : { home: UNKNOWN, isKnown: false };
}

/**
 * Gives the log a new identity where it is written elsewhere than before, in one statement, so that of several instances one does so.
 *
 * It goes on from the log of before, up to where that was compacted: all of this had been committed before the mark was, so no server
 * has the mark without it. A server that was promoted may give numbers away once more that it gave before to things and people, and that a
 * token or an open page still holds; so a good many are skipped.
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
