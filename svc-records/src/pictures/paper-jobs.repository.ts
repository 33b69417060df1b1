import { JobTable } from '@carnet/jobs';
import { Clock } from '@carnet/person';
import { Database, type Sql, sql, within } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Invoice } from '../invoices/invoice.js';
import { suggestionOfInvoice } from '../invoices/invoice-text.rules.js';
import { suggestionOf } from '../documents/suggestion.rules.js';

/** Kinds of jobs: pictures of later pages, text recognition, or the search for an invoice in older papers. */
export type PaperWork = 'pages' | 'reading' | 'invoice';

/** A failed job is retried when no other job waits. */
export type Turn = 'first' | 'again';

/** A job for a document, leased to this process. */
export interface PaperJob {
  owner_id: OwnerId;
  file_id: number;
  work: PaperWork;
  /** The number of times that it was taken since its last progress, this time included. */
  tries: number;
  /** The first page without a picture. */
  next_page: number;
  sha256: string;
  media_type: string;
  /** The document's rotation when the job was taken. */
  turned: number;
  pages: number;
}

/** True for a document `d` with an invoice as data: its suggestions are already exact. */
const isData = sql`exists (select from document_invoices i where i.owner_id = d.owner_id and i.file_id = d.file_id)`;

@Injectable()
export class PaperJobsRepository extends JobTable<PaperJob> {
  constructor(
    database: Database,
    private readonly clock: Clock,
  ) {
    const key = { owner_id: 'owner_id', file_id: 'file_id', work: 'work' };
    super(database, { table: 'paper_jobs', key, leaseSeconds: 120 });
  }

  async add(tx: EntityManager, owner: OwnerId, fileId: number, work: PaperWork): Promise<void> {
    await within(tx).rows(sql`
      insert into paper_jobs (owner_id, file_id, work) values (${owner}, ${fileId}, ${work}) on conflict do nothing`);
  }

  /** Queues a document, unless this version of text recognition has read it. */
  async addUnread(tx: EntityManager, owner: OwnerId, fileId: number, reading: number): Promise<void> {
    await within(tx).rows(sql`
      insert into paper_jobs (owner_id, file_id, work)
      select owner_id, file_id, 'reading' from documents
      where owner_id = ${owner} and file_id = ${fileId} and reading < ${reading}
      on conflict do nothing`);
  }

  /** Queues all documents that this version of text recognition has not read. */
  async addAllUnread(reading: number): Promise<void> {
    await this.database.rows(sql`
      insert into paper_jobs (owner_id, file_id, work)
      select d.owner_id, d.file_id, 'reading' from documents d
        join files f on f.owner_id = d.owner_id and f.id = d.file_id
      where d.reading < ${reading} and f.state in ('ready', 'damaged')
      on conflict do nothing`);
  }

  /** Leases the job with the newest paper, so that a new upload does not wait for a backlog of years. */
  async take(work: PaperWork, turn: Turn): Promise<PaperJob | null> {
    const [job] = await this.database.rows<PaperJob>(sql`
      with due as (${this.due(sql`file_id desc`, sql`work = ${work}`, sql`(tries > 0) = ${turn === 'again'}`)})
      update paper_jobs j set ${this.taken()}
      from due join files f on f.owner_id = due.owner_id and f.id = due.file_id
        join documents d on d.owner_id = due.owner_id and d.file_id = due.file_id
      where ${this.isDue()}
      returning j.owner_id, j.file_id, j.work, j.tries, j.next_page, f.sha256, f.media_type, f.turned, coalesce(d.pages, 1) as pages`);
    return job ?? null;
  }

  /** Returns a job to the queue for its next pages; returns false if another process has it, or its file was deleted or rotated. */
  async goOn(tx: EntityManager, job: PaperJob, nextPage: number): Promise<boolean> {
    const left = await within(tx).rows(sql`
      update paper_jobs j set next_page = ${nextPage}, tries = 0, due_at = now() from files f
      where ${this.isTheirs(job)} returning 1`);
    return left.length > 0;
  }

  /** Ends a job; returns false if another process has it, or its file was deleted, or rotated in a job for pages. */
  override async end(tx: EntityManager, job: PaperJob): Promise<boolean> {
    const ended = await within(tx).rows(sql`
      delete from paper_jobs j using files f where ${this.isTheirs(job)} returning 1`);
    return ended.length > 0;
  }

  /** The condition that the job is still leased to its taker, and that file `f` still has the same rotation, if that matters. */
  private isTheirs(job: PaperJob): Sql {
    return sql`${this.isHeld(job)}
      and f.owner_id = j.owner_id and f.id = j.file_id and (j.work <> 'pages' or f.turned = ${job.turned})`;
  }

  /** The text of a document; null if it is empty, or came from OCR. */
  async textOf({ owner_id, file_id }: PaperJob): Promise<string | null> {
    const [found] = await this.database.rows<{ body: string | null }>(sql`
      select body from documents where owner_id = ${owner_id} and file_id = ${file_id} and read_by = 'file'`);
    return found?.body ?? null;
  }

  /** Stores new suggestions from the text of a document; the text stays. */
  async saveOffer(tx: EntityManager, { owner_id, file_id }: PaperJob, reading: number, text: string): Promise<void> {
    await within(tx).rows(sql`
      update documents d set suggested = case when ${isData} then suggested else ${this.suggestedBy(text)}::jsonb end, reading = ${reading}
      where owner_id = ${owner_id} and file_id = ${file_id}`);
  }

  /** Stores the result of OCR, if there is any. */
  async saveText(
    tx: EntityManager,
    { owner_id, file_id }: PaperJob,
    reading: number,
    text: string | null,
  ): Promise<void> {
    await within(tx).rows(sql`
      update documents d set reading = ${reading},
        body = coalesce(${text}, body),
        read_by = case when ${text}::text is null then read_by else 'machine' end,
        suggested = case when ${text}::text is null or ${isData} then suggested else ${this.suggestedBy(text ?? '')}::jsonb end
      where owner_id = ${owner_id} and file_id = ${file_id}`);
  }

  /** Stores the suggestion from an invoice found in a document. */
  async saveOfferOfInvoice(tx: EntityManager, { owner_id, file_id }: PaperJob, invoice: Invoice): Promise<void> {
    await within(tx).rows(sql`
      update documents set suggested = ${JSON.stringify(suggestionOfInvoice(invoice))}::jsonb
      where owner_id = ${owner_id} and file_id = ${file_id}`);
  }

  /** The suggestion as JSON; null if the text contains none. */
  suggestedBy(text: string): string | null {
    const suggested = suggestionOf(text, this.clock.now().toISOString().slice(0, 10));
    return suggested && JSON.stringify(suggested);
  }
}
