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

/** Work of which its own process dies is tried once more; work of which this process dies, that often. */
const MOST_FAILURES = 2;
const MOST_TRIES = 3;
const PAUSE_S = 5;
/** While storage or another service are away: so often is about an hour. */
const PUT_OFF = { first: 15, longest: 5 * 60 };
const MOST_PUT_OFF = 16;

/** Why something was not made, whatever it is. */
export type CommonFailure = 'not-made' | 'gave-up' | 'out-of-reach';

/** Something under way in this process. */
export type Current = Attempt<Job>;

/** Says how far something is; `done` resolves when all of it is said. */
export type Telling<State> = ((state: State, done: number, of: number) => void) & { done: () => Promise<void> };

export interface JobLineParts {
  database: Database;
  blobs: Blobs;
  log: Log;
  listener: Listener;
  /** The folder in which each thing gets an empty one for as long as it is made. */
  folder: string;
  /** True if this process makes any. */
  isAtWork: boolean;
  /** The notification that wakes it. */
  wakes: string;
  /** The name of one: in the log, and before the names of folders. */
  called: string;
}

/** Makes what is ordered, one after the other. Of several processes each makes another one (ADR 68). */
export abstract class JobLine<State extends string, Failure extends string>
  implements OnApplicationBootstrap, OnModuleDestroy
{
  private readonly worker: Worker;
  private readonly stopListening: () => void;
  private current: Current | null = null;
  /** Not made for no fault of its own, and not given back yet. */
  private unreturned: { job: Job; waitsFor: WaitsFor } | null = null;

  constructor(
    protected readonly parts: JobLineParts,
    protected readonly jobs: JobTable<State, Failure | CommonFailure>,
  ) {
    const { listener, log, called, wakes, isAtWork } = parts;
    const run = (isStopping: () => boolean) => this.run(isStopping);
    this.worker = new Worker({ channel: wakes, run, isAtWork }, log.child({ context: `Each ${called}` }), listener);
    // The thing under way may have been deleted.
    this.stopListening = listener.on(wakes, () => void this.current?.renew());
  }

  /** Makes one, in a folder of its own. What it throws is looked at by `failureOf`. */
  protected abstract make(current: Current, folder: string): Promise<void>;

  /** Why there is none, where no other try would help; null where one may. */
  protected abstract failureOf(error: unknown): Failure | null;

  /** Tidies up now and then between two of them. */
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

  /** False where nothing is left to do. */
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

  /** Reports progress, in the order in which it was told; ends the work if nobody wants it any more. */
  protected telling(current: Current): Telling<State> {
    let told: Promise<void> = Promise.resolve();
    const tell = (state: State, done: number, of: number): void => {
      told = told
        .then(async () => {
          if (!(await this.jobs.tell(current.job, state, done, of))) current.abandon();
        })
        // The database is away: what is made is made, and is told when it is kept.
        .catch(() => undefined);
    };
    return Object.assign(tell, { done: () => told });
  }

  /** A fault of the work itself. */
  private async afterFault(job: Job, error: unknown): Promise<void> {
    const failure = this.failureOf(error);
    if (failure !== null) return this.fail(job, failure);
    this.parts.log.error({ err: error }, `One ${this.parts.called} was not made`);
    await this.tryAgain(job);
  }

  /** The same once more after a moment, but not for ever. */
  protected async tryAgain(job: Job): Promise<void> {
    if (job.failures + 1 >= MOST_FAILURES) await this.fail(job, 'not-made');
    else await this.jobs.defer(job, PAUSE_S);
  }

  /** Waits longer each time, and the others go on: what is away may be away for this one alone. */
  private async putOff(job: Job, error: unknown): Promise<void> {
    this.parts.log.warn(`One ${this.parts.called} waits: ${(error as Error).message}`);
    if (job.put_off >= MOST_PUT_OFF) return this.fail(job, 'out-of-reach');
    this.unreturned = { job, waitsFor: waitsFor(error) };
    await this.giveBack(secondsWith(PUT_OFF, job.put_off + 1));
  }

  /** While the database is away nothing can be given back: then it is as soon as it answers, unless the lease has ended and another one has it. */
  private async giveBack(seconds: number): Promise<void> {
    if (!this.unreturned) return;
    const { job, waitsFor } = this.unreturned;
    await this.jobs.defer(job, seconds, 'put-off', waitsFor);
    this.unreturned = null;
  }

  /** The bytes come between two transactions: a slow storage keeps no row of the owner's locked. `save` ends the second. */
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

  /** Folders of processes that died: another one has the work by now, or nobody. */
  private async removeLeft(): Promise<void> {
    const { folder, called } = this.parts;
    const names = (await readdir(folder).catch(() => [])).filter((name) => name.startsWith(`${called}-`));
    if (names.length === 0) return;
    const held = new Set((await this.jobs.everTaken()).map((taking) => this.takingOf(taking)));
    for (const name of names)
      if (!held.has(name.slice(0, name.lastIndexOf('-'))))
        await rm(join(folder, name), { recursive: true, force: true });
  }

  /** The beginning of the folder's name of a taken thing; one that was given back and taken again may begin alike, and goes with it. */
  private takingOf({ owner_id, id, tries }: Taking): string {
    return `${this.parts.called}-${owner_id}-${id}-${tries}`;
  }
}
