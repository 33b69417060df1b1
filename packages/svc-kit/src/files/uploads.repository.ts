import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Database, within } from '../database/database.js';
import { sql } from '../database/sql.js';
import type { OwnerId } from '../http/owner.js';
import type { TargetOf } from './upload-target.js';

/** A row of `uploads`. */
export interface Upload {
  owner_id: OwnerId;
  id: number;
  name: string;
  /** How long it will be, and how much of it is on disk. */
  bytes: number;
  received: number;
  /** Counts who went on with it; the last one alone may. */
  turn: number;
  target: TargetOf;
  /** The file that was made of it. */
  file_id: number | null;
  expires_at: Date;
}

export interface NewUpload {
  name: string;
  bytes: number;
  target: TargetOf;
}

/** An upload that nobody goes on with lasts this long. */
const LIFETIME = sql`interval '24 hours'`;
/** For so long it is known of one that has expired that it has. */
const REMEMBERED = sql`interval '24 hours'`;

const columns = sql`owner_id, id, name, bytes, received, turn, target, file_id, expires_at`;

@Injectable()
export class UploadsRepository {
  constructor(private readonly database: Database) {}

  async insert(tx: EntityManager, owner: OwnerId, { name, bytes, target }: NewUpload): Promise<Upload> {
    const [upload] = await within(tx).rows<Upload>(sql`
      insert into uploads (owner_id, name, bytes, target, expires_at)
      values (${owner}, ${name}, ${bytes}, ${JSON.stringify(target)}::jsonb, now() + ${LIFETIME})
      returning ${columns}`);
    return upload!;
  }

  async find(owner: OwnerId, id: number): Promise<Upload | null> {
    const [upload] = await this.database.rows<Upload>(
      sql`select ${columns} from uploads where owner_id = ${owner} and id = ${id}`,
    );
    return upload ?? null;
  }

  /** Bytes that are still expected of the owner's uploads. */
  async bytesExpected(tx: EntityManager, owner: OwnerId): Promise<number> {
    const [found] = await within(tx).rows<{ bytes: number }>(sql`
      select coalesce(sum(bytes), 0)::bigint as bytes from uploads
      where owner_id = ${owner} and file_id is null and expires_at > now()`);
    return found!.bytes;
  }

  /** Begins a turn; whoever had the one before writes nothing down any more. */
  async begin(owner: OwnerId, id: number): Promise<Upload | null> {
    const [upload] = await this.database.rows<Upload>(sql`
      update uploads set turn = turn + 1, expires_at = now() + ${LIFETIME}
      where owner_id = ${owner} and id = ${id} and expires_at > now() returning ${columns}`);
    return upload ?? null;
  }

  /** Writes down how much is on disk; false where the turn is over. */
  async received({ owner_id, id, turn }: Upload, received: number): Promise<boolean> {
    const written = await this.database.rows(sql`
      update uploads set received = ${received} where owner_id = ${owner_id} and id = ${id} and turn = ${turn} returning 1`);
    return written.length > 0;
  }

  /** Writes down which file was made of it; false where the turn is over, or one was made before. */
  async finish(tx: EntityManager, { owner_id, id, turn, bytes }: Upload, fileId: number): Promise<boolean> {
    const written = await within(tx).rows(sql`
      update uploads set file_id = ${fileId}, received = ${bytes}
      where owner_id = ${owner_id} and id = ${id} and turn = ${turn} and file_id is null returning 1`);
    return written.length > 0;
  }

  async remove(owner: OwnerId, id: number): Promise<void> {
    await this.database.rows(sql`delete from uploads where owner_id = ${owner} and id = ${id}`);
  }

  async removeOfOwner(tx: EntityManager, owner: OwnerId): Promise<void> {
    await within(tx).rows(sql`delete from uploads where owner_id = ${owner}`);
  }

  /** Those that have expired, whose bytes can go; and forgets those that expired long ago. */
  async expired(): Promise<Upload[]> {
    await this.database.rows(sql`delete from uploads where expires_at < now() - ${REMEMBERED}`);
    return this.database.rows<Upload>(sql`select ${columns} from uploads where expires_at <= now()`);
  }

  /** The ids of those that there are, among `ids` of one owner. */
  async existing(owner: OwnerId, ids: readonly number[]): Promise<number[]> {
    const rows = await this.database.rows<{ id: number }>(
      sql`select id from uploads where owner_id = ${owner} and id = any(${ids}::int[])`,
    );
    return rows.map(({ id }) => id);
  }
}
