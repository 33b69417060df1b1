import { Database, type Queryable, sql, within } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';
import type { ArrivedFile } from '@carnet/files';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { type Job, JobTable } from '../jobs/job-table.js';
import type { FoundPart } from './found-passport.js';
import type { ImportState, ShownPassport, WantedImport } from './passport-import.entity.js';
import type { ImportFailure } from './passport-import.errors.js';

/** The PostgreSQL notification when an import's job is added or removed. */
export const IMPORTS_WANTED = 'carnet_passport_imports';

/** An imported history. */
export interface TakenHistory {
  vehicleId: number;
  /** The hash of the journal in its passport. */
  sha256: string;
  parts: readonly FoundPart[];
  issuedOn: string;
  note: string;
}

/** An imported history, as it is read. */
export interface KeptHistory {
  sha256: string;
  parts: FoundPart[];
  issued_on: string;
  came_at: string;
}

/** Uploaded passports, and their jobs. */
@Injectable()
export class PassportImportsRepository extends JobTable<ImportState, ImportFailure> {
  constructor(database: Database) {
    super(database, { jobs: 'waiting_passport_imports', things: 'passport_imports', thingId: 'import_id' });
  }

  async insert(tx: EntityManager, owner: OwnerId, { name, bytes, sha256 }: ArrivedFile): Promise<number> {
    const [made] = await within(tx).rows<{ id: number }>(sql`
      with made as (
        insert into passport_imports (owner_id, name, bytes, sha256) values (${owner}, ${name}, ${bytes}, ${sha256}) returning id
      ), work as (insert into waiting_passport_imports (owner_id, import_id) select ${owner}::int, id from made)
      select id from made`);
    return made!.id;
  }

  /** Queues the import of a passport that was read; returns false if it is not in that state. */
  async want(tx: EntityManager, owner: OwnerId, id: number, collectionId: number): Promise<boolean> {
    const wanted = await within(tx).rows(sql`
      with wanted as (
        update passport_imports set state = 'queued', collection_id = ${collectionId}, failure = null, about = null,
          finished_at = null, version = version + 1
        where owner_id = ${owner} and id = ${id} and state = 'read' returning id
      )
      insert into waiting_passport_imports (owner_id, import_id) select ${owner}::int, id from wanted returning 1`);
    return wanted.length > 0;
  }

  async remove(tx: EntityManager, owner: OwnerId, id: number): Promise<boolean> {
    const gone = await within(tx).rows(
      sql`delete from passport_imports where owner_id = ${owner} and id = ${id} returning 1`,
    );
    return gone.length > 0;
  }

  async bytesKept(db: Queryable, owner: OwnerId): Promise<number> {
    const [sum] = await db.rows<{ bytes: number }>(sql`
      select coalesce(sum(bytes), 0)::float8 as bytes from passport_imports
      where owner_id = ${owner} and sha256 is not null`);
    return sum!.bytes;
  }

  async find(db: Queryable, owner: OwnerId, id: number) {
    const [found] = await db.rows<WantedImport & { state: ImportState; found: ShownPassport | null }>(sql`
      select name, coalesce(sha256, was_sha256) as sha256, bytes::float8 as bytes, collection_id, vehicle_id, taking_back,
        state, found
      from passport_imports
      where owner_id = ${owner} and id = ${id}`);
    return found ?? null;
  }

  /** The order of a job; null if the passport was deleted meanwhile. */
  wanted({ owner_id, id }: Job) {
    return this.find(this.database, owner_id, id);
  }

  /** Returns true if the same file was imported, and its vehicle still exists. */
  async wasTaken(db: Queryable, owner: OwnerId, sha256: string): Promise<boolean> {
    const taken = await db.rows(sql`
      select 1 from vehicle_histories where owner_id = ${owner} and passport_sha256 = ${sha256}
      union all
      select 1 from passport_imports i join vehicle_copies v on v.owner_id = i.owner_id and v.id = i.vehicle_id
      where i.owner_id = ${owner} and coalesce(i.sha256, i.was_sha256) = ${sha256} and i.state = 'taken' limit 1`);
    return taken.length > 0;
  }

  /** Returns true if another import of the same file is running. */
  async isBeingTaken(db: Queryable, owner: OwnerId, { id, sha256 }: { id: number; sha256: string }): Promise<boolean> {
    const others = await db.rows(sql`
      select 1 from passport_imports
      where owner_id = ${owner} and id <> ${id} and sha256 = ${sha256} and collection_id is not null
        and state in ('queued', 'reading', 'taking') limit 1`);
    return others.length > 0;
  }

  /** Marks an import for rollback, until the rollback is done. The first failure is kept. */
  async saveTakingBack({ owner_id, id }: Job, failure: ImportFailure, about: string): Promise<ImportFailure> {
    return this.database.write(owner_id, async (tx) => {
      const [saved] = await within(tx).rows<{ taking_back: ImportFailure | null }>(sql`
        update passport_imports set about = case when taking_back is null then ${about} else about end,
          taking_back = coalesce(taking_back, ${failure})
        where owner_id = ${owner_id} and id = ${id} returning taking_back`);
      return saved?.taking_back ?? failure;
    });
  }

  /** Releases the file of an import that is finished or refused. */
  async letGoOfFile(tx: EntityManager, { owner_id, id }: Job): Promise<void> {
    const [kept] = await within(tx).rows<{ sha256: string | null }>(sql`
      select sha256 from passport_imports where owner_id = ${owner_id} and id = ${id}`);
    if (!kept?.sha256) return;
    await within(tx).rows(sql`
      update passport_imports set was_sha256 = sha256, sha256 = null where owner_id = ${owner_id} and id = ${id}`);
    await within(tx).rows(sql`
      update blobs set unreferenced_since = now()
      where owner_id = ${owner_id} and sha256 = ${kept.sha256} and unreferenced_since is null`);
  }

  override async saveFailure(tx: EntityManager, job: Job, failure: ImportFailure): Promise<void> {
    await super.saveFailure(tx, job, failure);
    await within(tx).rows(sql`update passport_imports set taking_back = null where ${this.isThing(job)}`);
    await this.letGoOfFile(tx, job);
  }

  /** Vehicles that own one of these logs. */
  async vehiclesOfLogs(owner: OwnerId, names: readonly string[]): Promise<number[]> {
    const logs = await this.database.rows<{ vehicle_id: number }>(sql`
      select distinct l.vehicle_id from journal_logs l
      join vehicle_copies v on v.owner_id = l.owner_id and v.id = l.vehicle_id
      where l.owner_id = ${owner} and l.name = any(${[...names]}::text[])`);
    return logs.map(({ vehicle_id }) => vehicle_id);
  }

  /** The keys in histories that the person imported. */
  async knownKeys(owner: OwnerId): Promise<string[]> {
    const keys = await this.database.rows<{ key: string }>(sql`
      select distinct part ->> 'key' as key from vehicle_histories h, jsonb_array_elements(h.parts) part
      where h.owner_id = ${owner}`);
    return keys.map(({ key }) => key);
  }

  async saveFound(tx: EntityManager, job: Job, found: ShownPassport): Promise<void> {
    await within(tx).rows(sql`
      update passport_imports set state = 'read', done = 0, "of" = 0, found = ${JSON.stringify(found)}::jsonb,
        finished_at = now(), version = version + 1 where ${this.isThing(job)}`);
  }

  async saveRefusal(tx: EntityManager, job: Job, about: string): Promise<void> {
    await within(tx).rows(
      sql`update passport_imports set about = ${about} where ${this.isThing(job)} and about is null`,
    );
  }

  async saveVehicle(job: Job, vehicleId: number | null): Promise<void> {
    await this.database.write(job.owner_id, async (tx) => {
      await within(tx).rows(sql`
        update passport_imports set vehicle_id = ${vehicleId} where ${this.isThing(job)}`);
    });
  }

  async saveTaken(
    tx: EntityManager,
    job: Job,
    { vehicleId, sha256, parts, issuedOn, note }: TakenHistory,
  ): Promise<void> {
    await within(tx).rows(sql`
      insert into vehicle_histories (owner_id, vehicle_id, sha256, parts, issued_on, seal, passport_sha256)
      select ${job.owner_id}::int, ${vehicleId}::int, ${sha256}, ${JSON.stringify(parts)}::jsonb, ${issuedOn}::date, ${note},
        sha256
      from passport_imports where ${this.isThing(job)}`);
    await within(tx).rows(sql`
      delete from passport_import_rows where owner_id = ${job.owner_id} and import_id = ${job.id}`);
    await within(tx).rows(sql`
      update passport_imports set state = 'taken', done = 0, "of" = 0, finished_at = now(), version = version + 1
      where ${this.isThing(job)}`);
    await this.letGoOfFile(tx, job);
  }

  /** Rows that are stored here already. */
  rowsOf({ owner_id, id }: Job) {
    return this.database.rows<{ list: string; row_id: number; made_id: number }>(sql`
      select list, row_id, made_id from passport_import_rows where owner_id = ${owner_id} and import_id = ${id}`);
  }

  async keepRow({ owner_id, id }: Job, list: string, rowId: number, madeId: number): Promise<void> {
    await this.database.rows(sql`
      insert into passport_import_rows (owner_id, import_id, list, row_id, made_id)
      values (${owner_id}, ${id}, ${list}, ${rowId}, ${madeId})
      on conflict (owner_id, import_id, list, row_id) do update set made_id = excluded.made_id`);
  }

  async forgetRows({ owner_id, id }: Job): Promise<void> {
    await this.database.rows(sql`
      delete from passport_import_rows where owner_id = ${owner_id} and import_id = ${id}`);
  }

  async history(db: Queryable, owner: OwnerId, vehicleId: number): Promise<KeptHistory | null> {
    const [kept] = await db.rows<KeptHistory>(sql`
      select sha256, parts, issued_on, (to_json(came_at) #>> '{}') as came_at from vehicle_histories
      where owner_id = ${owner} and vehicle_id = ${vehicleId}`);
    return kept ?? null;
  }
}
