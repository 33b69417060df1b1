import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { attempt, Worker } from '@carnet/jobs';
import { Blobs, FILE_STORAGE, FilesQuotaReached, type FileStorage, isStored, NoSpaceLeft } from '@carnet/files';
import { QuotaReached } from '@carnet/messages';
import { Database, databaseProblem, Listener, within } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';
import { CONFIG, LOG, type Log, type ServiceConfig } from '@carnet/runtime';
import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { DocumentFacts } from '../files/document-facts.js';
import { FilesRepository } from '../files/files.repository.js';
import { Covers } from '../covers/covers.js';
import { Originals } from './originals.js';
import { PaperJobsRepository, type Turn } from './paper-jobs.repository.js';
import { PapersService } from './papers.service.js';
import { type MadePicture, type PictureOutcome, PictureProcess } from './picture-process.js';
import { blobOf, type PictureJob, PictureJobsRepository, PICTURES_WANTED } from './picture-jobs.repository.js';
import { READING, recipeOf } from './recipes.js';

/** If a picture kills the process, it is retried once, when no other job waits. */
const MOST_TRIES = 2;
const PAUSE_S = 5;

/** True if the account has no room for the content of a file: too many bytes, or too many files. */
const isForWantOfRoom = (error: unknown): boolean =>
  error instanceof FilesQuotaReached || error instanceof QuotaReached || databaseProblem(error) instanceof QuotaReached;

/** Makes pictures of uploads, one job after the other; papers are read when no picture waits. */
@Injectable()
export class PicturesService implements OnApplicationBootstrap, OnModuleDestroy {
  /** The marker file that a restore leaves, because it brings only originals back. */
  private readonly note: string;
  private readonly worker: Worker;

  constructor(
    private readonly database: Database,
    private readonly jobs: PictureJobsRepository,
    private readonly process: PictureProcess,
    private readonly blobs: Blobs,
    private readonly covers: Covers,
    private readonly originals: Originals,
    private readonly papers: PapersService,
    private readonly paperJobs: PaperJobsRepository,
    private readonly documents: DocumentFacts,
    private readonly files: FilesRepository,
    @Inject(FILE_STORAGE) private readonly storage: FileStorage,
    @Inject(LOG) private readonly log: Log,
    @Inject(CONFIG) private readonly config: ServiceConfig,
    listener: Listener,
  ) {
    this.note = join(config?.files.folder ?? '', '.restored');
    const run = () => this.run();
    this.worker = new Worker({ channel: PICTURES_WANTED, run }, log.child({ context: 'Pictures' }), listener);
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.jobs.addOutdated();
    await this.papers.begin();
    this.worker.wake();
  }

  async onModuleDestroy(): Promise<void> {
    const closed = this.worker.close();
    this.process.onModuleDestroy();
    await closed;
  }

  private get isStopping(): boolean {
    return this.worker.stopping.aborted;
  }

  private async run(): Promise<number | null> {
    await this.originals.removeLeft();
    await this.makeAgainWhatIsLost();
    await this.makeAgainWhatIsUpright();
    while (!this.isStopping && (await this.next()));
    const due = [await this.jobs.nextIn(), await this.paperJobs.nextIn()].filter((ms) => ms !== null);
    return due.length > 0 ? Math.min(...due) : null;
  }

  /** Returns false if no job is due. Failed jobs are retried when no other job waits. */
  private async next(): Promise<boolean> {
    return (await this.nextOf('first')) || (!this.isStopping && (await this.nextOf('again')));
  }

  /** Alternates between pictures and pages, because people wait for both; reads papers in between. Retries run one at a time. */
  private async nextOf(turn: Turn): Promise<boolean> {
    const job = await this.jobs.take(turn);
    if (job) await this.make(job);
    if (this.isStopping) return false;
    if (job && turn === 'again') return true;
    if ((await this.papers.drawPages(turn)) || job !== null) return true;
    return (await this.papers.read(turn)) || (!this.isStopping && (await this.papers.findInvoice(turn)));
  }

  /** After a restore: queues missing pictures again, if their originals exist. */
  private async makeAgainWhatIsLost(): Promise<void> {
    if (!existsSync(this.note)) return;
    for (const { owner_id: owner, file_id, sha256, made } of await this.jobs.withVariants()) {
      if (this.isStopping) return;
      if ((await this.areStored(owner, made)) || !(await this.areStored(owner, [sha256]))) continue;
      await this.database.write(owner, (tx) => this.jobs.again(tx, owner, file_id));
    }
    await rm(this.note, { force: true });
  }

  private async makeAgainWhatIsUpright(): Promise<void> {
    for (const { owner_id: owner, ids } of await this.jobs.turnedUpright())
      await this.database.write(owner, (tx) => this.jobs.turn(tx, owner, ids));
  }

  private async areStored(owner: OwnerId, hashes: readonly string[]): Promise<boolean> {
    for (const sha256 of hashes) if (!(await isStored(this.storage, { owner, sha256 }))) return false;
    return true;
  }

  /** Runs a job. An error with another cause (a full disk, storage that is down) does not count as a try: then all jobs wait. */
  private make(job: PictureJob): Promise<void> {
    return attempt(this.jobs, job, this.process.closed, () => this.makeFromOriginal(job), {
      lasting: (error) => (isForWantOfRoom(error) ? this.giveUp(job, 'no-room') : this.tryLater(job, error as Error)),
    });
  }

  private makeFromOriginal(job: PictureJob): Promise<void> {
    return this.originals.during(job, async (path, folder) => {
      const original = { path, mediaType: job.media_type, turned: job.turned, folder };
      await this.take(job, await this.process.make(original, job.tries === 1));
    });
  }

  private async take(job: PictureJob, outcome: PictureOutcome): Promise<void> {
    if ('noRoom' in outcome) throw new NoSpaceLeft();
    if ('crashed' in outcome) throw new Error(outcome.crashed);
    if ('made' in outcome) return this.keep(job, outcome.made);
    await this.giveUp(job, 'locked' in outcome ? 'locked' : 'failed');
  }

  private async keep(job: PictureJob, made: MadePicture): Promise<void> {
    await this.blobs.store(job.owner_id, made.variants.map(blobOf));
    await this.database.write(job.owner_id, async (tx) => {
      if (!(await this.jobs.end(tx, job))) return;
      for (const variant of made.variants) {
        await this.blobs.announce(tx, job.owner_id, blobOf(variant));
        await this.jobs.saveVariant(tx, job, recipeOf(job.media_type), variant);
      }
      await this.jobs.forgetOtherTurns(tx, job);
      await this.jobs.saveFindings(tx, job, made);
      const others = await this.jobs.saveReading(tx, job, READING, made);
      if (others.length > 0) await this.requireRoom(tx, job.owner_id);
      for (const other of others) await this.documents.publishNew(tx, job.owner_id, other);
      await this.papers.readLater(tx, job);
      await this.jobs.setState(tx, job, made.isDamaged ? 'damaged' : 'ready');
      await this.covers.redraw(tx, job.owner_id, job.file_id);
    });
  }

  /**
   * Checks the storage limit for the papers of several invoices in one file; PostgreSQL checks their number. @throws FilesQuotaReached if they are too large:
   * then only the file itself is kept
   */
  private async requireRoom(tx: EntityManager, owner: OwnerId): Promise<void> {
    const most = this.config.files.bytesPerOwner;
    const { kept, arriving } = await this.files.usage(within(tx), owner);
    if (kept + arriving > most) throw new FilesQuotaReached(most);
  }

  private async tryLater(job: PictureJob, { message }: Error): Promise<void> {
    this.log.warn(`A picture was not made, at try ${job.tries}: ${message}`);
    if (job.tries < MOST_TRIES) await this.jobs.defer(job, PAUSE_S);
    else await this.giveUp(job);
  }

  /** Ends a job without pictures. The original stays and can be downloaded. */
  private giveUp(job: PictureJob, state: 'failed' | 'locked' | 'no-room' = 'failed'): Promise<void> {
    return this.database.write(job.owner_id, async (tx) => {
      if (await this.jobs.end(tx, job)) await this.jobs.setState(tx, job, state);
    });
  }
}
