import {
  type ArrivedFile,
  type Database,
  FILES_PURGED,
  type OwnerId,
  type Queryable,
  raw,
  sql,
  timeZoneOf,
  within,
} from '@carnet/svc-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { OwnedFile } from './file.entity.js';
import { type Subject, SUBJECTS } from './subjects.rules.js';

/** What is in the trash goes for good after this. */
const IN_TRASH = sql`interval '30 days'`;

@Injectable()
export class FilesRepository {
  async insert(tx: EntityManager, owner: OwnerId, vehicleId: number | null, file: ArrivedFile): Promise<number> {
    const [made] = await within(tx).rows<{ id: number }>(sql`
      insert into files (owner_id, kind, vehicle_id, sha256, bytes, media_type, name)
      values (${owner}, 'photo', ${vehicleId}, ${file.sha256}, ${file.bytes}, ${file.mediaType}, ${file.name})
      returning id`);
    return made!.id;
  }

  /** A photo of which nothing is known yet but when it came. */
  async insertPhoto(tx: EntityManager, owner: OwnerId, fileId: number, now: Date): Promise<void> {
    await within(tx).rows(sql`
      insert into photos (owner_id, file_id, taken_at, taken_from)
      values (${owner}, ${fileId}, ${now.toISOString()}::timestamptz at time zone ${timeZoneOf(sql`${owner}`)}, 'upload')`);
  }

  /** Puts the file behind those that the record has. */
  async link(tx: EntityManager, owner: OwnerId, fileId: number, { kind, id }: Subject): Promise<void> {
    await within(tx).rows(sql`
      insert into file_links (owner_id, file_id, subject_kind, subject_id, position)
      select ${owner}::int, ${fileId}::int, ${kind}::text, ${id}::int, coalesce(max(position), 0) + 1 from file_links
      where owner_id = ${owner} and subject_kind = ${kind} and subject_id = ${id}
      on conflict do nothing`);
  }

  /** Stores what has changed of what every file has, with the tags and records that it has now. */
  async update(tx: EntityManager, { owner_id: owner, id, ...file }: OwnedFile): Promise<void> {
    await within(tx).rows(sql`
      update files set vehicle_id = ${file.vehicle_id}, version = ${file.version}, updated_at = now(),
        deleted_at = case when ${file.deleted} then coalesce(deleted_at, now()) end
      where owner_id = ${owner} and id = ${id}`);
    await this.replaceTags(tx, owner, id, file.tags);
    await this.replaceLinks(tx, owner, id, file.links);
  }

  async remove(tx: EntityManager, owner: OwnerId, id: number): Promise<void> {
    await within(tx).rows(sql`delete from files where owner_id = ${owner} and id = ${id}`);
  }

  /** Those of `links` that are not there, or of another vehicle: as a list of their kinds. */
  async strangeLinks(
    tx: EntityManager,
    owner: OwnerId,
    vehicleId: number | null,
    links: OwnedFile['links'],
  ): Promise<string[]> {
    const strange: string[] = [];
    for (const { subject_kind, subject_id } of links) {
      const found = await within(tx).rows(sql`
        select 1 from ${raw(SUBJECTS[subject_kind].table)}
        where owner_id = ${owner} and id = ${subject_id} and vehicle_id = ${vehicleId}`);
      if (found.length === 0) strange.push(subject_kind);
    }
    return strange;
  }

  async bytesKept(db: Queryable, owner: OwnerId): Promise<number> {
    const [found] = await db.rows<{ bytes: number }>(
      sql`select coalesce(sum(bytes), 0)::bigint as bytes from files where owner_id = ${owner}`,
    );
    return found!.bytes;
  }

  /** Takes out what has been in the trash long enough. */
  async emptyTrash(database: Database): Promise<void> {
    const due = sql`deleted_at < now() - ${IN_TRASH}`;
    const owners = await database.rows<{ owner_id: OwnerId }>(sql`select distinct owner_id from files where ${due}`);
    for (const { owner_id: owner } of owners)
      await database.write(owner, (tx) => within(tx).rows(sql`delete from files where owner_id = ${owner} and ${due}`));
  }

  /** Takes all rows of the owner; the bytes go once the transaction has ended. */
  async removeOfOwner(tx: EntityManager, owner: OwnerId): Promise<void> {
    for (const table of ['uploads', 'files', 'variants', 'blobs'])
      await within(tx).rows(sql`delete from ${raw(table)} where owner_id = ${owner}`);
    await tx.query(`notify ${FILES_PURGED}`);
  }

  private async replaceTags(tx: EntityManager, owner: OwnerId, id: number, tags: string[]): Promise<void> {
    await within(tx).rows(sql`
      delete from file_tags where owner_id = ${owner} and file_id = ${id} and tag <> all(${tags}::text[])`);
    await within(tx).rows(sql`
      insert into file_tags (owner_id, file_id, tag) select ${owner}::int, ${id}::int, tag from unnest(${tags}::text[]) tag
      on conflict do nothing`);
  }

  private async replaceLinks(tx: EntityManager, owner: OwnerId, id: number, links: OwnedFile['links']): Promise<void> {
    const [kinds, ids] = [links.map(({ subject_kind }) => subject_kind), links.map(({ subject_id }) => subject_id)];
    await within(tx).rows(sql`
      delete from file_links where owner_id = ${owner} and file_id = ${id}
        and (subject_kind, subject_id) not in (select * from unnest(${kinds}::text[], ${ids}::int[]))`);
    await within(tx).rows(sql`
      insert into file_links (owner_id, file_id, subject_kind, subject_id, position)
      select ${owner}::int, ${id}::int, named.kind, named.id,
        (select coalesce(max(l.position), 0) + 1 from file_links l
         where l.owner_id = ${owner} and l.subject_kind = named.kind and l.subject_id = named.id)
      from unnest(${kinds}::text[], ${ids}::int[]) named (kind, id)
      on conflict do nothing`);
  }
}
