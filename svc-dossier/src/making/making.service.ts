import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import {
  Blobs,
  CONFIG,
  Database,
  databaseProblem,
  Listener,
  LOG,
  type Log,
  type NewBlob,
  NotFound,
  type ServiceConfig,
  Unavailable,
  Unprocessable,
  withRoom,
} from '@carnet/svc-kit';
import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { TooManyBytesForBook } from '../collecting/collecting.errors.js';
import type { State } from '../dossiers/dossier.entity.js';
import type { Failure } from '../dossiers/dossier.errors.js';
import { bookOptions } from '../dossiers/dossier.rules.js';
import { SealingKeys } from '../keys/sealing-keys.service.js';
import type { Step } from '../make-book.js';
import { type DossierSettings, SETTINGS } from '../settings.js';
import { Binder, type Told } from './binder.js';
import type { BoundBook, MadeFile } from './bound-book.js';
import { DOSSIERS_WANTED, type Job, JobsRepository, type Taking } from './jobs.repository.js';
import { Materials } from './materials.js';

/** What its process dies of is tried once more; what this process dies of, that often. */
const MOST_FAILURES = 2;
const MOST_TRIES = 3;
const PAUSE_S = 5;
/** Well within the lease. */
const HOLD_MS = 5_000;
/** Books of another instance that died come due without anybody telling. */
const LOOK_AGAIN_MS = 30_000;
/** While the database is away. */
const WAIT_MS = 15_000;
/** While storage or another service are away, doubled up to the most: so often is about an hour. */
const PUT_OFF_S = 15;
const MOST_PUT_OFF_S = 5 * 60;
const MOST_PUT_OFF = 16;

const STATE_OF: Record<Step, State> = {
  photos: 'drawing',
  sheets: 'drawing',
  typeset: 'typesetting',
  seal: 'sealing',
};

/** A book under way in this process. */
interface Current {
  job: Job;
  /** Ends it: it is not wanted any more, another one has it, or this process ends. */
  stop: AbortController;
}

/** Makes books, one after the other, as they are ordered. Of several processes each makes another one. */
@Injectable()
export class MakingService implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly folder: string;
  private readonly stopListening: (() => void)[];
  private timer: NodeJS.Timeout | undefined;
  private working: Promise<void> | null = null;
  private current: Current | null = null;
  /** Not made for no fault of its own, and not given back yet. */
  private unreturned: Job | null = null;
  private isWanted = false;
  private isClosing = false;

  constructor(
    private readonly database: Database,
    private readonly jobs: JobsRepository,
    private readonly materials: Materials,
    private readonly binder: Binder,
    private readonly keys: SealingKeys,
    private readonly blobs: Blobs,
    @Inject(LOG) private readonly log: Log,
    @Inject(SETTINGS) private readonly settings: DossierSettings,
    @Inject(CONFIG) config: ServiceConfig,
    listener: Listener,
  ) {
    this.folder = join(config?.files.folder ?? '', '.making');
    this.stopListening = [listener.on(DOSSIERS_WANTED, () => this.wake()), listener.onConnected(() => this.wake())];
  }

  onApplicationBootstrap(): void {
    this.wake();
  }

  async onModuleDestroy(): Promise<void> {
    this.isClosing = true;
    clearTimeout(this.timer);
    for (const stop of this.stopListening) stop();
    this.current?.stop.abort();
    await this.working;
  }

  /** Begins to work where nobody does; who does looks whether its book is still wanted, and once more at its end. */
  private wake(): void {
    if (!this.settings.makesBooks || this.isClosing) return;
    this.isWanted = true;
    if (this.current) void this.hold(this.current);
    this.working ??= this.work().finally(() => (this.working = null));
  }

  private async work(): Promise<void> {
    clearTimeout(this.timer);
    let pause: number;
    try {
      await this.giveBack(0);
      do {
        this.isWanted = false;
        await this.removeLeft();
        while (!this.isClosing && (await this.next()));
      } while (this.isWanted && !this.isClosing);
      pause = Math.min((await this.jobs.nextIn()) ?? LOOK_AGAIN_MS, LOOK_AGAIN_MS);
    } catch (error) {
      this.log.warn(`Books wait: ${(error as Error).message}`);
      pause = WAIT_MS;
    }
    // What was ordered since it last looked waits for no pause.
    if (this.isWanted) pause = 0;
    if (!this.isClosing) this.timer = setTimeout(() => this.wake(), pause + 50).unref();
  }

  /** False where nothing is left to do. */
  private async next(): Promise<boolean> {
    const job = await this.jobs.take();
    if (!job) return false;
    if (job.tries > MOST_TRIES) await this.fail(job, 'gave-up');
    else await this.make(job);
    return true;
  }

  private async make(job: Job): Promise<void> {
    const current = (this.current = { job, stop: new AbortController() });
    const holding = setInterval(() => void this.hold(current), HOLD_MS);
    let folder: string | null = null;
    try {
      folder = await this.newFolder(job);
      await this.bind(current, folder);
    } catch (error) {
      await this.afterFailure(current, error);
    } finally {
      clearInterval(holding);
      this.current = null;
      if (folder) await rm(folder, { recursive: true, force: true });
    }
  }

  /** @throws NoSpaceLeft (503) where the disk is full */
  private newFolder(job: Job): Promise<string> {
    return withRoom(async () => {
      await mkdir(this.folder, { recursive: true });
      return mkdtemp(join(this.folder, `${takingOf(job)}-`));
    });
  }

  private async bind(current: Current, folder: string): Promise<void> {
    const { job, stop } = current;
    const tell = this.telling(current);
    const wanted = { ...aboutOf(job), options: bookOptions(job.options) };
    tell('collecting', 0, 0);
    const source = join(folder, 'files');
    await mkdir(source);
    const { book, journal } = await unlessAborted(
      this.materials.gather(wanted, source, (done, of) => tell('collecting', done, of), stop.signal),
      stop.signal,
    );
    const order = { book, journal, source, folder, key: await this.keys.forProcess() };
    const binding = await this.binder.bind(
      order,
      ({ step, done, of }: Told) => tell(STATE_OF[step], done, of),
      stop.signal,
    );
    await tell.done();
    if ('made' in binding) return this.keep(job, binding.made);
    if (stop.signal.aborted) throw new GivenUp();
    this.log.warn(`A book was not made, at try ${job.tries}: ${binding.failed}`);
    if (binding.isLate) await this.fail(job, 'too-long');
    else if (job.tries >= MOST_FAILURES) await this.fail(job, 'not-made');
    else await this.jobs.later(job, PAUSE_S, 'try');
  }

  /** How far it is, in the order in which it was told; where nobody wants it any more, it ends. */
  private telling(current: Current) {
    let told: Promise<void> = Promise.resolve();
    const tell = (state: State, done: number, of: number): void => {
      told = told
        .then(async () => {
          if (!(await this.jobs.tell(current.job, state, done, of))) current.stop.abort();
        })
        // The database is away: what is made is made, and is told when it is kept.
        .catch(() => undefined);
    };
    return Object.assign(tell, { done: () => told });
  }

  /** A database that is away for a moment takes no book from anybody. */
  private async hold({ job, stop }: Current): Promise<void> {
    const isHeld = await this.jobs.hold(job).catch(() => true);
    if (!isHeld) stop.abort();
  }

  /** What is no fault of the book's is no try of it either. */
  private async afterFailure({ job, stop }: Current, error: unknown): Promise<void> {
    if (stop.signal.aborted) {
      if (this.isClosing) await this.jobs.later(job, 0, 'nothing');
      return;
    }
    if (error instanceof NotFound) return this.fail(job, 'vehicle-gone');
    if (error instanceof Unprocessable)
      return this.fail(job, error instanceof TooManyBytesForBook ? 'too-many-bytes' : 'too-much');
    if (isPassing(error)) return this.putOff(job, error);
    this.log.error({ err: error }, 'A book was not made');
    if (job.tries >= MOST_FAILURES) await this.fail(job, 'not-made');
    else await this.jobs.later(job, PAUSE_S, 'try');
  }

  /** Waits longer each time, and the others go on: what is away may be away for this book alone. */
  private async putOff(job: Job, error: unknown): Promise<void> {
    this.log.warn(`A book waits: ${(error as Error).message}`);
    if (job.put_off >= MOST_PUT_OFF) return this.fail(job, 'out-of-reach');
    this.unreturned = job;
    await this.giveBack(Math.min(PUT_OFF_S * 2 ** job.put_off, MOST_PUT_OFF_S));
  }

  /** While the database is away nothing can be given back: then it is as soon as it answers, unless the lease has ended and another one has it. */
  private async giveBack(seconds: number): Promise<void> {
    if (!this.unreturned) return;
    await this.jobs.later(this.unreturned, seconds, 'put-off');
    this.unreturned = null;
  }

  /** The bytes come between two transactions: a slow storage keeps no row of the owner's locked. */
  private async keep(job: Job, book: BoundBook): Promise<void> {
    const owner = job.owner_id;
    const blobs = [blobOf(book.file, 'application/pdf'), ...book.previews.map((one) => blobOf(one, 'image/webp'))];
    await this.database.write(owner, async (tx) => {
      for (const blob of blobs) await this.blobs.announce(tx, owner, blob);
      await this.jobs.leaveUnwanted(tx, job, book);
    });
    for (const blob of blobs) await this.blobs.bring(owner, blob);
    await this.database.write(owner, async (tx) => {
      if (!(await this.jobs.end(tx, job))) return;
      for (const blob of blobs) await this.blobs.announce(tx, owner, blob);
      await this.jobs.saveBook(tx, job, book);
    });
  }

  private fail(job: Job, failure: Failure): Promise<void> {
    return this.database.write(job.owner_id, async (tx) => {
      if (await this.jobs.end(tx, job)) await this.jobs.saveFailure(tx, job, failure);
    });
  }

  /** Folders of processes that died: another one has the book by now, or nobody. */
  private async removeLeft(): Promise<void> {
    const names = await readdir(this.folder).catch(() => []);
    if (names.length === 0) return;
    const held = new Set((await this.jobs.taken()).map(takingOf));
    for (const name of names)
      if (!held.has(name.slice(0, name.lastIndexOf('-'))))
        await rm(join(this.folder, name), { recursive: true, force: true });
  }
}

/** Nobody wants the book any more, or this process ends. */
class GivenUp extends Error {}

/** What is on its way may come for minutes yet; a process that ends waits for none of it. */
function unlessAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const end = (): void => reject(new GivenUp());
    signal.addEventListener('abort', end, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', end));
  });
}

/** How the folder of a book begins that was taken; one that was given back and taken again may begin alike, and goes with the book. */
const takingOf = ({ owner_id, dossier_id, tries }: Taking): string => `book-${owner_id}-${dossier_id}-${tries}`;

const aboutOf = ({ owner_id, vehicle_id, issued_on }: Job) => ({
  owner: owner_id,
  vehicleId: vehicle_id,
  issuedOn: issued_on,
});

const blobOf = (file: MadeFile, mediaType: string): NewBlob => ({ ...file, mediaType });

/** Another try may succeed, though nothing about the vehicle has changed. */
const isPassing = (error: unknown): boolean =>
  error instanceof Unavailable || databaseProblem(error) instanceof Unavailable;
