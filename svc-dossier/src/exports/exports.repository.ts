import type { Language } from '@carnet/messages';
import { Database, sql, within } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { type Job, JobTable } from '../jobs/job-table.js';
import type { NewFile } from '../packing/export-zip.js';
import type { ExportCounts, ExportFile, ExportState } from './export.entity.js';
import type { ExportFailure } from './export.errors.js';
import { expiry } from './export.read.js';

/** The PostgreSQL notification when an export's job is added or removed. */
export const EXPORTS_WANTED = 'carnet_exports';

/** The order for an export. */
export interface WantedExport {
  language: Language;
  asked_on: string;
}

/** Exports, and their jobs. */
@Injectable()
export class ExportsRepository extends JobTable<ExportState, ExportFailure> {
  constructor(database: Database) {
    super(database, { jobs: 'waiting_exports', things: 'exports', thingId: 'export_id' });
  }

  async insert(tx: EntityManager, owner: OwnerId, { language, asked_on }: WantedExport): Promise<number> {
    const [made] = await within(tx).rows<{ id: number }>(sql`
      with made as (
        insert into exports (owner_id, language, asked_on) values (${owner}, ${language}, ${asked_on}::date) returning id
      ), work as (insert into waiting_exports (owner_id, export_id) select ${owner}::int, id from made)
      select id from made`);
    return made!.id;
  }

  /** The owner's unfinished export; null if there is none. */
  async underWay(tx: EntityManager, owner: OwnerId): Promise<number | null> {
    const [waiting] = await within(tx).rows<{ export_id: number }>(
      sql`select export_id from waiting_exports where owner_id = ${owner} limit 1`,
    );
    return waiting?.export_id ?? null;
  }

  /** Deletes failed exports, because a new one replaces them. */
  async removeFailed(tx: EntityManager, owner: OwnerId): Promise<void> {
    await within(tx).rows(sql`delete from exports where owner_id = ${owner} and state = 'failed'`);
  }

  /** Returns false if the owner has no such export. A running job is cancelled. */
  async remove(tx: EntityManager, owner: OwnerId, id: number): Promise<boolean> {
    const gone = await within(tx).rows(sql`delete from exports where owner_id = ${owner} and id = ${id} returning 1`);
    return gone.length > 0;
  }

  async file(owner: OwnerId, id: number): Promise<ExportFile | null> {
    const [found] = await this.database.rows<ExportFile>(sql`
      select sha256, bytes::float8 as bytes, asked_on from exports where owner_id = ${owner} and id = ${id}`);
    return found ?? null;
  }

  /** The order of a job; null if the export was deleted meanwhile. */
  async wanted(job: Job): Promise<WantedExport | null> {
    const [wanted] = await this.database.rows<WantedExport>(sql`
      select language, asked_on from exports where ${this.isThing(job)}`);
    return wanted ?? null;
  }

  /** Stores a finished export, and announces its blob in the same transaction. */
  async saveExport(tx: EntityManager, job: Job, { sha256, bytes }: NewFile, counts: ExportCounts): Promise<void> {
    await within(tx).rows(sql`
      update exports set state = 'ready', done = 0, "of" = 0, finished_at = now(), version = version + 1,
        rows = ${counts.rows}, files = ${counts.files}, missing = ${counts.missing}, bytes = ${bytes}, sha256 = ${sha256}
      where ${this.isThing(job)}`);
  }

  /** Owners with expired exports. */
  async ownersOfExpired(days: number): Promise<OwnerId[]> {
    const owners = await this.database.rows<{ owner_id: OwnerId }>(
      sql`select distinct owner_id from exports where ${expiry(days)} < now()`,
    );
    return owners.map(({ owner_id }) => owner_id);
  }

  async removeExpired(tx: EntityManager, owner: OwnerId, days: number): Promise<void> {
    await within(tx).rows(sql`delete from exports where owner_id = ${owner} and ${expiry(days)} < now()`);
  }
}
