import { Database, type OwnerId, sql, within } from '@carnet/svc-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { DossierOptions, State } from '../dossiers/dossier.entity.js';
import type { Failure } from '../dossiers/dossier.errors.js';
import type { BoundBook } from './bound-book.js';

/** Told by PostgreSQL wherever work comes or goes. */
export const DOSSIERS_WANTED = 'carnet_dossiers';

/** One of the times that a book was taken. */
export interface Taking {
  owner_id: OwnerId;
  dossier_id: number;
  tries: number;
}

/** A book that is to be made, taken for as long as the lease says. */
export interface Job {
  owner_id: OwnerId;
  dossier_id: number;
  /** How often it was taken, this time included. */
  tries: number;
  /** How often it was put off because something else was away. */
  put_off: number;
  vehicle_id: number;
  options: DossierOptions;
  issued_on: string;
}

/** Renewed all the while: who dies with a book in hand has it given to another one after this. */
const LEASE = sql`interval '30 seconds'`;

@Injectable()
export class JobsRepository {
  constructor(private readonly database: Database) {}

  /** Takes the one that waits longest; of several who take at once, each gets another. */
  async take(): Promise<Job | null> {
    const [job] = await this.database.rows<Job>(sql`
      with due as (
        select owner_id, dossier_id from waiting_dossiers where due_at <= now()
        order by queued_at, owner_id, dossier_id limit 1 for update skip locked
      )
      update waiting_dossiers j set tries = j.tries + 1, due_at = now() + ${LEASE}
      from due join dossiers d on d.owner_id = due.owner_id and d.id = due.dossier_id
      where j.owner_id = due.owner_id and j.dossier_id = due.dossier_id
      returning j.owner_id, j.dossier_id, j.tries, j.put_off, d.vehicle_id, d.options, d.issued_on`);
    return job ?? null;
  }

  /** Milliseconds until the next one is due; null where there is none. */
  async nextIn(): Promise<number | null> {
    const [next] = await this.database.rows<{ ms: number }>(sql`
      select greatest(0, extract(epoch from due - now()) * 1000)::int as ms
      from (select min(due_at) as due from waiting_dossiers) next where due is not null`);
    return next?.ms ?? null;
  }

  /** The last taking of every book that is not made yet, also where its lease has ended. */
  taken(): Promise<Taking[]> {
    return this.database.rows<Taking>(sql`
      select owner_id, dossier_id, tries from waiting_dossiers where tries > 0`);
  }

  /** Renews the lease; false where the book is not wanted any more, or another one has it by now. */
  async hold({ owner_id, dossier_id, tries }: Job): Promise<boolean> {
    const held = await this.database.rows(sql`
      update waiting_dossiers set due_at = now() + ${LEASE}
      where owner_id = ${owner_id} and dossier_id = ${dossier_id} and tries = ${tries} returning 1`);
    return held.length > 0;
  }

  /** How far it is; false as `hold` says it. Locks the dossier first, as who deletes it does. */
  async tell({ owner_id, dossier_id, tries }: Job, state: State, done: number, of: number): Promise<boolean> {
    const told = await this.database.rows(sql`
      with dossier as (
        select from dossiers where owner_id = ${owner_id} and id = ${dossier_id} for update
      ), held as (
        update waiting_dossiers set due_at = now() + ${LEASE}
        where owner_id = ${owner_id} and dossier_id = ${dossier_id} and tries = ${tries}
          and exists (select from dossier) returning 1
      )
      update dossiers set state = ${state}, done = ${done}, "of" = ${of}, version = version + 1
      where owner_id = ${owner_id} and id = ${dossier_id} and exists (select 1 from held) returning 1`);
    return told.length > 0;
  }

  /** For the next one to take after some seconds, and what this time counts as. Locks as `tell` does. */
  async later({ owner_id, dossier_id, tries }: Job, seconds: number, as: 'try' | 'put-off' | 'nothing'): Promise<void> {
    await this.database.rows(sql`
      with dossier as (
        select from dossiers where owner_id = ${owner_id} and id = ${dossier_id} for update
      ), left_to_others as (
        update waiting_dossiers set tries = tries - ${as === 'try' ? 0 : 1}::int, put_off = put_off + ${as === 'put-off' ? 1 : 0}::int,
          due_at = now() + make_interval(secs => ${seconds})
        where owner_id = ${owner_id} and dossier_id = ${dossier_id} and tries = ${tries}
          and exists (select from dossier) returning 1
      )
      update dossiers set state = 'queued', done = 0, "of" = 0, version = version + 1
      where owner_id = ${owner_id} and id = ${dossier_id} and exists (select 1 from left_to_others)`);
  }

  /** Ends a job; false as `hold` says it. */
  async end(tx: EntityManager, { owner_id, dossier_id, tries }: Job): Promise<boolean> {
    const ended = await within(tx).rows(sql`
      delete from waiting_dossiers
      where owner_id = ${owner_id} and dossier_id = ${dossier_id} and tries = ${tries} returning 1`);
    return ended.length > 0;
  }

  async saveFailure(tx: EntityManager, { owner_id, dossier_id }: Job, failure: Failure): Promise<void> {
    await within(tx).rows(sql`
      update dossiers set state = 'failed', failure = ${failure}, done = 0, "of" = 0, finished_at = now(), version = version + 1
      where owner_id = ${owner_id} and id = ${dossier_id}`);
  }

  /** Until the book is saved no row wants its bytes: where it never is, they are collected. */
  async leaveUnwanted(tx: EntityManager, { owner_id }: Job, { file, previews }: BoundBook): Promise<void> {
    await within(tx).rows(sql`
      update blobs set unreferenced_since = now()
      where owner_id = ${owner_id} and sha256 = any(${[file, ...previews].map(({ sha256 }) => sha256)}::text[])`);
  }

  /** What the book is; its bytes are announced in the same transaction. */
  async saveBook(tx: EntityManager, { owner_id, dossier_id }: Job, book: BoundBook): Promise<void> {
    const { counts, file, fingerprint, seal, checkpoint, madeWith } = book;
    await within(tx).rows(sql`
      update dossiers set state = 'ready', done = 0, "of" = 0, finished_at = now(), version = version + 1,
        pages = ${counts.pages}, plates = ${counts.plates}, sheets = ${counts.sheets}, entries = ${counts.entries},
        withheld = ${counts.withheld}, bytes = ${file.bytes}, sha256 = ${file.sha256}, fingerprint = ${fingerprint},
        seal = ${seal}, checkpoint = ${checkpoint}, made_with = ${JSON.stringify(madeWith)}::jsonb
      where owner_id = ${owner_id} and id = ${dossier_id}`);
    await within(tx).rows(sql`
      insert into dossier_previews (owner_id, dossier_id, page, sha256)
      select ${owner_id}::int, ${dossier_id}::int, page, sha256
      from unnest(${book.previews.map(({ sha256 }) => sha256)}::text[]) with ordinality as named (sha256, page)`);
  }
}
