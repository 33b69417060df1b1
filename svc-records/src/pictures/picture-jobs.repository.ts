import { JobTable } from '@carnet/jobs';
import type { NewBlob } from '@carnet/files';
import { Database, sql, within } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Invoice } from '../invoices/invoice.js';
import { suggestionOfInvoice, textOfInvoice } from '../invoices/invoice-text.rules.js';
import { InvoicesRepository } from '../invoices/invoices.repository.js';
import { PaperJobsRepository, type Turn } from './paper-jobs.repository.js';
import type { MadePicture, MadeVariant, ReadPaper } from './picture-process.js';
import { isText } from './reading.rules.js';
import { isOfFile } from '../files/file.read.js';
import { PAGED_TYPES, RECIPES } from './recipes.js';

/** The PostgreSQL notification of a transaction that adds a job. */
export const PICTURES_WANTED = 'carnet_pictures';

/** The bytes that variants are made from, and their rotation. */
type OfBytes = Pick<PictureJob, 'owner_id' | 'sha256' | 'turned'>;

/** A job to make pictures, leased to this process. */
export interface PictureJob {
  owner_id: OwnerId;
  file_id: number;
  /** The number of times that it was taken, this time included. */
  tries: number;
  sha256: string;
  media_type: string;
  /** The file's rotation when the job was taken. */
  turned: number;
}

@Injectable()
export class PictureJobsRepository extends JobTable<PictureJob> {
  constructor(
    database: Database,
    private readonly papers: PaperJobsRepository,
    private readonly invoices: InvoicesRepository,
  ) {
    super(database, { table: 'file_jobs', key: { owner_id: 'owner_id', file_id: 'file_id' }, leaseSeconds: 120 });
  }

  async add(tx: EntityManager, owner: OwnerId, fileId: number): Promise<void> {
    await within(tx).rows(sql`
      insert into file_jobs (owner_id, file_id) values (${owner}, ${fileId}) on conflict do nothing`);
  }

  /** Queues pictures of a document's later pages. */
  async drawPages(tx: EntityManager, owner: OwnerId, fileId: number): Promise<void> {
    await this.papers.add(tx, owner, fileId, 'pages');
    await tx.query(`notify ${PICTURES_WANTED}`);
  }

  /** Queues all pictures of a file again; those of its pages are made on demand. */
  async again(tx: EntityManager, owner: OwnerId, fileId: number): Promise<void> {
    await this.forgetPages(tx, owner, fileId);
    await this.add(tx, owner, fileId);
    await this.setState(tx, { owner_id: owner, file_id: fileId }, 'pending');
    await tx.query(`notify ${PICTURES_WANTED}`);
  }

  async forgetPages(tx: EntityManager, owner: OwnerId, fileId: number): Promise<void> {
    for (const table of [sql`variants`, sql`turned_variants`])
      await within(tx).rows(sql`
        delete from ${table} m using files f
        where f.owner_id = ${owner} and f.id = ${fileId} and m.owner_id = f.owner_id and m.sha256 = f.sha256 and m.name like 'page-%'`);
  }

  /** Queues pictures of rotated files. Running jobs for them become void, and pictures of their pages are made on demand. */
  async turn(tx: EntityManager, owner: OwnerId, fileIds: readonly number[]): Promise<void> {
    const db = within(tx);
    const undrawn = await db.rows<{ file_id: number }>(sql`
      delete from paper_jobs where owner_id = ${owner} and file_id = any(${fileIds}::int[]) and work = 'pages' returning file_id`);
    // Deletes partial pages: after rotating back, they would look complete.
    for (const { file_id } of undrawn) await this.forgetPages(tx, owner, file_id);
    await db.rows(sql`
      with drawn as (
        update files set state = 'pending' where owner_id = ${owner} and id = any(${fileIds}::int[]) and state in ('pending', 'ready', 'damaged')
        returning owner_id, id
      )
      insert into file_jobs (owner_id, file_id) select owner_id, id from drawn
      on conflict (owner_id, file_id) do update set tries = 0, due_at = now()`);
    await tx.query(`notify ${PICTURES_WANTED}`);
  }

  /** Deletes pictures in rotations that no file with these bytes has any more. Unrotated pictures stay, because every file begins with them. */
  async forgetOtherTurns(tx: EntityManager, { owner_id, sha256 }: PictureJob): Promise<void> {
    await within(tx).rows(sql`
      delete from turned_variants m where m.owner_id = ${owner_id} and m.sha256 = ${sha256}
        and not exists (select from files f where ${isOfFile})`);
  }

  /** All files with pictures: the hash of each file and of its pictures. */
  withVariants(): Promise<{ owner_id: OwnerId; file_id: number; sha256: string; made: string[] }[]> {
    return this.database.rows(sql`
      select f.owner_id, f.id as file_id, f.sha256, array_agg(m.variant_sha) as made
      from files f join pictures m on ${isOfFile}
      group by f.owner_id, f.id`);
  }

  /** Queues all files whose pictures come from an older recipe; those of pages are made on demand. */
  async addOutdated(): Promise<void> {
    for (const table of [sql`variants`, sql`turned_variants`])
      await this.database.rows(sql`delete from ${table} where name like 'page-%' and recipe < ${RECIPES.paged}`);
    await this.database.rows(sql`
      insert into file_jobs (owner_id, file_id)
      select f.owner_id, f.id from files f
      where exists (select 1 from pictures m where ${isOfFile}
        and m.recipe < case when f.media_type = any(${PAGED_TYPES}::text[]) then ${RECIPES.paged}::int else ${RECIPES.picture}::int end)
      on conflict do nothing`);
  }

  /** Rotated files with only unrotated pictures, which an instance of the previous release makes. */
  turnedUpright(): Promise<{ owner_id: OwnerId; ids: number[] }[]> {
    return this.database.rows(sql`
      select f.owner_id, array_agg(f.id order by f.id) as ids from files f
      where f.turned <> 0 and f.state in ('ready', 'damaged')
        and exists (select 1 from variants m where m.owner_id = f.owner_id and m.sha256 = f.sha256)
        and not exists (select 1 from turned_variants m where ${isOfFile})
      group by f.owner_id`);
  }

  /** Leases the job that has waited longest, among new or among failed ones. */
  async take(turn: Turn): Promise<PictureJob | null> {
    const [job] = await this.database.rows<PictureJob>(sql`
      with due as (${this.due(sql`due_at`, sql`(tries > 0) = ${turn === 'again'}`)})
      update file_jobs j set ${this.taken()}
      from due join files f on f.owner_id = due.owner_id and f.id = due.file_id where ${this.isDue()}
      returning j.owner_id, j.file_id, j.tries, f.sha256, f.media_type, f.turned`);
    return job ?? null;
  }

  /** Ends a job; returns false also if its file was deleted or rotated. */
  override async end(tx: EntityManager, job: PictureJob): Promise<boolean> {
    const ended = await within(tx).rows(sql`
      delete from file_jobs j using files f where ${this.isHeld(job)}
        and f.owner_id = j.owner_id and f.id = j.file_id and f.turned = ${job.turned} returning 1`);
    return ended.length > 0;
  }

  async setState(
    tx: EntityManager,
    { owner_id, file_id }: Pick<PictureJob, 'owner_id' | 'file_id'>,
    state: string,
  ): Promise<void> {
    await within(tx).rows(sql`
      update files set state = ${state}, updated_at = now() where owner_id = ${owner_id} and id = ${file_id}`);
  }

  async saveVariant(
    tx: EntityManager,
    { owner_id, sha256, turned }: OfBytes,
    recipe: number,
    { name, width, height, ...variant }: MadeVariant,
  ): Promise<void> {
    const [table, ofTurn, turn] =
      turned === 0 ? [sql`variants`, sql``, sql``] : [sql`turned_variants`, sql`, turned`, sql`, ${turned}::smallint`];
    await within(tx).rows(sql`
      insert into ${table} (owner_id, sha256, name, recipe, variant_sha, media_type, width, height${ofTurn})
      values (${owner_id}, ${sha256}, ${name}, ${recipe}, ${variant.sha256}, 'image/webp', ${width}, ${height}${turn})
      on conflict (owner_id, sha256, name${ofTurn}) do update set recipe = excluded.recipe, variant_sha = excluded.variant_sha,
        media_type = excluded.media_type, width = excluded.width, height = excluded.height`);
  }

  /**
   * Stores the findings in a document. Its text is suggested and searched, but never stored as the owner's values. A paper is about one invoice: the first
   * reading adds a paper for each further invoice in the file, and returns their ids.
   */
  async saveReading(tx: EntityManager, job: PictureJob, reading: number, found: MadePicture): Promise<number[]> {
    const { owner_id, file_id } = job;
    const lot = lotIn(found.paper);
    const place = lot.length > 0 ? await this.invoices.placeInLot(tx, job) : null;
    const own = lot[(place ?? 1) - 1];
    const paper = found.paper ?? { pages: 1, text: '', isText: false, invoice: null };
    const {
      pages,
      text,
      isText: isReady,
      invoice,
    } = own ? { ...paper, text: textOfInvoice(own), invoice: own } : paper;
    // A picture of text is read by OCR next; an earlier OCR result stays. Form values in a scan are not its whole text.
    const isAll = isReady || (text !== '' && !isText(text, pages ?? 1));
    const offered = invoice ? JSON.stringify(suggestionOfInvoice(invoice)) : this.papers.suggestedBy(text);
    // Newly found pages have been neither reviewed nor read.
    await within(tx).rows(sql`
      update documents set width = ${found.width}, height = ${found.height}, thumbhash = ${found.thumbhash}, pages = ${pages},
        hidden = case when pages < ${pages} then null else hidden end,
        body = case when ${isReady} or read_by is distinct from 'machine' then ${text || null} else body end,
        suggested = case when ${isReady || invoice !== null} or read_by is distinct from 'machine' then ${offered}::jsonb else suggested end,
        read_by = case when ${isReady} then 'file' when read_by = 'machine' then read_by when ${isAll} then 'file' end,
        reading = case when ${isReady} then ${reading} when pages < ${pages} then 0 else reading end
      where owner_id = ${owner_id} and file_id = ${file_id}`);
    if (found.paper) await this.invoices.save(tx, job, invoice);
    const made: number[] = [];
    if (place === null)
      for (const other of lot.slice(1)) made.push(await this.invoices.addPaper(tx, job, reading, other));
    return made;
  }

  /** Stores the findings in a picture. A time entered by the owner stays. */
  async saveFindings(tx: EntityManager, { owner_id, file_id }: PictureJob, found: MadePicture): Promise<void> {
    await within(tx).rows(sql`
      update photos set width = ${found.width}, height = ${found.height}, thumbhash = ${found.thumbhash},
        camera = ${found.camera},
        taken_at = case when taken_from = 'upload' then coalesce(${found.takenAt}::timestamp, taken_at) else taken_at end,
        taken_offset = case when taken_from = 'upload' then ${found.takenOffset} else taken_offset end,
        taken_from = case when taken_from = 'upload' and ${found.takenAt}::timestamp is not null then 'camera' else taken_from end
      where owner_id = ${owner_id} and file_id = ${file_id}`);
  }
}

/** The invoices of a file with several, in order. */
const lotIn = (paper: ReadPaper | null): readonly Invoice[] =>
  paper?.invoice && paper.others?.length ? [paper.invoice, ...paper.others] : [];

/** A variant as bytes to store. */
export const blobOf = ({ path, sha256, bytes }: MadeVariant): NewBlob => ({
  path,
  sha256,
  bytes,
  mediaType: 'image/webp',
});
