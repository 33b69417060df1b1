import { type Database, join, raw, type Sql, sql, within } from '@carnet/pg';
import type { EntityManager } from 'typeorm';
import { dueIn, leased, leaseOf, millisecondsUntil } from './leases.js';

/** A leased job, identified by its key columns. */
export interface LeasedJob {
  /** The number of leases of the job, including this one. It proves that a process still has the lease. */
  tries: number;
}

export interface JobTableOptions<Job> {
  /** A table with `due_at` and `tries`. A row is deleted when its work is done. */
  table: string;
  /** The key columns, by the names of the job's properties. */
  key: Readonly<Partial<Record<keyof Job & string, string>>>;
  /** Length of a lease. If a process dies, another one gets its job after this time. */
  leaseSeconds: number;
}

const J = sql`j`;

/** A table of jobs that several processes share. All statements call it `j`. */
export abstract class JobTable<Job extends LeasedJob> {
  protected readonly table: Sql;
  private readonly key: [property: keyof Job, column: Sql][];
  protected readonly lease: Sql;
  /** Well below the lease, so that some renewals may fail. */
  readonly renewEveryMs: number;

  constructor(
    protected readonly database: Database,
    { table, key, leaseSeconds }: JobTableOptions<Job>,
  ) {
    this.table = raw(table);
    this.key = Object.entries<string>(key as Record<string, string>).map(([property, column]) => [
      property as keyof Job,
      raw(column),
    ]);
    this.lease = leaseOf(leaseSeconds);
    this.renewEveryMs = (leaseSeconds * 1_000) / 6;
  }

  /** Milliseconds until the next job is due; null if there is none. */
  nextIn(): Promise<number | null> {
    return millisecondsUntil(this.database, sql`select due_at as due from ${this.table}`);
  }

  /** Renews the lease; false if the job is gone, or another process has it. */
  async renew(job: Job): Promise<boolean> {
    return this.update(job, sql`due_at = now() + ${this.lease}`);
  }

  /** Makes the job due again after some seconds, for any process. Counts as a try. */
  async defer(job: Job, seconds: number): Promise<void> {
    await this.update(job, dueIn(seconds));
  }

  /** Releases the job, which is due at once. Does not count as a try. */
  async release(job: Job): Promise<void> {
    await this.update(job, sql`tries = tries - 1, due_at = now()`);
  }

  /** Deletes a finished job in the transaction that writes its result. If it returns false (as `renew` does), the transaction must not write anything. */
  async end(tx: EntityManager, job: Job): Promise<boolean> {
    const ended = await within(tx).rows(sql`delete from ${this.table} j where ${this.isHeld(job)} returning 1`);
    return ended.length > 0;
  }

  /** Selects one due job, for `update … set ${taken()} from due where ${isDue()}`. Concurrent processes get different jobs. */
  protected due(order: Sql, ...only: Sql[]): Sql {
    const columns = join(
      this.key.map(([, column]) => column),
      ', ',
    );
    const conditions = join([sql`due_at <= now()`, ...only], ' and ');
    return sql`select ${columns} from ${this.table} where ${conditions} order by ${order} limit 1 for update skip locked`;
  }

  protected isDue(): Sql {
    return join(
      this.key.map(([, column]) => sql`j.${column} = due.${column}`),
      ' and ',
    );
  }

  protected taken(): Sql {
    return leased(J, this.lease);
  }

  /** A condition on `j`: this process still has the lease of the job. */
  protected isHeld(job: Job): Sql {
    const key = this.key.map(([property, column]) => sql`j.${column} = ${job[property]}`);
    return join([...key, sql`j.tries = ${job.tries}`], ' and ');
  }

  private async update(job: Job, set: Sql): Promise<boolean> {
    const updated = await this.database.rows(
      sql`update ${this.table} j set ${set} where ${this.isHeld(job)} returning 1`,
    );
    return updated.length > 0;
  }
}
