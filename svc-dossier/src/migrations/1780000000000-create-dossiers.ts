import { addBlobReference, addBlobs } from '@carnet/files';
import { addQuota, dropQuota } from '@carnet/pg';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { BLOB_REFERENCES } from '../dossiers/blob-references.js';

/** Dossiers and their jobs, copies of people and vehicles, and the key that seals. */
export class CreateDossiers1780000000000 implements MigrationInterface {
  name = 'CreateDossiers1780000000000';

  async up(db: QueryRunner): Promise<void> {
    await addBlobs(db);
    for (const statement of UP) await db.query(statement);
    for (const reference of BLOB_REFERENCES) await addBlobReference(db, reference);
    await addQuota(db, 'dossiers');
    await addQuota(db, 'waiting_dossiers', { hasIds: false });
  }

  async down(db: QueryRunner): Promise<void> {
    for (const table of ['waiting_dossiers', 'dossiers']) await dropQuota(db, table);
    await db.query(
      'drop table waiting_dossiers, dossier_previews, dossiers, user_copies, vehicle_copies, sealing_keys, blobs',
    );
    for (const { table } of BLOB_REFERENCES) await db.query(`drop function release_blobs_of_${table}()`);
    await db.query('drop function tell_of_waiting_dossiers()');
  }
}

const UP = [
  `create table vehicle_copies (
     owner_id integer not null,
     id integer not null,
     make text not null,
     model text not null,
     year integer not null,
     nickname text,
     primary key (owner_id, id)
   )`,
  `create table user_copies (
     owner_id integer not null,
     id integer not null,
     language text,
     region text,
     odometer_unit text,
     paper text,
     primary key (owner_id, id)
   )`,
  // Counts of a book are null until it is made. A dossier is deleted with its vehicle.
  `create table dossiers (
     owner_id integer not null,
     id integer generated always as identity,
     vehicle_id integer not null,
     version integer not null default 1,
     options jsonb not null,
     state text not null default 'queued'
       check (state in ('queued', 'collecting', 'drawing', 'typesetting', 'sealing', 'ready', 'failed')),
     done integer not null default 0,
     "of" integer not null default 0,
     failure text,
     issued_on date not null,
     pages integer,
     plates integer,
     sheets integer,
     entries integer,
     withheld integer,
     bytes bigint,
     sha256 text,
     fingerprint text,
     seal text,
     made_with jsonb,
     checkpoint text,
     created_at timestamptz(3) not null default now(),
     finished_at timestamptz(3),
     primary key (owner_id, id),
     foreign key (owner_id, vehicle_id) references vehicle_copies (owner_id, id) on delete cascade,
     foreign key (owner_id, sha256) references blobs (owner_id, sha256)
   )`,
  'create index dossiers_of_vehicle on dossiers (owner_id, vehicle_id)',
  'create index dossiers_of_blob on dossiers (owner_id, sha256) where sha256 is not null',
  // Pictures of a book's first pages.
  `create table dossier_previews (
     owner_id integer not null,
     dossier_id integer not null,
     page integer not null,
     sha256 text not null,
     primary key (owner_id, dossier_id, page),
     foreign key (owner_id, dossier_id) references dossiers (owner_id, id) on delete cascade,
     foreign key (owner_id, sha256) references blobs (owner_id, sha256)
   )`,
  'create index dossier_previews_of_blob on dossier_previews (owner_id, sha256)',
  // Jobs of books; a row is deleted when its job is done, or with its dossier.
  `create table waiting_dossiers (
     owner_id integer not null,
     dossier_id integer not null,
     tries integer not null default 0,
     queued_at timestamptz not null default now(),
     due_at timestamptz not null default now(),
     primary key (owner_id, dossier_id),
     foreign key (owner_id, dossier_id) references dossiers (owner_id, id) on delete cascade
   )`,
  // A process that makes a deleted book learns of it at once, whichever statement or foreign key deletes the row.
  `create function tell_of_waiting_dossiers() returns trigger language plpgsql as $$
   begin
     notify carnet_dossiers;
     return null;
   end $$`,
  `create trigger tell_of_jobs after insert or delete on waiting_dossiers
     for each statement execute function tell_of_waiting_dossiers()`,
  // The key of the whole installation; it has no owner. There is only one, and it stays, because it verifies all existing seals.
  `create table sealing_keys (
     name text primary key,
     private_key text not null,
     created_at timestamptz not null default now()
   )`,
];
