import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { GivenUp, unlessAborted } from '@carnet/jobs';
import { Blobs, type NewBlob, NoSpaceLeft } from '@carnet/files';
import { NotFound, Unprocessable } from '@carnet/messages';
import { Database, Listener } from '@carnet/pg';
import { CONFIG, LOG, type Log, type ServiceConfig } from '@carnet/runtime';
import { Inject, Injectable } from '@nestjs/common';
import { TooManyBytesForBook } from '../collecting/collecting.errors.js';
import type { State } from '../dossiers/dossier.entity.js';
import type { Failure } from '../dossiers/dossier.errors.js';
import { bookOptions } from '../dossiers/dossier.rules.js';
import { type Current, JobLine } from '../jobs/job-line.js';
import { lacksRoom } from '../processes/ask-child.js';
import { SealingKeys } from '../keys/sealing-keys.service.js';
import type { Step } from '../make-book.js';
import { type DossierSettings, SETTINGS } from '../settings.js';
import { Binder, type Told } from './binder.js';
import type { BoundBook, MadeFile } from './bound-book.js';
import { DOSSIERS_WANTED, type Job, JobsRepository, type WantedBook } from './jobs.repository.js';
import { Materials } from './materials.js';

const STATE_OF: Record<Step, State> = {
  photos: 'drawing',
  sheets: 'drawing',
  typeset: 'typesetting',
  seal: 'sealing',
};

/** Makes queued books, one after the other. */
@Injectable()
export class MakingService extends JobLine<State, Failure> {
  constructor(
    database: Database,
    private readonly books: JobsRepository,
    private readonly materials: Materials,
    private readonly binder: Binder,
    private readonly keys: SealingKeys,
    blobs: Blobs,
    @Inject(LOG) log: Log,
    @Inject(SETTINGS) settings: DossierSettings,
    @Inject(CONFIG) config: ServiceConfig,
    listener: Listener,
  ) {
    const folder = join(config?.files.folder ?? '', '.making');
    const about = { isAtWork: settings.makesBooks, wakes: DOSSIERS_WANTED, called: 'book' };
    super({ database, blobs, log, listener, folder, ...about }, books);
  }

  protected async make(current: Current, folder: string): Promise<void> {
    const { job, signal } = current;
    const wanted = await this.books.wanted(job);
    if (!wanted) return;
    const tell = this.telling(current);
    tell('collecting', 0, 0);
    const source = join(folder, 'files');
    await mkdir(source);
    const { book, journal } = await unlessAborted(
      this.materials.gather(aboutOf(job, wanted), source, (done, of) => tell('collecting', done, of), signal),
      signal,
    );
    const order = { book, journal, source, folder, key: await this.keys.forProcess() };
    const binding = await this.binder.bind(order, ({ step, done, of }: Told) => tell(STATE_OF[step], done, of), signal);
    await tell.done();
    if ('made' in binding) return this.keepBook(job, binding.made);
    if (signal.aborted) throw new GivenUp();
    if (lacksRoom(binding)) throw new NoSpaceLeft();
    this.parts.log.warn(`A book was not made, failure ${job.failures + 1} of its own: ${binding.failed}`);
    if (binding.excess !== null) await this.fail(job, binding.excess);
    else await this.tryAgain(job);
  }

  protected failureOf(error: unknown): Failure | null {
    if (error instanceof NotFound) return 'vehicle-gone';
    if (error instanceof TooManyBytesForBook) return 'too-many-bytes';
    return error instanceof Unprocessable ? 'too-much' : null;
  }

  private keepBook(job: Job, book: BoundBook): Promise<void> {
    const files = [blobOf(book.file, 'application/pdf'), ...book.previews.map((one) => blobOf(one, 'image/webp'))];
    return this.keep(job, files, (tx) => this.books.saveBook(tx, job, book));
  }
}

const aboutOf = ({ owner_id }: Job, { vehicle_id, options, issued_on }: WantedBook) => ({
  owner: owner_id,
  vehicleId: vehicle_id,
  options: bookOptions(options),
  issuedOn: issued_on,
});

const blobOf = (file: MadeFile, mediaType: string): NewBlob => ({ ...file, mediaType });
