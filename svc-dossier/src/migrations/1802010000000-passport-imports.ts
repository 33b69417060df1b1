import { addBlobReference, addUploadParts, addUploads, dropUploads } from '@carnet/files';
import { addQuota, dropQuota } from '@carnet/pg';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { IMPORT_BLOBS } from '../passport-imports/blob-references.js';

/** Uploaded passports of other installations, and imported histories (ADR 133). */
export class PassportImports1802010000000 implements MigrationInterface {
  name = 'PassportImports1802010000000';

  async up(db: QueryRunner): Promise<void> {
    for (const statement of UP) await db.query(statement);
    await addUploads(db);
    await addUploadParts(db);
    for (const reference of IMPORT_BLOBS) await addBlobReference(db, reference);
    await addQuota(db, 'passport_imports');
  }

  async down(db: QueryRunner): Promise<void> {
    await dropQuota(db, 'passport_imports');
    await db.query('drop table vehicle_histories, passport_import_rows, waiting_passport_imports, passport_imports');
    for (const { table } of IMPORT_BLOBS) await db.query(`drop function release_blobs_of_${table}()`);
    await db.query('drop function tell_of_waiting_passport_imports()');
    await dropUploads(db);
  }
}

const UP = [
  // \`found\` is null until the file was read. With \`collection_id\` it is to be taken in, and \`vehicle_id\` is what it became.
  `create table passport_imports (
     owner_id integer not null,
     id integer generated always as identity,
     version integer not null default 1,
     name text not null,
     bytes bigint not null,
     sha256 text not null,
     state text not null default 'queued' check (state in ('queued', 'reading', 'read', 'taking', 'taken', 'failed')),
     done integer not null default 0,
     "of" integer not null default 0,
     failure text,
     about text,
     found jsonb,
     collection_id integer,
     vehicle_id integer,
     created_at timestamptz(3) not null default now(),
     finished_at timestamptz(3),
     primary key (owner_id, id),
     foreign key (owner_id, sha256) references blobs (owner_id, sha256)
   )`,
  'create index passport_imports_of_blob on passport_imports (owner_id, sha256)',
  `create table waiting_passport_imports (
     owner_id integer not null,
     import_id integer not null,
     tries integer not null default 0,
     failures integer not null default 0,
     put_off integer not null default 0,
     waits_for text,
     queued_at timestamptz not null default now(),
     due_at timestamptz not null default now(),
     primary key (owner_id, import_id),
     foreign key (owner_id, import_id) references passport_imports (owner_id, id) on delete cascade
   )`,
  `create function tell_of_waiting_passport_imports() returns trigger language plpgsql as $$
   begin
     notify carnet_passport_imports;
     return null;
   end $$`,
  `create trigger tell_of_jobs after insert or delete on waiting_passport_imports
     for each statement execute function tell_of_waiting_passport_imports()`,
  // Rows of a passport that have records here, so that an import can resume.
  `create table passport_import_rows (
     owner_id integer not null,
     import_id integer not null,
     list text not null,
     row_id integer not null,
     made_id integer not null,
     primary key (owner_id, import_id, list, row_id),
     foreign key (owner_id, import_id) references passport_imports (owner_id, id) on delete cascade
   )`,
  // \`sha256\` names the journal that came with it.
  `create table vehicle_histories (
     owner_id integer not null,
     vehicle_id integer not null,
     sha256 text not null,
     parts jsonb not null,
     issued_on date not null,
     seal text not null,
     came_at timestamptz(3) not null default now(),
     primary key (owner_id, vehicle_id),
     foreign key (owner_id, vehicle_id) references vehicle_copies (owner_id, id) on delete cascade,
     foreign key (owner_id, sha256) references blobs (owner_id, sha256)
   )`,
  'create index vehicle_histories_of_blob on vehicle_histories (owner_id, sha256)',
];
