import { homeOf } from '@carnet/fact-log';
import { type Queryable, sql } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';
import { Injectable } from '@nestjs/common';
import type { Head, Reason } from './checkpoint.rules.js';
import type { Cursor, JournalLog, Leaf } from './log.entity.js';

export interface NewLeaf {
  seq: number;
  leaf: string;
}

@Injectable()
export class LogsRepository {
  /** The identity of this database. A restored copy of the database has another identity. */
  async home(db: Queryable): Promise<string> {
    const { home } = await homeOf(db);
    const [row] = await db.rows<{ home: string }>(sql`
      select concat_ws('.', ${home}, 'journal_logs'::regclass::oid) as home`);
    return row!.home;
  }

  async current(db: Queryable, owner: OwnerId, vehicleId: number): Promise<JournalLog | null> {
    const [log] = await db.rows<JournalLog>(sql`
      select id, name, home, size, edge, signed_origin, signed_size, signed_root, reason, after_origin, after_size, after_root
      from journal_logs where owner_id = ${owner} and vehicle_id = ${vehicleId} and ended_at is null`);
    return log ?? null;
  }

  async begin(db: Queryable, owner: OwnerId, vehicleId: number, home: string): Promise<void> {
    await db.rows(sql`insert into journal_logs (owner_id, vehicle_id, home) values (${owner}, ${vehicleId}, ${home})`);
  }

  /** Ends a log and begins the next one, with the reason and the last signed head of the ended log. */
  async beginAnew(db: Queryable, owner: OwnerId, log: JournalLog, home: string, reason: Reason): Promise<void> {
    await db.rows(sql`update journal_logs set ended_at = now() where owner_id = ${owner} and id = ${log.id}`);
    await db.rows(sql`
      insert into journal_logs (owner_id, vehicle_id, home, reason, after_origin, after_size, after_root)
      select owner_id, vehicle_id, ${home}, ${reason}, coalesce(signed_origin, after_origin), coalesce(signed_size, after_size),
        coalesce(signed_root, after_root)
      from journal_logs where owner_id = ${owner} and id = ${log.id}`);
  }

  async cursor(db: Queryable, owner: OwnerId, logId: number, service: string): Promise<Cursor> {
    const [cursor] = await db.rows<Cursor>(sql`
      select after, entries, mark from journal_cursors where owner_id = ${owner} and log_id = ${logId} and service = ${service}`);
    return cursor ?? { after: 0, entries: 0, mark: '' };
  }

  async moveCursor(db: Queryable, owner: OwnerId, logId: number, service: string, to: Cursor): Promise<void> {
    await db.rows(sql`
      insert into journal_cursors (owner_id, log_id, service, after, entries, mark)
      values (${owner}, ${logId}, ${service}, ${to.after}, ${to.entries}, ${to.mark})
      on conflict (owner_id, log_id, service) do update
      set after = excluded.after, entries = excluded.entries, mark = excluded.mark`);
  }

  /** Appends leaves to the log. @param edge of the log after the append */
  async append(
    db: Queryable,
    owner: OwnerId,
    log: JournalLog,
    { service, leaves, edge }: { service: string; leaves: readonly NewLeaf[]; edge: readonly string[] },
  ): Promise<void> {
    await db.rows(sql`
      insert into journal_leaves (owner_id, log_id, position, service, seq, leaf)
      select ${owner}, ${log.id}, ${log.size} + added.place - 1, ${service}, added.seq, added.leaf
      from unnest(${leaves.map(({ seq }) => seq)}::bigint[], ${leaves.map(({ leaf }) => leaf)}::text[])
        with ordinality as added (seq, leaf, place)`);
    await db.rows(sql`
      update journal_logs set size = ${log.size + leaves.length}, edge = ${edge}::text[]
      where owner_id = ${owner} and id = ${log.id}`);
  }

  async sign(db: Queryable, owner: OwnerId, logId: number, { origin, size, root }: Head): Promise<void> {
    await db.rows(sql`
      update journal_logs set signed_origin = ${origin}, signed_size = ${size}, signed_root = ${root}
      where owner_id = ${owner} and id = ${logId}`);
  }

  leaves(db: Queryable, owner: OwnerId, logId: number): Promise<Leaf[]> {
    return db.rows<Leaf>(sql`
      select position, service, seq, encode(sha256('\\x00'::bytea || convert_to(leaf, 'UTF8')), 'base64') as hash
      from journal_leaves where owner_id = ${owner} and log_id = ${logId} order by position`);
  }
}
