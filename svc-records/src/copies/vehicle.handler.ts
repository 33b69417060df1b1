import type { VehicleFact } from '@carnet/contracts';
import { type Fact, type FactHandler, sql, within } from '@carnet/svc-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

/** Follows `vehicle`: its name stands in lists, and what is kept of it ends with it (contract §3). */
@Injectable()
export class VehicleHandler implements FactHandler<'vehicle', VehicleFact> {
  readonly kind = 'vehicle';

  async apply(tx: EntityManager, fact: Fact<'vehicle', VehicleFact>): Promise<void> {
    const db = within(tx);
    const id = Number(fact.key);
    if (fact.deleted) {
      await db.rows(sql`delete from issues where owner_id = ${fact.ownerId} and vehicle_id = ${id}`);
      await db.rows(sql`delete from vehicle_copies where owner_id = ${fact.ownerId} and id = ${id}`);
      return;
    }
    const { make, model, year, nickname } = fact.body;
    await db.rows(
      sql`insert into vehicle_copies (owner_id, id, make, model, year, nickname)
          values (${fact.ownerId}, ${id}, ${make}, ${model}, ${year}, ${nickname})
          on conflict (owner_id, id) do update
          set make = excluded.make, model = excluded.model, year = excluded.year, nickname = excluded.nickname`,
    );
  }
}
