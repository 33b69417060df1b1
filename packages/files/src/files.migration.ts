import type { QueryRunner } from 'typeorm';
import { addQuota, dropQuota } from '@carnet/pg';

/**
 * Adds the table of a service that stores files: `blobs`, one row for each file content of an owner. `unreferenced_since` is the time since which the bytes may
 * be unused.
 */
export async function addBlobs(db: QueryRunner): Promise<void> {
  await db.query(`
    create table blobs (
      owner_id integer not null,
      sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
      bytes bigint not null,
      media_type text not null,
      unreferenced_since timestamptz(3),
      primary key (owner_id, sha256)
    )`);
  await db.query('create index blobs_unreferenced on blobs (owner_id, sha256) where unreferenced_since is not null');
}

/** Adds the tables of a service that receives files: `blobs`, and `uploads` for unfinished uploads. */
export async function addFileTables(db: QueryRunner): Promise<void> {
  await addBlobs(db);
  await addUploads(db);
}

/** Adds the table of unfinished uploads, for a service that already stores files. */
export async function addUploads(db: QueryRunner): Promise<void> {
  await db.query(`
    create table uploads (
      owner_id integer not null,
      id integer generated always as identity,
      name text not null,
      bytes bigint not null,
      received bigint not null default 0,
      turn integer not null default 0,
      target jsonb not null,
      file_id integer,
      expires_at timestamptz(3) not null,
      primary key (owner_id, id)
    )`);
  await addQuota(db, 'uploads');
}

export async function dropFileTables(db: QueryRunner): Promise<void> {
  await dropUploads(db);
  await db.query('drop table blobs');
}

export async function dropUploads(db: QueryRunner): Promise<void> {
  await dropQuota(db, 'uploads');
  await db.query('drop table uploads');
}

/**
 * Stores for an upload which part holds its bytes and, once it is complete, the detected `sha256` and `media_type`. Only unfinished uploads count for the
 * quota. The previous release takes such uploads for ones that have not begun.
 */
export async function addUploadParts(db: QueryRunner): Promise<void> {
  await db.query('alter table uploads add column part text, add column sha256 text, add column media_type text');
  await addQuota(db, 'uploads', { only: 'file_id is null and expires_at > now()' });
}

export async function dropUploadParts(db: QueryRunner): Promise<void> {
  await addQuota(db, 'uploads');
  await db.query('alter table uploads drop column part, drop column sha256, drop column media_type');
}

/**
 * Stores in `blobs` since when bytes are being removed. A write that refers to such bytes is refused as a conflict, and retried. The same holds for the
 * previous release, which does not know the column.
 */
export async function addBlobRemovals(db: QueryRunner): Promise<void> {
  await db.query('alter table blobs add column removing_since timestamptz(3)');
  await db.query(`
    create function refuse_blobs_in_removal() returns trigger language plpgsql as $$
    begin
      raise exception 'The bytes are being removed' using errcode = '40001';
    end $$`);
  await db.query(`
    create trigger refuse_in_removal before update of unreferenced_since on blobs
    for each row when (old.removing_since is not null) execute function refuse_blobs_in_removal()`);
}

export async function dropBlobRemovals(db: QueryRunner): Promise<void> {
  await db.query('drop trigger refuse_in_removal on blobs');
  await db.query('drop function refuse_blobs_in_removal()');
  await db.query('alter table blobs drop column removing_since');
}

/**
 * Adds a trigger that marks bytes as possibly unused when rows of `table` that refer to them by `column` are deleted, by any statement or cascade. Before the
 * removal, the collector checks for other rows.
 */
export async function addBlobReference(db: QueryRunner, { table, column }: BlobReference): Promise<void> {
  await db.query(`
    create function release_blobs_of_${table}() returns trigger language plpgsql as $$
    begin
      update blobs b set unreferenced_since = now() from gone
      where b.owner_id = gone.owner_id and b.sha256 = gone.${column} and b.unreferenced_since is null;
      return null;
    end $$`);
  await db.query(`
    create trigger release_blobs after delete on ${table} referencing old table as gone
    for each statement execute function release_blobs_of_${table}()`);
}

/** A column that refers to bytes by their hash. */
export interface BlobReference {
  table: string;
  column: string;
}
