import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy, Optional } from '@nestjs/common';
import { allOf, Database, Listener, lockOwners, raw, type Sql, sql, within } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';
import { LOG, type Log } from '@carnet/runtime';
import { FILE_STORAGE, type FileKey, type FileStorage } from './file-storage.js';
import type { BlobReference } from './files.migration.js';
import { REMOVAL_LOCK } from './removal-lock.js';
import { UploadCollector } from './upload-collector.js';

/** Injection token of the columns that refer to bytes. */
export const BLOB_REFERENCES = Symbol('carnet:blob-references');

/** Channel to notify in a transaction that deletes all files of a person: `notify carnet_files_purged`. */
export const FILES_PURGED = 'carnet_files_purged';

const HOUR = 60 * 60 * 1_000;
/** Unreferenced bytes stay this long, in case that somebody uploads them again. */
const KEPT_FOR = sql`interval '24 hours'`;
/** Longer than any removal takes. A claim older than this belongs to a dead process. */
const REMOVED_WITHIN = sql`interval '10 minutes'`;
const IS_DUE = sql`case when removing_since is null then unreferenced_since < now() - ${KEPT_FOR}
  else removing_since < now() - ${REMOVED_WITHIN} end`;

/** Removes unused data: parts of abandoned uploads, bytes without a row, all files of a deleted person. */
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

  /** Removes everything that is due. */
  async collect(): Promise<void> {
    await this.uploads?.collect();
    await this.collectBlobs();
    await this.collectPurged();
  }

  /** Starts the work after all earlier work. A failure is logged; the next run finds what is left. */
  private begin(work: () => Promise<void>): void {
    this.running = this.running.then(work).catch((error: unknown) => {
      this.log.warn(`Files that nobody wants were not removed: ${(error as Error).message}`);
    });
  }

  private async collectBlobs(): Promise<void> {
    const due = await this.database.rows<{ owner_id: OwnerId; sha256: string }>(
      sql`select owner_id, sha256 from blobs where ${IS_DUE}`,
    );
    for (const { owner_id: owner, sha256 } of due) await this.remove({ owner, sha256 }, (key) => this.claim(key));
  }

  /**
   * Removes bytes between two transactions. The first one claims them: from then on, no row can refer to them. The second one deletes their row; a later upload
   * stores them again. If this process dies in between, another one claims them later.
   */
  private remove(key: FileKey, claim: (key: FileKey) => Promise<boolean>): Promise<void> {
    const { owner, sha256 } = key;
    return this.unlessBackedUp(async () => {
      if (!(await claim(key))) return;
      await this.storage.delete(key);
      await this.database.rows(
        sql`delete from blobs where owner_id = ${owner} and sha256 = ${sha256} and removing_since is not null`,
      );
    });
  }

  /** False if a row refers to the bytes after all, or another process removes them. */
  private claim(key: FileKey): Promise<boolean> {
    const { owner, sha256 } = key;
    return this.database.transaction(async (tx) => {
      await lockOwners(tx, [owner]);
      const isKey = sql`owner_id = ${owner} and sha256 = ${sha256}`;
      const [blob] = await within(tx).rows<{ wanted: boolean }>(
        sql`select (${this.isWanted(key)}) as wanted from blobs where ${isKey} and ${IS_DUE} for update`,
      );
      if (!blob) return false;
      if (blob.wanted) await within(tx).rows(sql`update blobs set unreferenced_since = null where ${isKey}`);
      else await within(tx).rows(sql`update blobs set removing_since = now() where ${isKey}`);
      return !blob.wanted;
    });
  }

  private isWanted({ owner, sha256 }: FileKey): Sql {
    const unwanted = this.references.map(
      ({ table, column }) =>
        sql`not exists (select 1 from ${raw(table)} r where r.owner_id = ${owner} and r.${raw(column)} = ${sha256})`,
    );
    return sql`not (${allOf(unwanted)})`;
  }

  /** Removes the bytes of people who have no rows any more. */
  private async collectPurged(): Promise<void> {
    for (const owner of await this.storage.owners()) {
      if ((await this.database.rows(sql`select 1 from blobs where owner_id = ${owner} limit 1`)).length > 0) continue;
      for await (const key of this.storage.list(owner)) await this.remove(key, (stray) => this.claimStray(stray));
    }
  }

  /** False if an upload of the same bytes has just begun: these have a row. */
  private async claimStray({ owner, sha256 }: FileKey): Promise<boolean> {
    const claimed = await this.database.rows(sql`
      insert into blobs (owner_id, sha256, bytes, media_type, unreferenced_since, removing_since)
      values (${owner}, ${sha256}, 0, '', now(), now())
      on conflict do nothing returning 1`);
    return claimed.length > 0;
  }

  /**
   * Runs `work` unless a backup is running, and delays a backup until it has ended. Work that is skipped is found the next time. A session lock is used, so
   * that no transaction waits.
   */
  private async unlessBackedUp(work: () => Promise<void>): Promise<void> {
    const session = this.database.dataSource.createQueryRunner();
    try {
      const ask = 'select pg_try_advisory_lock_shared($1) as held';
      const [lock] = (await session.query(ask, [REMOVAL_LOCK])) as [{ held: boolean }];
      if (!lock.held) return;
      try {
        await work();
      } finally {
        await session.query('select pg_advisory_unlock_shared($1)', [REMOVAL_LOCK]);
      }
    } finally {
      await session.release();
    }
  }
}
