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

/** Bytes in a file of their own that are to be kept. Nobody writes to that file any more. */
export interface NewBlob {
  path: string;
  sha256: string;
  bytes: number;
  mediaType: string;
}

/**
 * The bytes that a service keeps: which, the table `blobs` says. They are stored between two transactions, never within one, so that a slow
 * storage keeps no row of the owner's locked: `store`, then a transaction that announces them and writes the rows that want them.
 */
@Injectable()
export class Blobs {
  constructor(
    private readonly database: Database,
    @Inject(FILE_STORAGE) private readonly storage: FileStorage,
  ) {}

  /**
   * Stores bytes for rows that come afterwards. Where these never come, the bytes are collected a day later; done again, it changes nothing. The files stay at
   * their paths, for another try; who made them removes them.
   * @param claim what else is written down before the bytes move
   * @throws NoSpaceLeft (503) where the disk is full, StorageAway (503) where the storage does not answer, what `claim` throws
   */
  async store(owner: OwnerId, blobs: readonly NewBlob[], claim?: (tx: EntityManager) => Promise<void>): Promise<void> {
    if (blobs.length === 0) return;
    await this.database.write(owner, async (tx) => {
      await claim?.(tx);
      for (const blob of blobs) await this.expect(tx, owner, blob);
    });
    for (const blob of blobs) await this.bring(owner, blob);
  }

  /** Writes down that rows of this transaction want bytes that were stored. Until it ends, nobody removes them. */
  async announce(tx: EntityManager, owner: OwnerId, { sha256, bytes, mediaType }: NewBlob): Promise<void> {
    await within(tx).rows(sql`
      insert into blobs (owner_id, sha256, bytes, media_type) values (${owner}, ${sha256}, ${bytes}, ${mediaType})
      on conflict (owner_id, sha256) do update set unreferenced_since = null`);
  }

  /** Brings bytes into the storage. Outside of every transaction. */
  async bring(owner: OwnerId, { path, sha256 }: NewBlob): Promise<void> {
    await withRoom(() => this.storage.put(path, { owner, sha256 }));
  }

  /**
   * Has the bytes of one person be another's as well, for rows that change their owner afterwards. As with `store`, these announce them.
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

  /** By way of a file, for a storage that has no quick way. */
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

  /** Writes down that bytes come which no row wants yet, beside those of this hash that some may want. */
  private async expect(tx: EntityManager, owner: OwnerId, { sha256, bytes, mediaType }: NewBlob): Promise<void> {
    await within(tx).rows(sql`
      insert into blobs (owner_id, sha256, bytes, media_type, unreferenced_since)
      values (${owner}, ${sha256}, ${bytes}, ${mediaType}, now())
      on conflict (owner_id, sha256) do update set unreferenced_since = now() where blobs.unreferenced_since is not null`);
  }
}
