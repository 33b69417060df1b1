import type { ModificationFact } from '@carnet/contracts';
import { type OwnerId, sql, within } from '@carnet/svc-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

@Injectable()
export class ModificationsRepository {
  /** Stores a copy over what was known of it, with exactly the parts that it names now. */
  async keep(tx: EntityManager, owner: OwnerId, modification: ModificationFact): Promise<void> {
    const { id, vehicle_id, name, category, status, part_ids } = modification;
    await within(tx).rows(
      sql`with kept as (
            insert into modification_copies (owner_id, id, vehicle_id, name, category, status)
            values (${owner}, ${id}, ${vehicle_id}, ${name}, ${category}, ${status})
            on conflict (owner_id, id) do update set
              vehicle_id = excluded.vehicle_id, name = excluded.name, category = excluded.category, status = excluded.status
          ), dropped as (
            delete from modification_part_copies
            where owner_id = ${owner} and modification_id = ${id} and part_id <> all (${part_ids}::integer[])
          )
          insert into modification_part_copies (owner_id, part_id, modification_id)
          select ${owner}::integer, part_id, ${id}::integer from unnest(${part_ids}::integer[]) as part_id
          on conflict do nothing`,
    );
  }

  async forget(tx: EntityManager, owner: OwnerId, id: number): Promise<void> {
    await within(tx).rows(sql`delete from modification_copies where owner_id = ${owner} and id = ${id}`);
  }

  async removeAll(tx: EntityManager, owner: OwnerId): Promise<void> {
    await within(tx).rows(sql`delete from modification_copies where owner_id = ${owner}`);
  }
}
