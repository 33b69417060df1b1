import { type Queryable, raw, type Sql, sql } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';

/**
 * SQL fragments for a table whose rows are leased: `due_at` is the time of the next lease, and null when the row is finished; `tries` counts the leases. Two
 * instances never lease the same row. If an instance dies, its rows are due again when their leases end.
 */
export interface LeasedRow {
  owner_id: OwnerId;
  id: string | number;
  /** The number of leases of the row, including this one. */
  tries: number;
}

export const leaseOf = (seconds: number): Sql => raw(`interval '${seconds} seconds'`);

/** Longer than any delivery takes. */
export const LEASE = leaseOf(60);

/** Selects the rows that have waited longest, among those that match `only`. Concurrent instances get different rows. */
export const dueRows = (table: Sql, most: number, only = sql`true`): Sql => sql`
  select owner_id, id from ${table} where due_at <= now() and ${only} order by due_at limit ${most} for update skip locked`;

/** A condition: rows of people who are not in `served`. */
export const notOf = (served: readonly OwnerId[]): Sql => sql`owner_id <> all(${served}::int[])`;

/**
 * Selects rows that nobody else has locked, in a table with rows of many people. A statement that changes rows of many people must not wait for locks: the
 * deletion of an account locks all rows of one person in another order, which could deadlock.
 */
export const freeRows = (table: Sql, which: Sql): Sql => sql`
  (owner_id, id) in (select owner_id, id from ${table} where ${which} for update skip locked)`;

/** The columns to set when `row` is leased. */
export const leased = (row: Sql, lease = LEASE): Sql => sql`tries = ${row}.tries + 1, due_at = now() + ${lease}`;

/**
 * A condition: the lease of the row still belongs to this instance. After the lease, another instance may take the row, and only that instance's result counts.
 */
export const stillLeased = ({ owner_id, id, tries }: LeasedRow): Sql =>
  sql`owner_id = ${owner_id} and id = ${id} and tries = ${tries} and due_at is not null`;

/** Sets the time of a row's next try: after some seconds, or never if null. */
export const dueIn = (seconds: number | null): Sql => sql`due_at = now() + make_interval(secs => ${seconds})`;

/** Milliseconds until the first time in `due`; null if nothing waits. */
export async function millisecondsUntil(db: Queryable, due: Sql): Promise<number | null> {
  const [next] = await db.rows<{ ms: number }>(sql`
    select greatest(0, extract(epoch from due - now()) * 1000)::int as ms
    from (select min(due) as due from (${due}) waiting) next where due is not null`);
  return next?.ms ?? null;
}
