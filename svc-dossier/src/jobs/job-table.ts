import { type Database, type OwnerId, raw, type Sql, sql, within } from '@carnet/svc-kit';
import type { EntityManager } from 'typeorm';
import type { WaitsFor } from './waits-for.js';

/** The work on one thing, taken for as long as the lease says. */
export interface Job {
  owner_id: OwnerId;
  /** The id of the thing. */
  id: number;
  /** The number of times that it was taken and not given back, this time included. */
  tries: number;
  /** The number of times that its own process died of it. */
  failures: number;
  /** The number of times that it was put off because something else was away. */
  put_off: number;
}

/** One of the times that work was taken. */
export interface Taking {
  owner_id: OwnerId;
  id: number;
  tries: number;
}

/** Renewed all the while: who dies with work in hand has it given to another one after this. */
const LEASE = sql`interval '30 seconds'`;

/** Tables of the waiting work, and of the things that it is on. */
export interface JobTableNames {
  jobs: string;
  /** Its column that names the thing. */
  thingId: string;
  /** With `state`, `done`, `of`, `failure`, `finished_at` and `version`. */
  things: string;
}

/** A table of work, from which several processes take (ADR 68). */
export class JobTable<State extends string, Failure extends string> {
  private readonly jobs: Sql;
  private readonly things: Sql;
  private readonly thingId: Sql;

  constructor(
    protected readonly database: Database,
    { jobs, things, thingId }: JobTableNames,
  ) {
    [this.jobs, this.things, this.thingId] = [raw(jobs), raw(things), raw(thingId)];
  }

  /** Takes the one that waits longest; of several who take at once, each gets another. */
  async take(): Promise<Job | null> {
    const { jobs, thingId } = this;
    const [job] = await this.database.rows<Job>(sql`
      with due as (
        select owner_id, ${thingId} from ${jobs} where due_at <= now()
        order by queued_at, owner_id, ${thingId} limit 1 for update skip locked
      )
      update ${jobs} j set tries = j.tries + 1, waits_for = null, due_at = now() + ${LEASE}
      from due where j.owner_id = due.owner_id and j.${thingId} = due.${thingId}
      returning j.owner_id, j.${thingId} as id, j.tries, j.failures, j.put_off`);
    return job ?? null;
  }

  /** Milliseconds until the next one is due; null where there is none. */
  async nextIn(): Promise<number | null> {
    const [next] = await this.database.rows<{ ms: number }>(sql`
      select greatest(0, extract(epoch from due - now()) * 1000)::int as ms
      from (select min(due_at) as due from ${this.jobs}) next where due is not null`);
    return next?.ms ?? null;
  }

  /** The last taking of all that is not made yet, also where its lease has ended. */
  taken(): Promise<Taking[]> {
    return this.database.rows<Taking>(sql`
      select owner_id, ${this.thingId} as id, tries from ${this.jobs} where tries > 0`);
  }

  /** Renews the lease; false where it is not wanted any more, or another one has it by now. */
  async hold(job: Job): Promise<boolean> {
    const held = await this.database.rows(sql`
      update ${this.jobs} set due_at = now() + ${LEASE} where ${this.isTaking(job)} returning 1`);
    return held.length > 0;
  }

  /** Notes the progress; false as `hold` says it. Locks the thing first, as who deletes it does. */
  async tell(job: Job, state: State, done: number, of: number): Promise<boolean> {
    const told = await this.database.rows(sql`
      with thing as (select from ${this.things} where ${this.isThing(job)} for update),
      held as (
        update ${this.jobs} set due_at = now() + ${LEASE}
        where ${this.isTaking(job)} and exists (select from thing) returning 1
      )
      update ${this.things} set state = ${state}, done = ${done}, "of" = ${of}, version = version + 1
      where ${this.isThing(job)} and exists (select 1 from held) returning 1`);
    return told.length > 0;
  }

  /**
   * For the next one to take after some seconds, and what this time counts as. Locks as `tell` does.
   * @param waitsFor what is away, where it is put off
   */
  async later(
    job: Job,
    seconds: number,
    as: 'failure' | 'put-off' | 'nothing',
    waitsFor: WaitsFor | null = null,
  ): Promise<void> {
    await this.database.rows(sql`
      with thing as (select from ${this.things} where ${this.isThing(job)} for update),
      left_to_others as (
        update ${this.jobs} set tries = tries - 1,
          failures = failures + ${as === 'failure' ? 1 : 0}::int, put_off = put_off + ${as === 'put-off' ? 1 : 0}::int,
          waits_for = ${waitsFor}, due_at = now() + make_interval(secs => ${seconds})
        where ${this.isTaking(job)} and exists (select from thing) returning 1
      )
      update ${this.things} set state = 'queued', done = 0, "of" = 0, version = version + 1
      where ${this.isThing(job)} and exists (select 1 from left_to_others)`);
  }

  /** Ends a job; false as `hold` says it. */
  async end(tx: EntityManager, job: Job): Promise<boolean> {
    const ended = await within(tx).rows(sql`delete from ${this.jobs} where ${this.isTaking(job)} returning 1`);
    return ended.length > 0;
  }

  async saveFailure(tx: EntityManager, job: Job, failure: Failure): Promise<void> {
    await within(tx).rows(sql`
      update ${this.things} set state = 'failed', failure = ${failure}, done = 0, "of" = 0, finished_at = now(), version = version + 1
      where ${this.isThing(job)}`);
  }

  protected isThing({ owner_id, id }: Job): Sql {
    return sql`owner_id = ${owner_id} and id = ${id}`;
  }

  /** A condition that it is in the same hands still. */
  private isTaking({ owner_id, id, tries }: Job): Sql {
    return sql`owner_id = ${owner_id} and ${this.thingId} = ${id} and tries = ${tries}`;
  }
}
