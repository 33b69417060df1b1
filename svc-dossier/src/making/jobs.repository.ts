import { Database, sql, within } from '@carnet/pg';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { DossierOptions, State } from '../dossiers/dossier.entity.js';
import type { Failure } from '../dossiers/dossier.errors.js';
import { type Job, JobTable } from '../jobs/job-table.js';
import type { BoundBook } from './bound-book.js';

/** The PostgreSQL notification when a book's job is added or removed. */
export const DOSSIERS_WANTED = 'carnet_dossiers';

export type { Job };

/** The order for a book. */
export interface WantedBook {
  vehicle_id: number;
  options: DossierOptions;
  issued_on: string;
}

/** Jobs for books. */
@Injectable()
export class JobsRepository extends JobTable<State, Failure> {
  constructor(database: Database) {
    super(database, { jobs: 'waiting_dossiers', things: 'dossiers', thingId: 'dossier_id' });
  }

  /** The order of a job; null if the dossier was deleted meanwhile. */
  async wanted(job: Job): Promise<WantedBook | null> {
    const [wanted] = await this.database.rows<WantedBook>(sql`
      select vehicle_id, options, issued_on from dossiers where ${this.isThing(job)}`);
    return wanted ?? null;
  }

  /** Stores a finished book, and announces its blobs in the same transaction. */
  async saveBook(tx: EntityManager, job: Job, book: BoundBook): Promise<void> {
    const { counts, file, fingerprint, seal, checkpoint, madeWith } = book;
    await within(tx).rows(sql`
      update dossiers set state = 'ready', done = 0, "of" = 0, finished_at = now(), version = version + 1,
        pages = ${counts.pages}, plates = ${counts.plates}, sheets = ${counts.sheets}, entries = ${counts.entries},
        withheld = ${counts.withheld}, bytes = ${file.bytes}, sha256 = ${file.sha256}, fingerprint = ${fingerprint},
        seal = ${seal}, checkpoint = ${checkpoint}, made_with = ${JSON.stringify(madeWith)}::jsonb
      where ${this.isThing(job)}`);
    await within(tx).rows(sql`
      insert into dossier_previews (owner_id, dossier_id, page, sha256)
      select ${job.owner_id}::int, ${job.id}::int, page, sha256
      from unnest(${book.previews.map(({ sha256 }) => sha256)}::text[]) with ordinality as named (sha256, page)`);
  }
}
