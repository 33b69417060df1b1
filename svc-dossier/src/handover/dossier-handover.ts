import { Blobs } from '@carnet/files';
import { type Figures, type Handover, HandoverPart, moveRows, type Told } from '@carnet/handover';
import { Database, type Queryable, sql, within } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Checkpoints } from '../checkpoint/checkpoints.service.js';

/**
 * Hands over the logs of a vehicle's journal, so that its chain continues, and the vehicle's imported history. Books and passports stay with the person who
 * made them, because they hold what that person chose to disclose. Pages for buyers end.
 */
@Injectable()
export class DossierHandover extends HandoverPart {
  constructor(
    private readonly checkpoints: Checkpoints,
    private readonly database: Database,
    private readonly blobs: Blobs,
  ) {
    super();
  }

  async isThere(db: Queryable, owner: OwnerId, vehicle: number): Promise<boolean> {
    const rows = await db.rows(sql`select 1 from vehicle_copies where owner_id = ${owner} and id = ${vehicle}`);
    return rows.length > 0;
  }

  figures(): Promise<Figures> {
    return Promise.resolve({});
  }

  /** The signed head of the journal at the hand-over. */
  override async prepare(handover: Handover): Promise<Told> {
    const { from, vehicle_id } = handover;
    await this.shareHistory(handover);
    const { origin, size, root } = await this.checkpoints.of(from, vehicle_id);
    return { head: { origin, size, root } };
  }

  /** Links blobs to the new owner before the rows that refer to them. */
  private async shareHistory({ from, to, vehicle_id }: Handover): Promise<void> {
    const histories = await this.database.rows<{ sha256: string }>(
      sql`select sha256 from vehicle_histories where owner_id = ${from} and vehicle_id = ${vehicle_id}`,
    );
    await this.blobs.share(
      from,
      to,
      histories.map(({ sha256 }) => sha256),
    );
  }

  async move(tx: EntityManager, handover: Handover): Promise<Told> {
    const { from, to, vehicle_id } = handover;
    const ofVehicle = sql`select l.id from journal_logs l where l.owner_id = ${from} and l.vehicle_id = ${vehicle_id}`;
    await moveRows(tx, handover, [
      { table: 'journal_leaves', where: sql`t.log_id in (${ofVehicle})` },
      { table: 'journal_cursors', where: sql`t.log_id in (${ofVehicle})` },
      { table: 'journal_logs', where: sql`t.vehicle_id = ${vehicle_id}` },
    ]);
    await within(tx).rows(sql`
      insert into vehicle_copies (owner_id, id, make, model, year, nickname)
      select ${to}::int, id, make, model, year, nickname from vehicle_copies where owner_id = ${from} and id = ${vehicle_id}
      on conflict do nothing`);
    await this.moveHistory(tx, handover);
    await within(tx).rows(sql`delete from buyer_pages where owner_id = ${from} and vehicle_id = ${vehicle_id}`);
    await within(tx).rows(sql`
      delete from vehicle_copies v where v.owner_id = ${from} and v.id = ${vehicle_id} and not exists (
        select from dossiers d where d.owner_id = v.owner_id and d.vehicle_id = v.id) and not exists (
        select from passports p where p.owner_id = v.owner_id and p.vehicle_id = v.id)`);
    return {};
  }

  private async moveHistory(tx: EntityManager, handover: Handover): Promise<void> {
    const { from, to, vehicle_id } = handover;
    const db = within(tx);
    const histories = await db.rows<{ sha256: string }>(
      sql`select sha256 from vehicle_histories where owner_id = ${from} and vehicle_id = ${vehicle_id}`,
    );
    const hashes = histories.map(({ sha256 }) => sha256);
    await db.rows(sql`
      update blobs set unreferenced_since = null
      where owner_id = ${to} and sha256 = any(${hashes}::text[]) and unreferenced_since is not null`);
    await moveRows(tx, handover, [{ table: 'vehicle_histories', where: sql`t.vehicle_id = ${vehicle_id}` }]);
    await db.rows(sql`
      update blobs b set unreferenced_since = now()
      where b.owner_id = ${from} and b.unreferenced_since is null and b.removing_since is null and b.sha256 = any(${hashes}::text[])`);
  }
}
