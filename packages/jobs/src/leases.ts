import { type Queryable, raw, type Sql, sql } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';

/**
 * Parts of statements for a table whose rows are leased: `due_at` says when one is taken next and is null at its end, `tries` how often it was taken. Two
 * instances never take the same row. If an instance dies, its rows are due again when their leases end.
 */
export interface LeasedRow {
  owner_id: OwnerId;
  id: string | number;
  /** The number of times that it was taken, this time included. */
  tries: number;
}

export const leaseOf = (seconds: number): Sql => raw(`interval '${seconds} seconds'`);

/** Longer than sending something can take. */
export const LEASE = leaseOf(60);

/** The rows of a table that have waited longest, among those for which `only` is true. Instances that ask at the same time get different rows. */
export const dueRows = (table: Sql, most: number, only = sql`true`): Sql => sql`
  select owner_id, id from ${table} where due_at <= now() and ${only} order by due_at limit ${most} for update skip locked`;

/** Rows of people who are not in `served`. */
export const notOf = (served: readonly OwnerId[]): Sql => sql`owner_id <> all(${served}::int[])`;

/**
 * Rows that nobody else has locked, in a table with rows of many people. A statement that changes rows of many people must not wait for locks: the deletion of an
 * account locks all rows of one person, in another order, and the two would wait for each other.
 */
export const freeRows = (table: Sql, which: Sql): Sql => sql`
  (owner_id, id) in (select owner_id, id from ${table} where ${which} for update skip locked)`;

/** The columns that are set when a row `row` is taken. */
export const leased = (row: Sql, lease = LEASE): Sql => sql`tries = ${row}.tries + 1, due_at = now() + ${lease}`;

/** True as long as the row belongs to the instance that took it. After the lease another instance may take it, and then only the word of that one counts. */
export const stillLeased = ({ owner_id, id, tries }: LeasedRow): Sql =>
  sql`owner_id = ${owner_id} and id = ${id} and tries = ${tries} and due_at is not null`;

/** The time of a row's next try: after some seconds, or never again where they are null. */
export const dueIn = (seconds: number | null): Sql => sql`due_at = now() + make_interval(secs => ${seconds})`;

/** Milliseconds until the first of `due` comes; null where nothing waits. */
export async function millisecondsUntil(db: Queryable, due: Sql): Promise<number | null> {
  const [next] = await db.rows<{ ms: number }>(sql`
    select greatest(0, extract(epoch from due - now()) * 1000)::int as ms
    from (select min(due) as due from (${due}) waiting) next where due is not null`);
  return next?.ms ?? null;
}
