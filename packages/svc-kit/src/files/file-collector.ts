import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy, Optional } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Database, within } from '../database/database.js';
import { lockOwners } from '../database/owner-locks.js';
import { allOf, raw, type Sql, sql } from '../database/sql.js';
import { Listener } from '../facts/index.js';
import type { OwnerId } from '../http/owner.js';
import { LOG } from '../injection.js';
import type { Log } from '../logging/logger.js';
import { FILE_STORAGE, type FileKey, type FileStorage } from './file-storage.js';
import type { BlobReference } from './files.migration.js';
import { REMOVAL_LOCK } from './removal-lock.js';
import { UploadCollector } from './upload-collector.js';

/** For injection: the columns that name bytes. */
export const BLOB_REFERENCES = Symbol('carnet:blob-references');

/** Told within a transaction that takes all of a person's files: `notify carnet_files_purged`. */
export const FILES_PURGED = 'carnet_files_purged';

const HOUR = 60 * 60 * 1_000;
/** Bytes that no row wants stay this long, in case that somebody wants them again. */
const KEPT_FOR = sql`interval '24 hours'`;

/** Removes what nobody wants any more: parts of uploads that were left, bytes without a row, all of a person who is gone. */
@Injectable()
export class FileCollector implements OnApplicationBootstrap, OnModuleDestroy {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> = Promise.resolve();
  private readonly stopListening: () => void;

  constructor(
    private readonly database: Database,
    @Inject(FILE_STORAGE) private readonly storage: FileStorage,
    @Inject(BLOB_REFERENCES) private readonly references: readonly BlobReference[],
    @Inject(LOG) private readonly log: Log,
    listener: Listener,
    @Optional() @Inject(UploadCollector) private readonly uploads: UploadCollector | null,
  ) {
    this.stopListening = listener.on(FILES_PURGED, () => this.begin(() => this.collect()));
  }

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => this.begin(() => this.collect()), HOUR).unref();
    this.begin(() => this.collect());
  }

  async onModuleDestroy(): Promise<void> {
    clearInterval(this.timer);
    this.stopListening();
    await this.running;
  }

  /** Everything that can go now. */
  async collect(): Promise<void> {
    await this.uploads?.collect();
    await this.collectBlobs();
    await this.collectPurged();
  }

  /** One after the other; a failure is logged, and what is left is found the next time. */
  private begin(work: () => Promise<void>): void {
    this.running = this.running.then(work).catch((error: unknown) => {
      this.log.warn(`Files that nobody wants were not removed: ${(error as Error).message}`);
    });
  }

  private async collectBlobs(): Promise<void> {
    const due = await this.database.rows<{ owner_id: OwnerId; sha256: string }>(
      sql`select owner_id, sha256 from blobs where unreferenced_since < now() - ${KEPT_FOR}`,
    );
    for (const { owner_id: owner, sha256 } of due) await this.removeUnlessWanted({ owner, sha256 });
  }

  /** The row goes first and is locked until the bytes are gone: whoever wants them again waits, and brings them anew. */
  private removeUnlessWanted(key: FileKey): Promise<void> {
    const { owner, sha256 } = key;
    return this.database.transaction(async (tx) => {
      if (!(await mayRemove(tx))) return;
      await lockOwners(tx, [owner]);
      const [blob] = await within(tx).rows<{ wanted: boolean }>(sql`
        select (${this.isWanted(key)}) as wanted from blobs
        where owner_id = ${owner} and sha256 = ${sha256} and unreferenced_since is not null for update`);
      if (!blob) return;
      if (blob.wanted) {
        await within(tx).rows(
          sql`update blobs set unreferenced_since = null where owner_id = ${owner} and sha256 = ${sha256}`,
        );
        return;
      }
      await within(tx).rows(sql`delete from blobs where owner_id = ${owner} and sha256 = ${sha256}`);
      await this.storage.delete(key);
    });
  }

  private isWanted({ owner, sha256 }: FileKey): Sql {
    const unwanted = this.references.map(
      ({ table, column }) =>
        sql`not exists (select 1 from ${raw(table)} r where r.owner_id = ${owner} and r.${raw(column)} = ${sha256})`,
    );
    return sql`not (${allOf(unwanted)})`;
  }

  /** Bytes of people of whom no row is left. */
  private async collectPurged(): Promise<void> {
    for (const owner of await this.storage.owners()) {
      if ((await this.database.rows(sql`select 1 from blobs where owner_id = ${owner} limit 1`)).length > 0) continue;
      for await (const key of this.storage.list(owner)) await this.removeStray(key);
    }
  }

  /** Who is just about to keep the same bytes has their row, so that this waits; who comes later waits for this. */
  private removeStray(key: FileKey): Promise<void> {
    const { owner, sha256 } = key;
    return this.database.transaction(async (tx) => {
      if (!(await mayRemove(tx))) return;
      await lockOwners(tx, [owner]);
      const claimed = await within(tx).rows(sql`
        insert into blobs (owner_id, sha256, bytes, media_type) values (${owner}, ${sha256}, 0, '')
        on conflict do nothing returning 1`);
      if (claimed.length === 0) return;
      await this.storage.delete(key);
      await within(tx).rows(sql`delete from blobs where owner_id = ${owner} and sha256 = ${sha256}`);
    });
  }
}

/** Until the transaction ends no backup begins; false where one goes on, and what is due is found the next time. */
async function mayRemove(tx: EntityManager): Promise<boolean> {
  const [lock] = await within(tx).rows<{ held: boolean }>(
    sql`select pg_try_advisory_xact_lock_shared(${REMOVAL_LOCK}::bigint) as held`,
  );
  return lock!.held;
}
