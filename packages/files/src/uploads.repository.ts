import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Database, sql, within } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';
import type { TargetOf } from './upload-target.js';

/** A row of `uploads`. */
export interface Upload {
  owner_id: OwnerId;
  id: number;
  name: string;
  /** The announced size of the file, and the number of bytes on disk. */
  bytes: number;
  received: number;
  /** Counts the turns; only the last one may write. */
  turn: number;
  target: TargetOf;
  /** The writer of the bytes on disk (`UploadParts`); null if it was the previous release, or nothing was written. */
  part: string | null;
  /** Hash and type, once the upload is complete and checked. From then on, nobody writes to its part. */
  sha256: string | null;
  media_type: string | null;
  /** The created file. */
  file_id: number | null;
  expires_at: Date;
}

export type NewUpload = Pick<Upload, 'name' | 'bytes' | 'target' | 'part'>;

/** An upload expires this long after its last request. */
const LIFETIME = sql`interval '24 hours'`;
/** Time for which the row of an expired upload is kept, to answer that it has expired. */
const REMEMBERED = sql`interval '24 hours'`;

const columns = sql`owner_id, id, name, bytes, received, turn, target, part, sha256, media_type, file_id, expires_at`;

@Injectable()
export class UploadsRepository {
  constructor(private readonly database: Database) {}

  async insert(tx: EntityManager, owner: OwnerId, { name, bytes, target, part }: NewUpload): Promise<Upload> {
    const [upload] = await within(tx).rows<Upload>(sql`
      insert into uploads (owner_id, name, bytes, target, part, expires_at)
      values (${owner}, ${name}, ${bytes}, ${JSON.stringify(target)}::jsonb, ${part}, now() + ${LIFETIME})
      returning ${columns}`);
    return upload!;
  }

  async find(owner: OwnerId, id: number): Promise<Upload | null> {
    const [upload] = await this.database.rows<Upload>(
      sql`select ${columns} from uploads where owner_id = ${owner} and id = ${id}`,
    );
    return upload ?? null;
  }

  /** The total announced bytes of the owner's unfinished uploads. */
  async bytesExpected(tx: EntityManager, owner: OwnerId): Promise<number> {
    const [found] = await within(tx).rows<{ bytes: number }>(sql`
      select coalesce(sum(bytes), 0)::bigint as bytes from uploads
      where owner_id = ${owner} and file_id is null and expires_at > now()`);
    return found!.bytes;
  }

  /** Begins a turn. Earlier turns cannot write to the row any more. */
  async begin(owner: OwnerId, id: number): Promise<Upload | null> {
    const [upload] = await this.database.rows<Upload>(sql`
      update uploads set turn = turn + 1, expires_at = now() + ${LIFETIME}
      where owner_id = ${owner} and id = ${id} and expires_at > now() returning ${columns}`);
    return upload ?? null;
  }

  /** Records how many bytes are on disk; false if the turn is over. */
  async received({ owner_id, id, turn }: Upload, received: number): Promise<boolean> {
    const written = await this.database.rows(sql`
      update uploads set received = ${received} where owner_id = ${owner_id} and id = ${id} and turn = ${turn} returning 1`);
    return written.length > 0;
  }

  /** Records that the bytes are now in the part of this writer; false if the turn is over. */
  async own({ owner_id, id, turn }: Upload, writer: string): Promise<boolean> {
    const written = await this.database.rows(sql`
      update uploads set part = ${writer}, sha256 = null, media_type = null
      where owner_id = ${owner_id} and id = ${id} and turn = ${turn} and file_id is null returning 1`);
    return written.length > 0;
  }

  /** Records hash and type; false if the turn is over, or the file already exists. */
  async seal(tx: EntityManager, { owner_id, id, turn }: Upload, sha256: string, mediaType: string): Promise<boolean> {
    const written = await within(tx).rows(sql`
      update uploads set sha256 = ${sha256}, media_type = ${mediaType}
      where owner_id = ${owner_id} and id = ${id} and turn = ${turn} and file_id is null returning 1`);
    return written.length > 0;
  }

  /** Locks the row and returns the file created from the upload, if there is one. No other transaction creates it until this one ends. */
  async fileOf(tx: EntityManager, { owner_id, id }: Upload): Promise<number | null> {
    const [found] = await within(tx).rows<{ file_id: number | null }>(
      sql`select file_id from uploads where owner_id = ${owner_id} and id = ${id} for update`,
    );
    return found?.file_id ?? null;
  }

  /** Records the created file, in any turn; false if the upload is not the one that was checked. */
  async finish(tx: EntityManager, { owner_id, id, bytes }: Upload, sha256: string, fileId: number): Promise<boolean> {
    const written = await within(tx).rows(sql`
      update uploads set file_id = ${fileId}, received = ${bytes}
      where owner_id = ${owner_id} and id = ${id} and sha256 = ${sha256} and file_id is null returning 1`);
    return written.length > 0;
  }

  async remove(owner: OwnerId, id: number): Promise<void> {
    await this.database.rows(sql`delete from uploads where owner_id = ${owner} and id = ${id}`);
  }

  async removeOfOwner(tx: EntityManager, owner: OwnerId): Promise<void> {
    await within(tx).rows(sql`delete from uploads where owner_id = ${owner}`);
  }

  /** Deletes the rows of uploads that expired long ago. */
  async forget(): Promise<void> {
    await this.database.rows(sql`delete from uploads where expires_at < now() - ${REMEMBERED}`);
  }

  /** Tells whether the upload may still be continued. */
  async isOpen({ owner_id, id }: Pick<Upload, 'owner_id' | 'id'>): Promise<boolean> {
    const found = await this.database.rows(
      sql`select 1 from uploads where owner_id = ${owner_id} and id = ${id} and expires_at > now()`,
    );
    return found.length > 0;
  }
}
