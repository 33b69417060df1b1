import { Database, sql, within } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { type Job, JobTable } from '../jobs/job-table.js';
import type { PassportCounts, PassportFile, PassportState, WantedPassport } from './passport.entity.js';
import type { PassportFailure } from './passport.errors.js';
import type { SealedFile } from './passport-zip.js';

/** The PostgreSQL notification when a passport's job is added or removed. */
export const PASSPORTS_WANTED = 'carnet_passports';

/** Passports, and their jobs. */
@Injectable()
export class PassportsRepository extends JobTable<PassportState, PassportFailure> {
  constructor(database: Database) {
    super(database, { jobs: 'waiting_passports', things: 'passports', thingId: 'passport_id' });
  }

  async insert(tx: EntityManager, owner: OwnerId, wanted: WantedPassport): Promise<number> {
    const { vehicle_id, options, language, issued_on } = wanted;
    const [made] = await within(tx).rows<{ id: number }>(sql`
      with made as (
        insert into passports (owner_id, vehicle_id, options, language, issued_on)
        values (${owner}, ${vehicle_id}, ${JSON.stringify(options)}::jsonb, ${language}, ${issued_on}::date) returning id
      ), work as (insert into waiting_passports (owner_id, passport_id) select ${owner}::int, id from made)
      select id from made`);
    return made!.id;
  }

  /** Returns false if the owner has no such passport. A running job is cancelled. */
  async remove(tx: EntityManager, owner: OwnerId, id: number): Promise<boolean> {
    const gone = await within(tx).rows(sql`delete from passports where owner_id = ${owner} and id = ${id} returning 1`);
    return gone.length > 0;
  }

  async file(owner: OwnerId, id: number): Promise<PassportFile | null> {
    const [found] = await this.database.rows<PassportFile>(sql`
      select p.sha256, p.bytes::float8 as bytes, p.issued_on, v.make, v.model, v.year
      from passports p join vehicle_copies v on v.owner_id = p.owner_id and v.id = p.vehicle_id
      where p.owner_id = ${owner} and p.id = ${id}`);
    return found ?? null;
  }

  /** The order of a job; null if the passport was deleted meanwhile. */
  async wanted(job: Job): Promise<WantedPassport | null> {
    const [wanted] = await this.database.rows<WantedPassport>(sql`
      select vehicle_id, options, language, issued_on from passports where ${this.isThing(job)}`);
    return wanted ?? null;
  }

  /** Stores a finished passport, and announces its blob in the same transaction. */
  async savePassport(tx: EntityManager, job: Job, file: SealedFile, counts: PassportCounts): Promise<void> {
    const { rows, files, withheld, missing, entries } = counts;
    await within(tx).rows(sql`
      update passports set state = 'ready', done = 0, "of" = 0, finished_at = now(), version = version + 1,
        rows = ${rows}, files = ${files}, withheld = ${withheld}, missing = ${missing}, entries = ${entries},
        bytes = ${file.bytes}, sha256 = ${file.sha256}, seal = ${file.note}
      where ${this.isThing(job)}`);
  }
}
