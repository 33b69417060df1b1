import { type Database, join, raw, type Sql, sql, within } from '@carnet/pg';
import type { EntityManager } from 'typeorm';
import { dueIn, leased, leaseOf, millisecondsUntil } from './leases.js';

/** A job in hand, known by the columns of its key. */
export interface LeasedJob {
  /** The number of times that it was taken, this time included: whoever has it proves by this that it is theirs. */
  tries: number;
}

export interface JobTableOptions<Job> {
  /** A table with `due_at` and `tries`, whose rows go when their work is done. */
  table: string;
  /** Columns of its key, by what they are called in a job. */
  key: Readonly<Partial<Record<keyof Job & string, string>>>;
  /** A process that dies with a job in hand has it given to another one after this. */
  leaseSeconds: number;
}

const J = sql`j`;

/** A table of jobs, from which several processes take. Its own table is `j` in all statements. */
export abstract class JobTable<Job extends LeasedJob> {
  protected readonly table: Sql;
  private readonly key: [property: keyof Job, column: Sql][];
  protected readonly lease: Sql;
  /** Well within the lease, so that some may be missed. */
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

  /** Milliseconds until the next one is due; null where there is none. */
  nextIn(): Promise<number | null> {
    return millisecondsUntil(this.database, sql`select due_at as due from ${this.table}`);
  }

  /** Renews the lease; false where the job is gone, or another one has it by now. */
  async renew(job: Job): Promise<boolean> {
    return this.update(job, sql`due_at = now() + ${this.lease}`);
  }

  /** Leaves a job for whoever is there after some seconds: this was a try of it. */
  async defer(job: Job, seconds: number): Promise<void> {
    await this.update(job, dueIn(seconds));
  }

  /** Gives a job back for the next one to take at once, as if it had never been taken. */
  async release(job: Job): Promise<void> {
    await this.update(job, sql`tries = tries - 1, due_at = now()`);
  }

  /** Ends a job within the transaction that writes its result; false as `renew` says it, and then nothing may be written. */
  async end(tx: EntityManager, job: Job): Promise<boolean> {
    const ended = await within(tx).rows(sql`delete from ${this.table} j where ${this.isHeld(job)} returning 1`);
    return ended.length > 0;
  }

  /** One job for `update … set ${taken()} from due where ${isDue()}`; of several who take at once, each gets another. */
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

  /** A condition on `j`: the job is in the hands of who took it. */
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
