import type { Queryable } from '../database/database.js';
import { type Sql, sql } from '../database/sql.js';
import type { OwnerId } from '../http/owner.js';

/**
 * The rows of an outbox are leased: `due_at` says when one is tried next and is null at its end, `tries` how often it was taken. Of several instances
 * each takes others, and what one had in hand that died comes due by itself when its lease ends.
 */
export interface LeasedRow {
  owner_id: OwnerId;
  id: string | number;
  /** The number of times that it was taken, this time included. */
  tries: number;
}

/** Longer than a try can take. */
export const LEASE = sql`interval '60 seconds'`;

/** The rows of a table that wait longest, of those which `only` lets through; of several who look at once, each gets others. */
export const dueRows = (table: Sql, most: number, only = sql`true`): Sql => sql`
  select owner_id, id from ${table} where due_at <= now() and ${only} order by due_at limit ${most} for update skip locked`;

/** Rows of people who are not in `served`. */
export const notOf = (served: readonly OwnerId[]): Sql => sql`owner_id <> all(${served}::int[])`;

/**
 * Those rows of a table of many people that nobody has in hand. Whoever changes rows of many waits for nobody: a deletion of an account has all of one, and takes
 * them in another order.
 */
export const freeRows = (table: Sql, which: Sql): Sql => sql`
  (owner_id, id) in (select owner_id, id from ${table} where ${which} for update skip locked)`;

/** The columns that are set when a row `row` is taken. */
export const leased = (row: Sql): Sql => sql`tries = ${row}.tries + 1, due_at = now() + ${LEASE}`;

/** The row, as long as it is in the hands of who took it: after its lease another one may have it, whose word then counts. */
export const stillLeased = ({ owner_id, id, tries }: LeasedRow): Sql =>
  sql`owner_id = ${owner_id} and id = ${id} and tries = ${tries} and due_at is not null`;

/** When a row is tried next: after some seconds, or never again where they are null. */
export const dueIn = (seconds: number | null): Sql => sql`due_at = now() + make_interval(secs => ${seconds})`;

/** Milliseconds until the first of `due` comes; null where nothing waits. */
export async function millisecondsUntil(db: Queryable, due: Sql): Promise<number | null> {
  const [next] = await db.rows<{ ms: number }>(sql`
    select greatest(0, extract(epoch from due - now()) * 1000)::int as ms
    from (select min(due) as due from (${due}) waiting) next where due is not null`);
  return next?.ms ?? null;
}

const FIRST_S = 5;
const LONGEST_S = 60 * 60;

/** After `tries` that failed: twice as long each time, up to an hour. */
export const secondsUntilNextTry = (tries: number): number => Math.min(FIRST_S * 2 ** (tries - 1), LONGEST_S);
