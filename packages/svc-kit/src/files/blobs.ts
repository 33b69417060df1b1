import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { within } from '../database/database.js';
import { sql } from '../database/sql.js';
import type { OwnerId } from '../http/owner.js';
import { FILE_STORAGE, type FileStorage } from './file-storage.js';
import { withRoom } from './room.js';

/** Bytes in a file of their own that are to be kept. */
export interface NewBlob {
  path: string;
  sha256: string;
  bytes: number;
  mediaType: string;
}

/** The bytes that a service keeps: which, the table `blobs` says. */
@Injectable()
export class Blobs {
  constructor(@Inject(FILE_STORAGE) private readonly storage: FileStorage) {}

  /** Writes down that rows of this transaction want these bytes. Until it ends, nobody removes them. */
  async announce(tx: EntityManager, owner: OwnerId, { sha256, bytes, mediaType }: NewBlob): Promise<void> {
    await within(tx).rows(sql`
      insert into blobs (owner_id, sha256, bytes, media_type) values (${owner}, ${sha256}, ${bytes}, ${mediaType})
      on conflict (owner_id, sha256) do update set unreferenced_since = null`);
  }

  /**
   * Brings the bytes that were announced, behind everything else of a transaction, or between two. The file stays at its path, for another try where the
   * transaction fails after all; who made it removes it.
   * @throws NoSpaceLeft (503) where the disk is full, StorageAway (503) where the storage does not answer
   */
  async bring(owner: OwnerId, { path, sha256 }: NewBlob): Promise<void> {
    await withRoom(() => this.storage.put(path, { owner, sha256 }));
  }
}
