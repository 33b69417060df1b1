import { createWriteStream, existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import {
  Blobs,
  CONFIG,
  Database,
  FILE_STORAGE,
  type FileStorage,
  isStored,
  Listener,
  LOG,
  type Log,
  type OwnerId,
  type ServiceConfig,
} from '@carnet/svc-kit';
import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { Covers } from '../covers/covers.js';
import { type MadePicture, type PictureOutcome, PictureProcess } from './picture-process.js';
import { blobOf, type PictureJob, PictureJobsRepository, PICTURES_WANTED } from './picture-jobs.repository.js';

/** Raised where variants come out otherwise: at the next start all that are older are made again. */
export const RECIPE = 1;

const MOST_TRIES = 5;
const FIRST_PAUSE_S = 5;
/** Jobs of another instance that died come due without anybody telling. */
const LOOK_AGAIN_MS = 60_000;

/** Longer than any job lasts: a folder of one that is as old was left by a process that died. */
const LEFT_AFTER_MS = 10 * 60_000;

/** Makes pictures of what was uploaded, one after the other, as the jobs come. */
@Injectable()
export class PicturesService implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly folder: string;
  /** Left by a restore, which brings originals alone. */
  private readonly note: string;
  private readonly stopListening: (() => void)[];
  private timer: NodeJS.Timeout | undefined;
  private working: Promise<void> | null = null;
  private isWanted = false;
  private isClosing = false;

  constructor(
    private readonly database: Database,
    private readonly jobs: PictureJobsRepository,
    private readonly process: PictureProcess,
    private readonly blobs: Blobs,
    private readonly covers: Covers,
    @Inject(FILE_STORAGE) private readonly storage: FileStorage,
    @Inject(LOG) private readonly log: Log,
    @Inject(CONFIG) config: ServiceConfig,
    listener: Listener,
  ) {
    this.folder = join(config?.files.folder ?? '', '.pictures');
    this.note = join(config?.files.folder ?? '', '.restored');
    this.stopListening = [listener.on(PICTURES_WANTED, () => this.wake()), listener.onConnected(() => this.wake())];
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.jobs.addOutdated(RECIPE);
    this.wake();
  }

  async onModuleDestroy(): Promise<void> {
    this.isClosing = true;
    clearTimeout(this.timer);
    for (const stop of this.stopListening) stop();
    this.process.onModuleDestroy();
    await this.working;
  }

  /** Begins to work where nobody does; who does looks once more at its end. */
  private wake(): void {
    this.isWanted = true;
    this.working ??= this.work().finally(() => (this.working = null));
  }

  private async work(): Promise<void> {
    clearTimeout(this.timer);
    let pause = LOOK_AGAIN_MS;
    try {
      await this.removeLeftFolders();
      await this.makeAgainWhatIsLost();
      while (this.isWanted && !this.isClosing) {
        this.isWanted = false;
        for (let job = await this.jobs.take(); job && !this.isClosing; job = await this.jobs.take())
          await this.make(job);
      }
      pause = Math.min((await this.jobs.nextIn()) ?? LOOK_AGAIN_MS, LOOK_AGAIN_MS);
    } catch (error) {
      this.log.warn(`Pictures wait: ${(error as Error).message}`);
    }
    if (!this.isClosing) this.timer = setTimeout(() => this.wake(), pause + 50).unref();
  }

  private async removeLeftFolders(): Promise<void> {
    for (const name of await readdir(this.folder).catch(() => [])) {
      const path = join(this.folder, name);
      const about = await stat(path).catch(() => null);
      if (about && Date.now() - about.mtimeMs > LEFT_AFTER_MS) await rm(path, { recursive: true, force: true });
    }
  }

  /** After a restore: pictures that are known of and not there, where there is something to make them of. */
  private async makeAgainWhatIsLost(): Promise<void> {
    if (!existsSync(this.note)) return;
    for (const { owner_id: owner, file_id, sha256, made } of await this.jobs.withVariants()) {
      if (this.isClosing) return;
      if ((await this.areStored(owner, made)) || !(await this.areStored(owner, [sha256]))) continue;
      await this.database.write(owner, (tx) => this.jobs.again(tx, owner, file_id));
    }
    await rm(this.note, { force: true });
  }

  private async areStored(owner: OwnerId, hashes: readonly string[]): Promise<boolean> {
    for (const sha256 of hashes) if (!(await isStored(this.storage, { owner, sha256 }))) return false;
    return true;
  }

  private async make(job: PictureJob): Promise<void> {
    await mkdir(this.folder, { recursive: true });
    const folder = await mkdtemp(join(this.folder, 'job-'));
    try {
      const path = join(folder, 'original');
      const { stream } = await this.storage.open({ owner: job.owner_id, sha256: job.sha256 });
      await pipeline(stream, createWriteStream(path));
      await this.take(job, await this.process.make({ path, mediaType: job.media_type, folder }));
    } catch (error) {
      await this.tryLater(job, (error as Error).message);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  private async take(job: PictureJob, outcome: PictureOutcome): Promise<void> {
    if ('made' in outcome) return this.keep(job, outcome.made);
    if ('locked' in outcome) return this.giveUp(job, 'locked');
    if ('unreadable' in outcome) return this.giveUp(job);
    await this.tryLater(job, outcome.crashed);
  }

  private keep(job: PictureJob, made: MadePicture): Promise<void> {
    return this.database.write(job.owner_id, async (tx) => {
      if (!(await this.jobs.end(tx, job))) return;
      for (const variant of made.variants) {
        await this.blobs.announce(tx, job.owner_id, blobOf(variant));
        await this.jobs.saveVariant(tx, job, RECIPE, variant);
      }
      await this.jobs.saveFindings(tx, job, made);
      await this.jobs.saveReading(tx, job, made);
      await this.jobs.setState(tx, job, made.isDamaged ? 'damaged' : 'ready');
      await this.covers.redraw(tx, job.owner_id, job.file_id);
      for (const variant of made.variants) await this.blobs.bring(job.owner_id, blobOf(variant));
    });
  }

  private async tryLater(job: PictureJob, why: string): Promise<void> {
    // The picture process was ended because this one ends.
    if (this.isClosing) return this.jobs.giveBack(job);
    this.log.warn(`A picture was not made, at try ${job.tries}: ${why}`);
    if (job.tries >= MOST_TRIES) await this.giveUp(job);
    else await this.jobs.later(job, FIRST_PAUSE_S * 4 ** (job.tries - 1));
  }

  /** The original stays, and can be taken back as it came. */
  private giveUp(job: PictureJob, state: 'failed' | 'locked' = 'failed'): Promise<void> {
    return this.database.write(job.owner_id, async (tx) => {
      if (await this.jobs.end(tx, job)) await this.jobs.setState(tx, job, state);
    });
  }
}
