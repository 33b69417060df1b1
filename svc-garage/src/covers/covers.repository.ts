import type { VehicleCoverFact } from '@carnet/contracts';
import type { OwnedIds, Replicated } from '@carnet/fact-log';
import { sql, within } from '@carnet/pg';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

/**
 * Covers of vehicles, stored in columns of `vehicles`. A new cover changes neither the version nor the time of change, so that it causes no conflict for a
 * person who edits the vehicle.
 */
@Injectable()
export class CoversRepository {
  async keep(tx: EntityManager, covers: readonly Replicated<VehicleCoverFact>[]): Promise<void> {
    await within(tx).rows(sql`
      update vehicles v set cover = case when k.body ->> 'photo_id' is not null then k.body - 'id' end
      from jsonb_to_recordset(${JSON.stringify(covers)}::jsonb) as k (owner_id int, body jsonb)
      where v.owner_id = k.owner_id and v.id = (k.body ->> 'id')::int`);
  }

  async forget(tx: EntityManager, { owners, ids }: OwnedIds): Promise<void> {
    await within(tx).rows(sql`
      update vehicles set cover = null where (owner_id, id) in (select * from unnest(${owners}::int[], ${ids}::int[]))`);
  }
}
