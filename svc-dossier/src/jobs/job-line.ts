import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Attempt, attempt, secondsWith, Worker } from '@carnet/jobs';
import { type Blobs, type NewBlob, withRoom } from '@carnet/files';
import type { Database, Listener } from '@carnet/pg';
import type { Log } from '@carnet/runtime';
import type { OnApplicationBootstrap, OnModuleDestroy } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Job, JobTable, Taking } from './job-table.js';
import { type WaitsFor, waitsFor } from './waits-for.js';

/** The limit of failures: exceptions, and deaths of a job's child process. `MOST_TRIES` limits the deaths of this whole process. */
const MOST_FAILURES = 2;
const MOST_TRIES = 3;
const PAUSE_S = 5;
/** Backoff while storage or another service is down. All attempts together span about an hour. */
const PUT_OFF = { first: 15, longest: 5 * 60 };
const MOST_PUT_OFF = 16;

/** Failures common to all kinds of jobs. */
export type CommonFailure = 'not-made' | 'gave-up' | 'out-of-reach';

/** The job that this process is working on. */
export type Current = Attempt<Job>;

/** Reports progress; `done` resolves when every report is written. */
export type Telling<State> = ((state: State, done: number, of: number) => void) & { done: () => Promise<void> };

export interface JobLineParts {
  database: Database;
  blobs: Blobs;
  log: Log;
  listener: Listener;
  /** The parent folder; each job gets an empty folder in it while it runs. */
  folder: string;
  /** True if this process runs jobs of this kind. */
  isAtWork: boolean;
  /** The notification channel that wakes the worker. */
  wakes: string;
  /** The singular name of the product, for the log and as the prefix of folder names. */
  called: string;
}

/** A worker that runs queued jobs one after the other. Several processes can run it, each with a different job (ADR 68). */
export abstract class JobLine<State extends string, Failure extends string>
  implements OnApplicationBootstrap, OnModuleDestroy
{
  private readonly worker: Worker;
  private readonly stopListening: () => void;
  private current: Current | null = null;
  /** A job that was put off, but could not be returned to the queue yet. */
  private unreturned: { job: Job; waitsFor: WaitsFor } | null = null;

  constructor(
    protected readonly parts: JobLineParts,
    protected readonly jobs: JobTable<State, Failure | CommonFailure>,
  ) {
    const { listener, log, called, wakes, isAtWork } = parts;
    const run = (isStopping: () => boolean) => this.run(isStopping);
    this.worker = new Worker({ channel: wakes, run, isAtWork }, log.child({ context: `Each ${called}` }), listener);
    // The notification may mean that the current job was deleted.
    this.stopListening = listener.on(wakes, () => void this.current?.renew());
  }

  /** Runs a job in a folder of its own. `failureOf` classifies its errors. */
  protected abstract make(current: Current, folder: string): Promise<void>;

  /** The failure if a retry cannot help; null if it may. */
  protected abstract failureOf(error: unknown): Failure | null;

  /** Runs occasional cleanup between two jobs. */
  protected tidyUp(): Promise<void> {
    return Promise.resolve();
  }

  onApplicationBootstrap(): void {
    this.worker.wake();
  }

  async onModuleDestroy(): Promise<void> {
    this.stopListening();
    await this.worker.close();
  }

  private async run(isStopping: () => boolean): Promise<number | null> {
    await this.giveBack(0);
    await this.removeLeft();
    await this.tidyUp();
    while (!isStopping() && (await this.next()));
    return this.jobs.nextIn();
  }

  /** Returns false if no job is due. */
  private async next(): Promise<boolean> {
    const job = await this.jobs.take();
    if (!job) return false;
    if (job.tries > MOST_TRIES) await this.fail(job, 'gave-up');
    else await this.begin(job);
    return true;
  }

  private begin(job: Job): Promise<void> {
    return attempt(this.jobs, job, this.worker.stopping, (current) => this.makeInFolder(current), {
      passing: (error) => this.putOff(job, error),
      lasting: (error) => this.afterFault(job, error),
    }).finally(() => (this.current = null));
  }

  private async makeInFolder(current: Current): Promise<void> {
    this.current = current;
    const folder = await this.newFolder(current.job);
    try {
      await this.make(current, folder);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  /** @throws NoSpaceLeft (503) where the disk is full */
  private newFolder(job: Job): Promise<string> {
    const { folder } = this.parts;
    return withRoom(async () => {
      await mkdir(folder, { recursive: true });
      return mkdtemp(join(folder, `${this.takingOf(job)}-`));
    });
  }

  /** Reports progress in order; cancels the job if it was deleted or taken over. */
  protected telling(current: Current): Telling<State> {
    let told: Promise<void> = Promise.resolve();
    const tell = (state: State, done: number, of: number): void => {
      told = told
        .then(async () => {
          if (!(await this.jobs.tell(current.job, state, done, of))) current.abandon();
        })
        // The database may be down: then the job goes on, and its result is written at the end.
        .catch(() => undefined);
    };
    return Object.assign(tell, { done: () => told });
  }

  /** Handles an error of the job itself. */
  private async afterFault(job: Job, error: unknown): Promise<void> {
    const failure = this.failureOf(error);
    if (failure !== null) return this.fail(job, failure);
    this.parts.log.error({ err: error }, `One ${this.parts.called} was not made`);
    await this.tryAgain(job);
  }

  /** Retries after a pause, up to the limit. */
  protected async tryAgain(job: Job): Promise<void> {
    if (job.failures + 1 >= MOST_FAILURES) await this.fail(job, 'not-made');
    else await this.jobs.defer(job, PAUSE_S);
  }

  /** Defers the job with a growing delay. Other jobs go on, because the missing service may be missing only for this job. */
  private async putOff(job: Job, error: unknown): Promise<void> {
    this.parts.log.warn(`One ${this.parts.called} waits: ${(error as Error).message}`);
    if (job.put_off >= MOST_PUT_OFF) return this.fail(job, 'out-of-reach');
    this.unreturned = { job, waitsFor: waitsFor(error) };
    await this.giveBack(secondsWith(PUT_OFF, job.put_off + 1));
  }

  /**
   * Returns the job to the queue. If the database is down, this is repeated once it answers; it has no effect if the lease has expired and another process has
   * the job.
   */
  private async giveBack(seconds: number): Promise<void> {
    if (!this.unreturned) return;
    const { job, waitsFor } = this.unreturned;
    await this.jobs.defer(job, seconds, 'put-off', waitsFor);
    this.unreturned = null;
  }

  /** Stores blobs outside the transaction, so that slow storage keeps no row locks. `save` runs in the second transaction. */
  protected async keep(job: Job, files: readonly NewBlob[], save: (tx: EntityManager) => Promise<void>): Promise<void> {
    const { database, blobs } = this.parts;
    const { owner_id: owner } = job;
    await blobs.store(owner, files);
    await database.write(owner, async (tx) => {
      if (!(await this.jobs.end(tx, job))) return;
      for (const file of files) await blobs.announce(tx, owner, file);
      await save(tx);
    });
  }

  protected fail(job: Job, failure: Failure | CommonFailure): Promise<void> {
    return this.parts.database.write(job.owner_id, async (tx) => {
      if (await this.jobs.end(tx, job)) await this.jobs.saveFailure(tx, job, failure);
    });
  }

  /** Removes folders of processes that died: their jobs were taken over, or deleted. */
  private async removeLeft(): Promise<void> {
    const { folder, called } = this.parts;
    const names = (await readdir(folder).catch(() => [])).filter((name) => name.startsWith(`${called}-`));
    if (names.length === 0) return;
    const held = new Set((await this.jobs.everTaken()).map((taking) => this.takingOf(taking)));
    for (const name of names)
      if (!held.has(name.slice(0, name.lastIndexOf('-'))))
        await rm(join(folder, name), { recursive: true, force: true });
  }

  /**
   * The folder name's prefix for one taking of a job. A job that was returned and taken again can have the same prefix: then an old folder is kept until that
   * taking ends.
   */
  private takingOf({ owner_id, id, tries }: Taking): string {
    return `${this.parts.called}-${owner_id}-${id}-${tries}`;
  }
}
