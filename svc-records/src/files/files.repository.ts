import { type ArrivedFile, FILES_PURGED } from '@carnet/files';
import { timeZoneOf } from '@carnet/person';
import { type Database, type Queryable, raw, type Sql, sql, within } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { DocumentType } from '../documents/document-types.rules.js';
import type { OwnedFile } from './file.entity.js';
import type { FileKind, FileTarget } from './file.rules.js';
import type { Subject } from './subjects.rules.js';

/** The time in the trash after which a file is deleted for good. */
const IN_TRASH = sql`interval '30 days'`;

/** The size of an owner's files in bytes: all, those in the trash, and unfinished uploads. */
export interface FileUsage {
  kept: number;
  trash: number;
  arriving: number;
}

export interface TagCount {
  tag: string;
  count: number;
}

/** The maximum number of tags to choose from. */
const MOST_TAGS = 1_000;

@Injectable()
export class FilesRepository {
  async insert(
    tx: EntityManager,
    owner: OwnerId,
    kind: FileTarget['kind'],
    vehicleId: number | null,
    file: ArrivedFile,
    batch: string | null = null,
  ): Promise<number> {
    const [made] = await within(tx).rows<{ id: number }>(sql`
      insert into files (owner_id, kind, vehicle_id, sha256, bytes, media_type, name, import_batch)
      values (${owner}, ${kind}, ${vehicleId}, ${file.sha256}, ${file.bytes}, ${file.mediaType}, ${file.name}, ${batch}::uuid)
      returning id`);
    return made!.id;
  }

  /** Inserts a photo; so far only its upload time, and possibly a caption, are known. */
  async insertPhoto(
    tx: EntityManager,
    owner: OwnerId,
    fileId: number,
    caption: string | null,
    now: Date,
  ): Promise<void> {
    await within(tx).rows(sql`
      insert into photos (owner_id, file_id, caption, taken_at, taken_from)
      values (${owner}, ${fileId}, ${caption}, ${now.toISOString()}::timestamptz at time zone ${timeZoneOf(sql`${owner}`)}, 'upload')`);
  }

  async insertDocument(
    tx: EntityManager,
    owner: OwnerId,
    fileId: number,
    type: DocumentType | null,
    title: string | null,
  ): Promise<void> {
    await within(tx).rows(
      sql`insert into documents (owner_id, file_id, type, title) values (${owner}, ${fileId}, ${type}, ${title})`,
    );
  }

  /** Appends the file to the files of a record. */
  async link(
    tx: EntityManager,
    owner: OwnerId,
    fileId: number,
    { kind, id }: Subject,
    position: number | null,
  ): Promise<void> {
    await within(tx).rows(sql`
      insert into file_links (owner_id, file_id, subject_kind, subject_id, position)
      select ${owner}::int, ${fileId}::int, ${kind}::text, ${id}::int, coalesce(${position}::int, max(position) + 1, 1) from file_links
      where owner_id = ${owner} and subject_kind = ${kind} and subject_id = ${id}
      on conflict do nothing`);
  }

  /** Stores the common fields of a file, with its current tags and links. */
  update(tx: EntityManager, file: OwnedFile): Promise<void> {
    return this.updateMany(tx, file.owner_id, [file]);
  }

  /** Stores many files of one owner, in the same number of statements. */
  async updateMany(tx: EntityManager, owner: OwnerId, files: readonly OwnedFile[]): Promise<void> {
    const db = within(tx);
    const changed = sql`jsonb_to_recordset(${JSON.stringify(files)}::jsonb) as n (id int, version int, vehicle_id int, turned smallint,
      tags text[], links jsonb, deleted boolean)`;
    await db.rows(sql`
      update files f set vehicle_id = n.vehicle_id, turned = n.turned, version = n.version, updated_at = now(),
        deleted_at = case when n.deleted then coalesce(f.deleted_at, now()) end
      from ${changed} where f.owner_id = ${owner} and f.id = n.id`);
    await db.rows(sql`
      delete from file_tags t using ${changed} where t.owner_id = ${owner} and t.file_id = n.id and t.tag <> all(n.tags)`);
    await db.rows(sql`
      insert into file_tags (owner_id, file_id, tag) select ${owner}::int, n.id, tag from ${changed}, unnest(n.tags) tag
      on conflict do nothing`);
    const links = sql`jsonb_to_recordset(n.links) as k (subject_kind text, subject_id int)`;
    await db.rows(sql`
      delete from file_links l using ${changed} where l.owner_id = ${owner} and l.file_id = n.id
        and (l.subject_kind, l.subject_id) not in (select k.subject_kind, k.subject_id from ${links})`);
    await db.rows(sql`
      insert into file_links (owner_id, file_id, subject_kind, subject_id, position)
      select ${owner}::int, n.id, k.subject_kind, k.subject_id,
        (select coalesce(max(l.position), 0) from file_links l
         where l.owner_id = ${owner} and l.subject_kind = k.subject_kind and l.subject_id = k.subject_id)
        + row_number() over (partition by k.subject_kind, k.subject_id order by n.id)
      from ${changed}, ${links}
      where not exists (select from file_links l where l.owner_id = ${owner} and l.file_id = n.id
        and l.subject_kind = k.subject_kind and l.subject_id = k.subject_id)`);
  }

  async remove(tx: EntityManager, owner: OwnerId, id: number): Promise<void> {
    await within(tx).rows(sql`delete from files where owner_id = ${owner} and id = ${id}`);
  }

  async bytesKept(db: Queryable, owner: OwnerId): Promise<number> {
    const [found] = await db.rows<{ bytes: number }>(
      sql`select coalesce(sum(bytes), 0)::bigint as bytes from files where owner_id = ${owner}`,
    );
    return found!.bytes;
  }

  /** Unfinished uploads of other people into the owner's garage. */
  async announcedByOthers(db: Queryable, owner: OwnerId): Promise<{ files: number; bytes: number }> {
    const [found] = await db.rows<{ files: number; bytes: number }>(sql`
      select count(*)::int as files, coalesce(sum(bytes), 0)::bigint as bytes from uploads
      where owner_id = ${owner} and actor_id is not null and file_id is null and expires_at > now()`);
    return found!;
  }

  async usage(db: Queryable, owner: OwnerId): Promise<FileUsage> {
    const [found] = await db.rows<FileUsage>(sql`
      select coalesce(sum(bytes), 0)::bigint as kept, coalesce(sum(bytes) filter (where deleted_at is not null), 0)::bigint as trash,
        (select coalesce(sum(u.bytes), 0)::bigint from uploads u
           where u.owner_id = ${owner} and u.file_id is null and u.expires_at > now()) as arriving
      from files where owner_id = ${owner}`);
    return found!;
  }

  /** The tags of an owner's files, with the number of files for each. Files in the trash do not count. */
  tags(db: Queryable, owner: OwnerId, kind: FileKind | undefined): Promise<TagCount[]> {
    return db.rows<TagCount>(sql`
      select t.tag, count(*)::int as count
      from file_tags t join files f on f.owner_id = t.owner_id and f.id = t.file_id
      where t.owner_id = ${owner} and f.deleted_at is null and f.kind = coalesce(${kind ?? null}, f.kind)
      group by t.tag order by count(*) desc, t.tag collate "C" limit ${MOST_TAGS}`);
  }

  /** The state of a file, in the trash or not; null if it does not exist. */
  async stateOf(tx: EntityManager, owner: OwnerId, id: number): Promise<string | null> {
    const [file] = await within(tx).rows<{ state: string }>(
      sql`select state from files where owner_id = ${owner} and id = ${id} for update`,
    );
    return file?.state ?? null;
  }

  /** Deletes files `f` for good; returns their number. */
  async removeWhere(tx: EntityManager, which: Sql): Promise<number> {
    return (await within(tx).rows(sql`delete from files f where ${which} returning f.id`)).length;
  }

  /** Removes files `f` from their import; returns their number. */
  async forgetImport(tx: EntityManager, which: Sql): Promise<number> {
    return (await within(tx).rows(sql`update files f set import_batch = null where ${which} returning f.id`)).length;
  }

  /** Deletes expired files in the trash; first calls `before` with the condition for these files `f`. */
  async emptyTrash(database: Database, before: (tx: EntityManager, which: Sql) => Promise<void>): Promise<void> {
    const due = sql`f.deleted_at < now() - ${IN_TRASH}`;
    const owners = await database.rows<{ owner_id: OwnerId }>(sql`select distinct owner_id from files f where ${due}`);
    for (const { owner_id: owner } of owners)
      await database.write(owner, async (tx) => {
        const which = sql`f.owner_id = ${owner} and ${due}`;
        await before(tx, which);
        await this.removeWhere(tx, which);
      });
  }

  /** Deletes all rows of the owner; the blobs are deleted after the transaction. */
  async removeOfOwner(tx: EntityManager, owner: OwnerId): Promise<void> {
    for (const table of ['uploads', 'files', 'turned_variants', 'variants', 'blobs'])
      await within(tx).rows(sql`delete from ${raw(table)} where owner_id = ${owner}`);
    await tx.query(`notify ${FILES_PURGED}`);
  }
}
