import type { ModificationFact } from '@carnet/contracts';
import type { OwnedIds, Replicated } from '@carnet/fact-log';
import { sql, within } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

@Injectable()
export class ModificationsRepository {
  /** Stores copies, replacing older ones, each with exactly its current parts. */
  async keep(tx: EntityManager, modifications: readonly Replicated<ModificationFact>[]): Promise<void> {
    await within(tx).rows(
      sql`with replicated as (
            select owner_id, (body ->> 'id')::int as id, body
            from jsonb_to_recordset(${JSON.stringify(modifications)}::jsonb) as replicated (owner_id int, body jsonb)
          ), kept as (
            insert into modification_copies (owner_id, id, vehicle_id, name, category, status)
            select owner_id, id, (body ->> 'vehicle_id')::int, body ->> 'name', body ->> 'category', body ->> 'status' from replicated
            order by owner_id, id
            on conflict (owner_id, id) do update set
              vehicle_id = excluded.vehicle_id, name = excluded.name, category = excluded.category, status = excluded.status
          ), dropped as (
            delete from modification_part_copies use using replicated
            where use.owner_id = replicated.owner_id and use.modification_id = replicated.id
              and not replicated.body -> 'part_ids' @> to_jsonb(use.part_id)
          )
          insert into modification_part_copies (owner_id, part_id, modification_id)
          select owner_id, part_id::int, id from replicated, jsonb_array_elements_text(body -> 'part_ids') as part_id
          on conflict do nothing`,
    );
  }

  async forget(tx: EntityManager, { owners, ids }: OwnedIds): Promise<void> {
    await within(tx).rows(
      sql`delete from modification_copies
          where (owner_id, id) in (select * from unnest(${owners}::int[], ${ids}::int[]))`,
    );
  }

  async removeAll(tx: EntityManager, owner: OwnerId): Promise<void> {
    await within(tx).rows(sql`delete from modification_copies where owner_id = ${owner}`);
  }
}
