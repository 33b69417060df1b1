import { JobTable as LeasedJobs } from '@carnet/jobs';
import { type Database, raw, type Sql, sql, within } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';
import type { EntityManager } from 'typeorm';
import type { WaitsFor } from './waits-for.js';

/** A job, leased to this process. */
export interface Job {
  owner_id: OwnerId;
  /** The id of the dossier, export, passport or import. */
  id: number;
  /** The number of times that the job was taken and not returned, this time included. */
  tries: number;
  /** The number of failures: exceptions, or deaths of its child process. */
  failures: number;
  /** The number of times that the job was put off because another service was down. */
  put_off: number;
}

/** One taking of a job. */
export interface Taking {
  owner_id: OwnerId;
  id: number;
  tries: number;
}

/** Names of the tables: the queue, and the things that its jobs are for. */
export interface JobTableNames {
  jobs: string;
  /** The queue's column with the id of the thing. */
  thingId: string;
  /** The table of the things, with `state`, `done`, `of`, `failure`, `finished_at` and `version`. */
  things: string;
}

/** A queue of jobs. The state of a job is stored in the row of its thing (ADR 68). */
export class JobTable<State extends string, Failure extends string> extends LeasedJobs<Job> {
  private readonly things: Sql;
  private readonly thingId: Sql;

  constructor(database: Database, { jobs, things, thingId }: JobTableNames) {
    super(database, { table: jobs, key: { owner_id: 'owner_id', id: thingId }, leaseSeconds: 30 });
    [this.things, this.thingId] = [raw(things), raw(thingId)];
  }

  /** Leases the job that has waited longest. */
  async take(): Promise<Job | null> {
    const [job] = await this.database.rows<Job>(sql`
      with due as (${this.due(sql`queued_at, owner_id, ${this.thingId}`)})
      update ${this.table} j set ${this.taken()}, waits_for = null from due where ${this.isDue()}
      returning j.owner_id, j.${this.thingId} as id, j.tries, j.failures, j.put_off`);
    return job ?? null;
  }

  /** The last taking of every unfinished job, also of those whose lease has expired. */
  everTaken(): Promise<Taking[]> {
    return this.database.rows<Taking>(sql`
      select owner_id, ${this.thingId} as id, tries from ${this.table} where tries > 0`);
  }

  /** Stores the progress; returns false if the lease is lost, as `renew` does. Locks the thing's row first, in the same order as a delete. */
  async tell(job: Job, state: State, done: number, of: number): Promise<boolean> {
    const told = await this.database.rows(sql`
      with thing as (select from ${this.things} where ${this.isThing(job)} for update),
      held as (
        update ${this.table} j set due_at = now() + ${this.lease}
        where ${this.isHeld(job)} and exists (select from thing) returning 1
      )
      update ${this.things} set state = ${state}, done = ${done}, "of" = ${of}, version = version + 1
      where ${this.isThing(job)} and exists (select 1 from held) returning 1`);
    return told.length > 0;
  }

  /**
   * Returns a job to the queue for a retry after some seconds, and counts this try as `as` says. Locks as `tell` does.
   * @param waitsFor the missing service, if the job is put off
   */
  override async defer(
    job: Job,
    seconds: number,
    as: 'failure' | 'put-off' | 'nothing' = 'failure',
    waitsFor: WaitsFor | null = null,
  ): Promise<void> {
    await this.database.rows(sql`
      with thing as (select from ${this.things} where ${this.isThing(job)} for update),
      left_to_others as (
        update ${this.table} j set tries = tries - 1,
          failures = failures + ${as === 'failure' ? 1 : 0}::int, put_off = put_off + ${as === 'put-off' ? 1 : 0}::int,
          waits_for = ${waitsFor}, due_at = now() + make_interval(secs => ${seconds})
        where ${this.isHeld(job)} and exists (select from thing) returning 1
      )
      update ${this.things} set state = 'queued', done = 0, "of" = 0, version = version + 1
      where ${this.isThing(job)} and exists (select 1 from left_to_others)`);
  }

  override release(job: Job): Promise<void> {
    return this.defer(job, 0, 'nothing');
  }

  async saveFailure(tx: EntityManager, job: Job, failure: Failure): Promise<void> {
    await within(tx).rows(sql`
      update ${this.things} set state = 'failed', failure = ${failure}, done = 0, "of" = 0, finished_at = now(), version = version + 1
      where ${this.isThing(job)}`);
  }

  protected isThing({ owner_id, id }: Job): Sql {
    return sql`owner_id = ${owner_id} and id = ${id}`;
  }
}
