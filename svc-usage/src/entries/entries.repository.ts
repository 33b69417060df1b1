import { sql, within } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { ArrangedComponent } from './entry.rules.js';
import type { Entry, EntryFields } from './entry.entity.js';
import { EntryNotFound } from './entry.errors.js';

const asJson = (value: unknown): string | null => (value === null ? null : JSON.stringify(value));

/** A component, and the number of its entries. */
export type CountedComponent = ArrangedComponent & { count: number };

@Injectable()
export class EntriesRepository {
  /** Reads the owner's component for an entry of a kind. Only a tread entry needs the fitments and rotations, because it depends on tyre positions. */
  async componentFor(
    tx: EntityManager,
    owner: OwnerId,
    { component_id, kind }: Pick<EntryFields, 'component_id' | 'kind'>,
  ): Promise<CountedComponent | null> {
    const isTread = sql`${kind === 'tread'}::boolean`;
    const [found] = await within(tx).rows<CountedComponent>(sql`
      select c.tyres,
        (select count(*)::int from component_entries e where e.owner_id = c.owner_id and e.component_id = c.id) as count,
        (select coalesce(jsonb_agg(f order by f.id), '[]') from (
          select t.id, t.vehicle_id, t.positions, t.from_on, t.from_mileage, t.to_on, t.to_mileage
          from fitments t where t.owner_id = c.owner_id and t.component_id = c.id and ${isTread}) f) as fitments,
        (select coalesce(jsonb_agg(h order by h.id), '[]') from (
          select e.id, e.kind, e.happened_on, e.positions from component_entries e
          where e.owner_id = c.owner_id and e.component_id = c.id and e.kind = 'rotation' and ${isTread}) h) as entries
      from components c where c.owner_id = ${owner} and c.id = ${component_id}`);
    return found ?? null;
  }

  /** Stores an entry of an existing component; returns its id. */
  async insert(tx: EntityManager, owner: OwnerId, e: EntryFields): Promise<number> {
    const [made] = await within(tx).rows<{ id: number }>(sql`
      insert into component_entries (owner_id, component_id, kind, happened_on, mileage, positions, depth_unit, depths, distance,
        distance_unit, hours, sessions, note, open)
      values (${owner}::int, ${e.component_id}::int, ${e.kind}, ${e.happened_on}::date, ${e.mileage}::int, ${e.positions}::text[],
        ${e.depth_unit}, ${asJson(e.depths)}::jsonb, ${e.distance}::numeric, ${e.distance_unit}, ${e.hours}::numeric, ${e.sessions}::int,
        ${e.note}, ${e.open})
      returning id`);
    return made!.id;
  }

  /** Returns the owner's entry; throws EntryNotFound. */
  async requireOwned(tx: EntityManager, owner: OwnerId, id: number): Promise<Entry> {
    const [entry] = await within(tx).rows<Entry>(sql`
      select e.id, e.owner_id, e.version, e.component_id, e.kind, e.happened_on, e.mileage, e.positions, e.depth_unit, e.depths,
        e.distance, e.distance_unit, e.hours, e.sessions, e.open, e.note
      from component_entries e where e.owner_id = ${owner} and e.id = ${id}`);
    if (!entry) throw new EntryNotFound();
    return entry;
  }

  async update(tx: EntityManager, e: Entry): Promise<void> {
    await within(tx).rows(sql`
      update component_entries set happened_on = ${e.happened_on}::date, mileage = ${e.mileage}::int,
        positions = ${e.positions}::text[], depth_unit = ${e.depth_unit}, depths = ${asJson(e.depths)}::jsonb,
        distance = ${e.distance}::numeric, distance_unit = ${e.distance_unit}, hours = ${e.hours}::numeric,
        sessions = ${e.sessions}::int, note = ${e.note}, version = ${e.version}, updated_at = now()
      where owner_id = ${e.owner_id} and id = ${e.id}`);
  }

  async remove(tx: EntityManager, owner: OwnerId, id: number): Promise<void> {
    await within(tx).rows(sql`delete from component_entries where owner_id = ${owner} and id = ${id}`);
  }
}
