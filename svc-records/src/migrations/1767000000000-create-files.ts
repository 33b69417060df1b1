import { addBlobReference, addFileTables, dropFileTables } from '@carnet/files';
import { addQuota, addSearchText, dropQuota } from '@carnet/pg';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Files with their records, and the pictures made from them. */
export class CreateFiles1767000000000 implements MigrationInterface {
  name = 'CreateFiles1767000000000';

  async up(db: QueryRunner): Promise<void> {
    await addFileTables(db);
    for (const statement of UP) await db.query(statement);
    await db.query(addSearchText('files', ['name']));
    await db.query(addSearchText('photos', ['caption']));
    for (const reference of BLOB_REFERENCES) await addBlobReference(db, reference);
    await addQuota(db, 'files');
  }

  async down(db: QueryRunner): Promise<void> {
    await dropQuota(db, 'files');
    await db.query('drop table file_jobs, file_tags, file_links, photos, variants, files');
    for (const { table } of BLOB_REFERENCES) await db.query(`drop function release_blobs_of_${table}()`);
    await dropFileTables(db);
  }
}

const BLOB_REFERENCES = [
  { table: 'files', column: 'sha256' },
  { table: 'variants', column: 'variant_sha' },
];

/** A column of `file_links` for the id of one kind of record, with a foreign key, so that a link is deleted with its record. */
const subject = ([column, kind, table]: readonly [string, string, string]): string => `
  ${column} integer generated always as (case when subject_kind = '${kind}' then subject_id end) stored,
  foreign key (owner_id, ${column}) references ${table} (owner_id, id) on delete cascade`;

const SUBJECTS = [
  ['service_event_id', 'service-event', 'service_event_copies'],
  ['part_id', 'part', 'part_copies'],
  ['modification_id', 'modification', 'modifications'],
  ['issue_id', 'issue', 'issues'],
  ['track_day_id', 'track-day', 'track_days'],
] as const;

const UP = [
  // The files of a vehicle are deleted with it.
  `create table files (
     owner_id integer not null,
     id integer generated always as identity,
     kind text not null check (kind in ('photo')),
     vehicle_id integer,
     sha256 text not null,
     bytes bigint not null,
     media_type text not null,
     name text not null,
     state text not null default 'pending' check (state in ('pending', 'ready', 'damaged', 'failed')),
     version integer not null default 1,
     created_at timestamptz(3) not null default now(),
     updated_at timestamptz(3) not null default now(),
     deleted_at timestamptz(3),
     primary key (owner_id, id),
     foreign key (owner_id, sha256) references blobs (owner_id, sha256),
     foreign key (owner_id, vehicle_id) references vehicle_copies (owner_id, id) on delete cascade
   )`,
  'create index files_of_blob on files (owner_id, sha256)',
  'create index files_of_vehicle on files (owner_id, vehicle_id) where vehicle_id is not null',
  'create index files_deleted on files (owner_id, deleted_at) where deleted_at is not null',
  // Pictures made from a file's bytes are deleted with them.
  `create table variants (
     owner_id integer not null,
     sha256 text not null,
     name text not null,
     recipe integer not null,
     variant_sha text not null,
     media_type text not null,
     width integer not null,
     height integer not null,
     primary key (owner_id, sha256, name),
     foreign key (owner_id, sha256) references blobs (owner_id, sha256) on delete cascade,
     foreign key (owner_id, variant_sha) references blobs (owner_id, sha256)
   )`,
  'create index variants_of_blob on variants (owner_id, variant_sha)',
  // taken_at is the local time of the camera's clock, in an unknown time zone.
  `create table photos (
     owner_id integer not null,
     file_id integer not null,
     caption text,
     taken_at timestamp(0) not null,
     taken_offset text,
     taken_from text not null check (taken_from in ('camera', 'upload', 'person')),
     camera text,
     width integer,
     height integer,
     thumbhash text,
     primary key (owner_id, file_id),
     foreign key (owner_id, file_id) references files (owner_id, id) on delete cascade
   )`,
  'create index photos_by_time on photos (owner_id, taken_at, file_id)',
  `create table file_links (
     owner_id integer not null,
     file_id integer not null,
     subject_kind text not null check (subject_kind in (${SUBJECTS.map(([, kind]) => `'${kind}'`).join()})),
     subject_id integer not null,
     position integer not null,
     primary key (owner_id, subject_kind, subject_id, file_id),
     foreign key (owner_id, file_id) references files (owner_id, id) on delete cascade,
     ${SUBJECTS.map((one) => subject(one)).join()}
   )`,
  'create index file_links_of_file on file_links (owner_id, file_id)',
  ...SUBJECTS.map(
    ([column]) =>
      `create index file_links_of_${column} on file_links (owner_id, ${column}) where ${column} is not null`,
  ),
  `create table file_tags (
     owner_id integer not null,
     file_id integer not null,
     tag text not null,
     primary key (owner_id, file_id, tag),
     foreign key (owner_id, file_id) references files (owner_id, id) on delete cascade
   )`,
  'create index file_tags_by_tag on file_tags (owner_id, tag, file_id)',
  // Pictures to make; a row is deleted when its job is done.
  `create table file_jobs (
     owner_id integer not null,
     file_id integer not null,
     tries integer not null default 0,
     due_at timestamptz(3) not null default now(),
     primary key (owner_id, file_id),
     foreign key (owner_id, file_id) references files (owner_id, id) on delete cascade
   )`,
];
