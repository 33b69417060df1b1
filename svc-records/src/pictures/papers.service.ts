import { attempt } from '@carnet/jobs';
import { Blobs, NoSpaceLeft } from '@carnet/files';
import { Database } from '@carnet/pg';
import { BadConfig, CONFIG, LOG, type Log, type ServiceConfig } from '@carnet/runtime';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Invoice } from '../invoices/invoice.js';
import { InvoicesRepository } from '../invoices/invoices.repository.js';
import { Originals } from './originals.js';
import { type PaperJob, PaperJobsRepository, type Turn } from './paper-jobs.repository.js';
import { pagesFrom, PAGES_AT_ONCE } from './pages.rules.js';
import { blobOf, PictureJobsRepository } from './picture-jobs.repository.js';
import { type MadeVariant, type PictureOutcome, PictureProcess } from './picture-process.js';
import { dataOf } from './reader.js';
import { isText } from './reading.rules.js';
import { READING, recipeOf } from './recipes.js';

/** If a paper kills the picture process, it is retried once, when no other job waits. */
const MOST_TRIES = 2;
const PAUSE_S = 30;

/** Jobs for papers after their pictures: text recognition, and pictures of later pages. */
@Injectable()
export class PapersService {
  constructor(
    private readonly database: Database,
    private readonly papers: PaperJobsRepository,
    private readonly pictures: PictureJobsRepository,
    private readonly process: PictureProcess,
    private readonly originals: Originals,
    private readonly blobs: Blobs,
    private readonly invoices: InvoicesRepository,
    @Inject(LOG) private readonly log: Log,
    @Inject(CONFIG) private readonly config: ServiceConfig,
  ) {
    for (const language of this.languages) requireData(language);
  }

  private get languages(): readonly string[] {
    return this.config?.files.readLanguages ?? [];
  }

  /** Queues older papers for text recognition. */
  async begin(): Promise<void> {
    if (this.languages.length > 0) await this.papers.addAllUnread(READING);
  }

  /** Queues a paper for text recognition, unless it is already all text. */
  async readLater(tx: EntityManager, { owner_id, file_id }: Pick<PaperJob, 'owner_id' | 'file_id'>): Promise<void> {
    if (this.languages.length > 0) await this.papers.addUnread(tx, owner_id, file_id, READING);
  }

  /** Draws pages of the newest paper that a person wants to look through. Returns false if there is none. */
  async drawPages(turn: Turn): Promise<boolean> {
    const job = await this.papers.take('pages', turn);
    if (job) await this.attempt(job, () => this.draw(job));
    return job !== null;
  }

  /** Reads the newest unread paper. Returns false if there is none. */
  async read(turn: Turn): Promise<boolean> {
    const job = await this.papers.take('reading', turn);
    if (job) await this.attempt(job, () => this.readOne(job));
    return job !== null;
  }

  /** Searches an older paper for an invoice. Returns false if there is none. */
  async findInvoice(turn: Turn): Promise<boolean> {
    const job = await this.papers.take('invoice', turn);
    if (job) await this.attempt(job, () => this.findInvoiceOf(job));
    return job !== null;
  }

  private attempt(job: PaperJob, work: () => Promise<void>): Promise<void> {
    return attempt(this.papers, job, this.process.closed, work, {
      lasting: (error) => this.tryLater(job, error as Error),
    });
  }

  private async tryLater(job: PaperJob, { message }: Error): Promise<void> {
    this.log.warn(`A paper was not worked on (${job.work}), at try ${job.tries}: ${message}`);
    if (job.tries < MOST_TRIES) await this.papers.defer(job, PAUSE_S);
    else await this.giveUp(job);
  }

  private async draw(job: PaperJob): Promise<void> {
    const pages = pagesFrom(job.next_page, job.pages);
    await this.originals.during(job, async (path, folder) => {
      const original = { path, mediaType: job.media_type, turned: job.turned, folder };
      const outcome = pages.length > 0 ? await this.process.makePages(original, pages, job.tries === 1) : { made: [] };
      await this.keepPages(job, made(outcome) ?? []);
    });
  }

  private async keepPages(job: PaperJob, pages: readonly MadeVariant[]): Promise<void> {
    await this.blobs.store(job.owner_id, pages.map(blobOf));
    await this.database.write(job.owner_id, async (tx) => {
      const next = job.next_page + PAGES_AT_ONCE;
      const isLast = pagesFrom(next, job.pages).length === 0;
      if (!(await (isLast ? this.papers.end(tx, job) : this.papers.goOn(tx, job, next)))) return;
      for (const page of pages) {
        await this.blobs.announce(tx, job.owner_id, blobOf(page));
        await this.pictures.saveVariant(tx, job, recipeOf(job.media_type), page);
      }
    });
  }

  private async readOne(job: PaperJob): Promise<void> {
    const text = await this.papers.textOf(job);
    if (text !== null && isText(text, job.pages)) return this.endWith(job, text, true);
    await this.originals.during(job, async (path, folder) => {
      const outcome = await this.process.read({ path, mediaType: job.media_type, folder }, this.languages);
      await this.endWith(job, made(outcome));
    });
  }

  private findInvoiceOf(job: PaperJob): Promise<void> {
    return this.originals.during(job, async (path, folder) =>
      this.endWithInvoice(job, made(await this.process.readInvoice({ path, mediaType: job.media_type, folder }))),
    );
  }

  private endWithInvoice(job: PaperJob, invoice: Invoice | null): Promise<void> {
    return this.database.write(job.owner_id, async (tx) => {
      if (!(await this.papers.end(tx, job)) || invoice === null) return;
      await this.invoices.save(tx, job, invoice);
      await this.papers.saveOfferOfInvoice(tx, job, invoice);
    });
  }

  private endWith(job: PaperJob, text: string | null, isKnown = false): Promise<void> {
    return this.database.write(job.owner_id, async (tx) => {
      if (!(await this.papers.end(tx, job))) return;
      if (isKnown) await this.papers.saveOffer(tx, job, READING, text ?? '');
      else await this.papers.saveText(tx, job, READING, text);
    });
  }

  /** An unreadable paper is retried only with a new version of text recognition; pages that cannot be drawn are skipped. */
  private giveUp(job: PaperJob): Promise<void> {
    if (job.work === 'invoice') return this.endWithInvoice(job, null);
    return job.work === 'pages' ? this.keepPages(job, []) : this.endWith(job, null);
  }
}

/** The result; null if it failed permanently. @throws if a retry may help */
function made<T>(outcome: PictureOutcome<T>): T | null {
  if ('noRoom' in outcome) throw new NoSpaceLeft();
  if ('crashed' in outcome) throw new Error(outcome.crashed);
  return 'made' in outcome ? outcome.made : null;
}

function requireData(language: string): void {
  try {
    dataOf(language);
  } catch {
    throw new BadConfig(
      `svc-records cannot start: READ_LANGUAGES names ${language}, and @tesseract.js-data/${language} is not installed.`,
    );
  }
}
