import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { purgeOf } from '@carnet/fact-log';
import { Invalid } from '@carnet/messages';
import { type Queryable, type Sql, sql, within } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';
import type { ImportBatchesView, ImportBatchQuery, ImportBatchView } from './import-batch.dto.js';
import { isEntry } from './imported-file.rules.js';
import * as m from './messages/import.js';

export const PurgeImportsHandler = purgeOf('PurgeImportsHandler', ['imports']);

/** A valid row, with its number in the file. */
interface GoodRow<Stored> {
  row: number;
  stored: Stored;
}

/** Imports that are sent in parts. A row creates one record, however often it is sent. A whole import can be undone for 90 days. */
@Injectable()
export class ImportBatches {
  /**
   * Stores the rows that this import has not stored yet. Call it within a write of the owner, so that two requests with the same row wait for each other.
   * @param store returns the ids of the stored rows, in order
   * @returns the id of each row's record, in order
   */
  async makeOnce<Stored>(
    tx: EntityManager,
    owner: OwnerId,
    head: ImportBatchQuery,
    rows: GoodRow<Stored>[],
    store: (fresh: Stored[]) => Promise<number[]>,
  ): Promise<number[]> {
    const made = await this.made(tx, owner, head.batch, rows);
    const fresh = rows.filter(({ row }) => !made.has(row));
    if (fresh.length > 0) {
      const ids = await store(fresh.map(({ stored }) => stored));
      await this.remember(
        tx,
        owner,
        head,
        fresh.map(({ row }) => row),
        ids,
      );
      fresh.forEach(({ row }, at) => made.set(row, ids[at]!));
    }
    return rows.map(({ row }) => made.get(row)!);
  }

  private async made(tx: EntityManager, owner: OwnerId, batch: string, rows: GoodRow<unknown>[]) {
    const found = await within(tx).rows<{ row: number; record_id: number }>(sql`
      select row, record_id from imported_rows
      where owner_id = ${owner} and batch = ${batch}::uuid and row = any(${rows.map(({ row }) => row)}::int[])`);
    return new Map(found.map(({ row, record_id }) => [row, record_id]));
  }

  /** Records the import, so that its records can refer to it. Deletes imports older than 90 days. */
  async begin(tx: EntityManager, owner: OwnerId, head: ImportBatchQuery): Promise<void> {
    const db = within(tx);
    await db.rows(sql`delete from imports where owner_id = ${owner} and created_at < now() - interval '90 days'`);
    await db.rows(sql`
      insert into imports (owner_id, batch, file_name, product, file_sha256)
      values (${owner}, ${head.batch}::uuid, ${head.file_name}, ${head.product ?? null}, ${head.file_sha256?.toLowerCase() ?? null})
      on conflict do nothing`);
  }

  private async remember(tx: EntityManager, owner: OwnerId, head: ImportBatchQuery, rows: number[], ids: number[]) {
    await this.begin(tx, owner, head);
    await within(tx).rows(sql`
      insert into imported_rows (owner_id, batch, row, record_id)
      select ${owner}::int, ${head.batch}::uuid, row, record_id from unnest(${rows}::int[], ${ids}::int[]) as made (row, record_id)`);
  }

  /** @param more SQL that adds other records of import `i` to the count of rows: `+ (select …)` */
  async list(db: Queryable, owner: OwnerId, more: Sql = sql``): Promise<ImportBatchesView> {
    const imports = await db.rows<ImportBatchView>(sql`
      select i.batch, i.file_name, i.product, i.file_sha256,
        (to_json(i.created_at) #>> '{}') as created_at,
        (select count(*)::int from imported_rows r where r.owner_id = i.owner_id and r.batch = i.batch)${more} as made
      from imports i where i.owner_id = ${owner} order by i.created_at desc, i.batch limit 50`);
    return { imports };
  }

  /** Deletes the import; returns the ids of the records that it created. */
  async forget(tx: EntityManager, owner: OwnerId, batch: string): Promise<number[]> {
    const made = await within(tx).rows<{ record_id: number }>(sql`
      delete from imported_rows where owner_id = ${owner} and batch = ${batch}::uuid returning record_id`);
    await within(tx).rows(sql`delete from imports where owner_id = ${owner} and batch = ${batch}::uuid`);
    return made.map(({ record_id }) => record_id);
  }
}

const LAST_ROW = 1_048_576;

/** The number of each entry's row in its file: `row`, otherwise its position from 1. @throws Invalid if two entries have the same number */
export function rowsOf(entries: readonly unknown[]): number[] {
  const rows = entries.map((entry, index) => {
    const said = isEntry(entry) ? entry.row : undefined;
    return Number.isInteger(said) && (said as number) > 0 && (said as number) <= LAST_ROW
      ? (said as number)
      : index + 1;
  });
  if (new Set(rows).size < rows.length) throw new Invalid(m.rowTwice);
  return rows;
}
