import { type Queryable, sql, within } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { NamedPlace } from './component-imports.rules.js';

/** Components that imports created, by row number. */
@Injectable()
export class ComponentImportsRepository {
  /** The components that rows of an import created in earlier requests. */
  async made(tx: EntityManager, owner: OwnerId, batch: string, rows: readonly number[]): Promise<Map<number, number>> {
    const found = await within(tx).rows<{ row: number; component_id: number }>(sql`
      select row, component_id from imported_components
      where owner_id = ${owner} and batch = ${batch}::uuid and row = any(${rows}::int[])`);
    return new Map(found.map(({ row, component_id }) => [row, component_id]));
  }

  async remember(
    tx: EntityManager,
    owner: OwnerId,
    batch: string,
    rows: readonly number[],
    ids: readonly number[],
  ): Promise<void> {
    await within(tx).rows(sql`
      insert into imported_components (owner_id, batch, row, component_id)
      select ${owner}::int, ${batch}::uuid, row, id from unnest(${rows}::int[], ${ids}::int[]) as made (row, id)`);
  }

  /** Everything that is, or was, mounted on these vehicles. */
  onVehicles(db: Queryable, owner: OwnerId, ids: readonly number[]): Promise<NamedPlace[]> {
    return db.rows<NamedPlace>(sql`
      select t.id, t.component_id, c.kind, c.name, t.vehicle_id, t.positions, t.from_on, t.from_mileage, t.to_on, t.to_mileage
      from fitments t join components c on c.owner_id = t.owner_id and c.id = t.component_id
      where t.owner_id = ${owner} and t.vehicle_id = any(${ids}::int[])
      order by t.id`);
  }

  /** Deletes the components of an import, except for those that were changed, mounted, measured or driven since. */
  async takeBack(tx: EntityManager, owner: OwnerId, batch: string): Promise<{ removed: number; kept: number }> {
    const made = await within(tx).rows<{ id: number; is_unchanged: boolean }>(sql`
      with made as (
        delete from imported_components where owner_id = ${owner} and batch = ${batch}::uuid returning component_id)
      select c.id, c.version = 1
        and not exists (select from fitments t where t.owner_id = c.owner_id and t.component_id = c.id
          and (t.version > 1 or t.created_at > c.created_at))
        and not exists (select from component_entries e where e.owner_id = c.owner_id and e.component_id = c.id
          and (e.version > 1 or e.created_at > c.created_at))
        and not exists (select from track_sessions s where s.owner_id = c.owner_id and c.id = any(s.component_ids)) as is_unchanged
      from components c join made m on m.component_id = c.id
      where c.owner_id = ${owner} order by c.id`);
    const gone = made.flatMap(({ id, is_unchanged }) => (is_unchanged ? [id] : []));
    await within(tx).rows(sql`delete from components where owner_id = ${owner} and id = any(${gone}::int[])`);
    return { removed: gone.length, kept: made.length - gone.length };
  }
}
