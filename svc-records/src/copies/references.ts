import { Ask, Database, findOrAsk, Invalid, NotFound, type OwnerId, type Sql, sql } from '@carnet/svc-kit';
import { Injectable } from '@nestjs/common';

/** What records refer to but do not own: the copy is looked at first, the owner asked for what it does not know yet. */
@Injectable()
export class References {
  constructor(
    private readonly database: Database,
    private readonly ask: Ask,
  ) {}

  /** 404 for a vehicle that is not there or not this owner's, as part of an address. */
  async requireVehicleOfPath(owner: OwnerId, id: number): Promise<void> {
    if (!(await this.knowsVehicle(owner, id))) throw new NotFound('Vehicle not found');
  }

  /** 400 for such a vehicle in a body. */
  async requireVehicle(owner: OwnerId, id: number): Promise<void> {
    if (!(await this.knowsVehicle(owner, id))) throw Invalid.field('vehicle_id', 'Vehicle not found');
  }

  /** 400 unless all are service events of this vehicle (contract §5). */
  async requireServiceEvents(owner: OwnerId, vehicleId: number, ids: readonly number[]): Promise<void> {
    if (ids.length === 0) return;
    const missing = await findOrAsk(
      () => this.missingServiceEvents(owner, vehicleId, ids),
      (id) => this.ask.ask('service', 'service-event', String(id)),
    );
    if (missing.length > 0) throw Invalid.field('service_event_ids', 'Service event not found');
  }

  private async knowsVehicle(owner: OwnerId, id: number): Promise<boolean> {
    const missing = await findOrAsk(
      () => this.absent(sql`select id from vehicle_copies where owner_id = ${owner} and id = ${id}`, [id]),
      () => this.ask.ask('garage', 'vehicle', String(id)),
    );
    return missing.length === 0;
  }

  private missingServiceEvents(owner: OwnerId, vehicleId: number, ids: readonly number[]): Promise<number[]> {
    return this.absent(
      sql`select id from service_event_copies where owner_id = ${owner} and vehicle_id = ${vehicleId} and id = any(${ids})`,
      ids,
    );
  }

  private async absent(present: Sql, ids: readonly number[]): Promise<number[]> {
    const found = new Set((await this.database.rows<{ id: number }>(present)).map((row) => row.id));
    return ids.filter((id) => !found.has(id));
  }
}
