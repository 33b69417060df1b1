import { type Figures, type Handover, HandoverPart, moveRows, type Told } from '@carnet/handover';
import { type Queryable, sql, within } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Checkpoints } from '../checkpoint/checkpoints.service.js';

/** The logs of a vehicle's journals go along, so that its chain goes on. Books stay with who made them: they say what that person chose to say. */
@Injectable()
export class DossierHandover extends HandoverPart {
  constructor(private readonly checkpoints: Checkpoints) {
    super();
  }

  async isThere(db: Queryable, owner: OwnerId, vehicle: number): Promise<boolean> {
    const rows = await db.rows(sql`select 1 from vehicle_copies where owner_id = ${owner} and id = ${vehicle}`);
    return rows.length > 0;
  }

  figures(): Promise<Figures> {
    return Promise.resolve({});
  }

  /** The head of the journal up to the hand-over, signed. */
  override async prepare({ from, vehicle_id }: Handover): Promise<Told> {
    const { origin, size, root } = await this.checkpoints.of(from, vehicle_id);
    return { head: { origin, size, root } };
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
    await within(tx).rows(sql`
      delete from vehicle_copies v where v.owner_id = ${from} and v.id = ${vehicle_id} and not exists (
        select from dossiers d where d.owner_id = v.owner_id and d.vehicle_id = v.id)`);
    return {};
  }
}
