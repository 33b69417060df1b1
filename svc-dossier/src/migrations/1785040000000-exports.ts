import { addBlobReference } from '@carnet/files';
import { addQuota, dropQuota } from '@carnet/pg';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { EXPORT_BLOBS } from '../exports/blob-references.js';

/** Exports of all data of a person, and their jobs. */
export class Exports1785040000000 implements MigrationInterface {
  name = 'Exports1785040000000';

  async up(db: QueryRunner): Promise<void> {
    for (const statement of UP) await db.query(statement);
    await addBlobReference(db, EXPORT_BLOBS);
    await addQuota(db, 'exports');
  }

  async down(db: QueryRunner): Promise<void> {
    await dropQuota(db, 'exports');
    await db.query('drop table waiting_exports, exports');
    await db.query('drop function release_blobs_of_exports()');
    await db.query('drop function tell_of_waiting_exports()');
  }
}

const UP = [
  // Counts of an export are null until it is made.
  `create table exports (
     owner_id integer not null,
     id integer generated always as identity,
     version integer not null default 1,
     language text not null,
     asked_on date not null,
     state text not null default 'queued' check (state in ('queued', 'collecting', 'packing', 'ready', 'failed')),
     done integer not null default 0,
     "of" integer not null default 0,
     failure text,
     rows integer,
     files integer,
     missing integer,
     bytes bigint,
     sha256 text,
     created_at timestamptz(3) not null default now(),
     finished_at timestamptz(3),
     primary key (owner_id, id),
     foreign key (owner_id, sha256) references blobs (owner_id, sha256)
   )`,
  'create index exports_of_blob on exports (owner_id, sha256) where sha256 is not null',
  // Jobs of exports; a row is deleted when its job is done, or with its export.
  `create table waiting_exports (
     owner_id integer not null,
     export_id integer not null,
     tries integer not null default 0,
     put_off integer not null default 0,
     queued_at timestamptz not null default now(),
     due_at timestamptz not null default now(),
     primary key (owner_id, export_id),
     foreign key (owner_id, export_id) references exports (owner_id, id) on delete cascade
   )`,
  // As with books: a process that makes a deleted export learns of it at once.
  `create function tell_of_waiting_exports() returns trigger language plpgsql as $$
   begin
     notify carnet_exports;
     return null;
   end $$`,
  `create trigger tell_of_jobs after insert or delete on waiting_exports
     for each statement execute function tell_of_waiting_exports()`,
];
