import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Database, lockOwners, sql, within } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';
import { FILE_STORAGE, type FileStorage, StoredFileMissing } from './file-storage.js';
import { withRoom } from './room.js';

/** Bytes to store, in a file that nobody writes to any more. */
export interface NewBlob {
  path: string;
  sha256: string;
  bytes: number;
  mediaType: string;
}

/**
 * The bytes that a service stores; the table `blobs` lists them. They are stored between two transactions, never inside one, so that a slow storage does not
 * hold locks on the owner's rows: `store`, then a transaction that announces them and writes the rows that refer to them.
 */
@Injectable()
export class Blobs {
  constructor(
    private readonly database: Database,
    @Inject(FILE_STORAGE) private readonly storage: FileStorage,
  ) {}

  /**
   * Stores bytes for rows that are written afterwards. If these rows never come, the collector removes the bytes a day later. Repeating the call changes
   * nothing. The files stay at their paths for a retry; the caller removes them.
   * @param claim further writes in the transaction before the upload
   * @throws NoSpaceLeft (503) if the disk is full, StorageAway (503) if the storage does not answer, any error of `claim`
   */
  async store(owner: OwnerId, blobs: readonly NewBlob[], claim?: (tx: EntityManager) => Promise<void>): Promise<void> {
    if (blobs.length === 0) return;
    await this.database.write(owner, async (tx) => {
      await claim?.(tx);
      for (const blob of blobs) await this.expect(tx, owner, blob);
    });
    for (const blob of blobs) await this.bring(owner, blob);
  }

  /** Records that rows of this transaction refer to stored bytes. Nobody removes the bytes until the transaction ends. */
  async announce(tx: EntityManager, owner: OwnerId, { sha256, bytes, mediaType }: NewBlob): Promise<void> {
    await within(tx).rows(sql`
      insert into blobs (owner_id, sha256, bytes, media_type) values (${owner}, ${sha256}, ${bytes}, ${mediaType})
      on conflict (owner_id, sha256) do update set unreferenced_since = null`);
  }

  /** Uploads bytes to the storage. Call it outside of all transactions. */
  async bring(owner: OwnerId, { path, sha256 }: NewBlob): Promise<void> {
    await withRoom(() => this.storage.put(path, { owner, sha256 }));
  }

  /**
   * Copies stored bytes of one owner to another, for rows that change their owner afterwards. Those writes announce the bytes, as after `store`.
   * @throws as `store`
   */
  async share(from: OwnerId, to: OwnerId, hashes: readonly string[]): Promise<void> {
    if (hashes.length === 0) return;
    await this.database.transaction(async (tx) => {
      await lockOwners(tx, [to]);
      await within(tx).rows(sql`
        insert into blobs (owner_id, sha256, bytes, media_type, unreferenced_since)
        select ${to}::int, sha256, bytes, media_type, now() from blobs
        where owner_id = ${from} and sha256 = any(${hashes}::text[]) order by sha256
        on conflict (owner_id, sha256) do update set unreferenced_since = now() where blobs.unreferenced_since is not null`);
    });
    if (this.storage.share) await withRoom(() => this.storage.share!(from, to, hashes));
    else for (const sha256 of hashes) await this.copy(from, to, sha256);
  }

  /** Copies through a temporary file, for a storage without a faster way. */
  private async copy(from: OwnerId, to: OwnerId, sha256: string): Promise<void> {
    const folder = await mkdtemp(join(tmpdir(), 'carnet-share-'));
    const path = join(folder, sha256);
    try {
      const { stream } = await this.storage.open({ owner: from, sha256 });
      await pipeline(stream, createWriteStream(path));
      await this.bring(to, { path, sha256, bytes: 0, mediaType: '' });
    } catch (error) {
      if (!(error instanceof StoredFileMissing)) throw error;
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  /** Records expected bytes that no row refers to yet. A row of the same hash that is in use stays in use. */
  private async expect(tx: EntityManager, owner: OwnerId, { sha256, bytes, mediaType }: NewBlob): Promise<void> {
    await within(tx).rows(sql`
      insert into blobs (owner_id, sha256, bytes, media_type, unreferenced_since)
      values (${owner}, ${sha256}, ${bytes}, ${mediaType}, now())
      on conflict (owner_id, sha256) do update set unreferenced_since = now() where blobs.unreferenced_since is not null`);
  }
}
