import type { OwnedIds } from '@carnet/fact-log';
import { Columns, type Sql, sql, within } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { enteredAt } from '../readings/record-reading.fact.js';
import type { Modification, ModificationFields, NewModification } from './modification.entity.js';
import { ModificationNotFound } from './modification.errors.js';
import type { GoneModification } from './modification.fact.js';
import { writtenModification } from './modification.read.js';

/** The result of a write: columns set by PostgreSQL, and the answer as JSON text. */
export interface WrittenModification {
  id: number;
  version: number;
  entered_at: string;
  json: string;
}

const columns = new Columns<ModificationFields>({
  ...{ vehicle_id: 'int', name: 'text', description: 'text', category: 'text', status: 'text' },
  ...{ start_date: 'date', start_date_edtf: 'text', completion_date: 'date', completion_date_edtf: 'text' },
  ...{ cost: 'numeric', currency: 'text', mileage: 'int', notes: 'text', service_event_id: 'int' },
});

const stored = sql`m.id, m.owner_id, m.version, ${columns.of(sql`m`)}, ${enteredAt(sql`m.created_at`)}`;

@Injectable()
export class ModificationsRepository {
  /** Inserts a modification. Returns null, and inserts nothing, if a reference is not the owner's or is of another vehicle. */
  async insert(tx: EntityManager, owner: OwnerId, fresh: NewModification): Promise<WrittenModification | null> {
    const [written] = await within(tx).rows<WrittenModification>(sql`
      with v as (${vehicle(owner, fresh.vehicle_id)}), used as (${used(owner, fresh)}), event as (${event(owner, fresh)}),
      m as (
        insert into modifications (owner_id, ${columns.names})
        select ${owner}::int, ${columns.values(fresh)}
        from v where (select count(*) from used) = ${fresh.part_ids.length}
          and (${fresh.service_event_id}::int is null or exists (select 1 from event))
        returning *
      ),
      linked as (
        insert into modification_parts (owner_id, modification_id, part_id, place)
        select m.owner_id, m.id, used.id, used.place from m, used
      )
      ${writtenModification(sql`used`)}`);
    return written ?? null;
  }

  /** The owner's modification. @throws ModificationNotFound */
  async requireOwned(tx: EntityManager, owner: OwnerId, id: number): Promise<Modification> {
    const [modification] = await within(tx).rows<Modification>(sql`
      select ${stored}, ${partIds()} from modifications m where m.owner_id = ${owner} and m.id = ${id}`);
    if (!modification) throw new ModificationNotFound();
    return modification;
  }

  /** Stores a changed modification with its current parts. Returns null, and stores nothing, if a reference is not the owner's or is of another vehicle. */
  async update(tx: EntityManager, before: Modification, now: Modification): Promise<WrittenModification | null> {
    const { id, owner_id: owner } = now;
    const isNewEvent = now.service_event_id !== null && now.service_event_id !== before.service_event_id;
    const [written] = await within(tx).rows<WrittenModification>(sql`
      with v as (${vehicle(owner, now.vehicle_id)}), used as (${used(owner, now)}), event as (${event(owner, now)}),
      m as (
        update modifications set ${columns.changes(now)}, version = ${now.version}, updated_at = now()
        where owner_id = ${owner} and id = ${id} and (select count(*) from used) = ${now.part_ids.length}
          and (not ${isNewEvent}::boolean or exists (select 1 from event))
        returning *
      ),
      dropped as (
        delete from modification_parts s using m
        where s.owner_id = m.owner_id and s.modification_id = m.id and s.part_id <> all(${now.part_ids}::int[])
      ),
      linked as (
        insert into modification_parts (owner_id, modification_id, part_id, place)
        select m.owner_id, m.id, used.id, used.place from m, used
        on conflict (owner_id, modification_id, part_id) do update set place = excluded.place
      )
      ${writtenModification(sql`used`)}`);
    return written ?? null;
  }

  async remove(tx: EntityManager, owner: OwnerId, id: number): Promise<void> {
    await within(tx).rows(sql`delete from modifications where owner_id = ${owner} and id = ${id}`);
  }

  removeOfVehicles(tx: EntityManager, { owners, ids }: OwnedIds): Promise<GoneModification[]> {
    return within(tx).rows<GoneModification>(sql`
      delete from modifications
      where (owner_id, vehicle_id) in (select * from unnest(${owners}::int[], ${ids}::int[]))
      returning id, owner_id, version, mileage`);
  }

  removeOfOwner(tx: EntityManager, owner: OwnerId): Promise<GoneModification[]> {
    return within(tx).rows<GoneModification>(sql`
      delete from modifications where owner_id = ${owner} returning id, owner_id, version, mileage`);
  }

  /** Removes parts from all modifications; returns the changed modifications. */
  takeOffParts(tx: EntityManager, { owners, ids }: OwnedIds): Promise<Modification[]> {
    return within(tx).rows<Modification>(sql`
      with dropped as (
        delete from modification_parts
        where (owner_id, part_id) in (select * from unnest(${owners}::int[], ${ids}::int[]))
        returning owner_id, modification_id
      )
      update modifications m set version = m.version + 1, updated_at = now()
      from (select distinct owner_id, modification_id from dropped) d
      where m.owner_id = d.owner_id and m.id = d.modification_id
      returning ${stored}, ${partIds(sql`and s.part_id <> all(${ids}::int[])`)}`);
  }

  /** Removes service events from all modifications; returns the changed modifications. */
  takeOffServiceEvents(tx: EntityManager, { owners, ids }: OwnedIds): Promise<Modification[]> {
    return within(tx).rows<Modification>(sql`
      update modifications m set service_event_id = null, version = m.version + 1, updated_at = now()
      where (m.owner_id, m.service_event_id) in (select * from unnest(${owners}::int[], ${ids}::int[]))
      returning ${stored}, ${partIds()}`);
  }
}

const vehicle = (owner: OwnerId, id: number): Sql => sql`
  select id, make, model, year, nickname, odometer_unit from vehicle_copies where owner_id = ${owner} and id = ${id}`;

/** The parts among its ids that belong to the owner and the vehicle. */
const used = (owner: OwnerId, { vehicle_id, part_ids }: NewModification): Sql => sql`
  select p.id, p.name, p.part_number, p.manufacturer, p.type, p.status, n.place::int as place
  from unnest(${part_ids}::int[]) with ordinality as n (id, place)
  join part_copies p on p.owner_id = ${owner} and p.vehicle_id = ${vehicle_id} and p.id = n.id`;

/** Its service event, if it belongs to the owner and the vehicle. */
const event = (owner: OwnerId, { vehicle_id, service_event_id }: NewModification): Sql => sql`
  select id from service_event_copies
  where owner_id = ${owner} and vehicle_id = ${vehicle_id} and id = ${service_event_id}::int`;

const partIds = (but: Sql = sql``): Sql => sql`
  array(select s.part_id from modification_parts s
        where s.owner_id = m.owner_id and s.modification_id = m.id ${but} order by s.place) as part_ids`;
