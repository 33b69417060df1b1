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
import type { Subject } from './subjects.rules.js';

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
}
