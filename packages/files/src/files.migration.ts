import type { QueryRunner } from 'typeorm';
import { addQuota, dropQuota } from '@carnet/pg';

/**
 * The table of a service that keeps files: `blobs`, the bytes that are stored, each once for its owner. `unreferenced_since` says since when no
 * row may want the bytes any more.
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

/** The tables of a service to which files are sent: `blobs`, and `uploads`, those that are on their way. */
export async function addFileTables(db: QueryRunner): Promise<void> {
  await addBlobs(db);
  await addUploads(db);
}

/** The table of files that are on their way, for a service that keeps some already. */
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
 * Has an upload say which part its bytes lie in, and, once all of them are there, what was found: `sha256` and `media_type`. Only those on their way count for
 * the quota. What the release before does not know of it takes for an upload that has not begun.
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
 * Has `blobs` say which bytes are being removed: since when. Whoever wants these again meanwhile is refused as somebody is whom another write came before, and
 * comes again; so is the release before, which does not know of it.
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
 * Has PostgreSQL note which bytes may not be wanted any more when rows of `table` go that want them by `column`, whichever statement
 * or reference takes the rows. Whether another row still wants them is asked before anything is removed.
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

/** A column that names bytes by their hash. */
export interface BlobReference {
  table: string;
  column: string;
}
