import {
  type Keep,
  type OwnedIds,
  ownerLocked,
  type OwnerId,
  type Queryable,
  type Sql,
  sql,
  within,
  unlessGone,
  type FactPosition,
} from '@carnet/svc-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { enteredAt } from '../readings/record-reading.fact.js';
import type { Modification, NewModification } from './modification.entity.js';
import { ModificationNotFound } from './modification.errors.js';
import type { GoneModification } from './modification.fact.js';
import { writtenModification } from './modification.read.js';

/** The result of a write: the row's id and version, and its answer as JSON text. */
export interface WrittenModification {
  id: number;
  version: number;
  json: string;
  /** The position of the fact that the same statement writes. */
  position: FactPosition | null;
}

const columns = sql`m.id, m.owner_id, m.version, m.vehicle_id, m.name, m.description, m.category, m.status, m.start_date,
  m.start_date_edtf, m.completion_date, m.completion_date_edtf, m.cost::float8 as cost, m.currency, m.mileage, m.notes, m.service_event_id,
  ${enteredAt(sql`m.created_at`)}`;

@Injectable()
export class ModificationsRepository {
  /**
   * Stores a modification if all it names is the owner's and of one vehicle, tells of it, and makes the answer, in one statement.
   * Null, and nothing is stored, where it is not, or went while the owner's lock was waited for.
   * @param fact tells of the CTE `m`
   * @param reading tells, after `fact`, what the odometer showed, where there is something to tell
   * @param keep what keeps the answer for the caller's key
   */
  async insert(
    db: Queryable,
    owner: OwnerId,
    n: NewModification,
    fact: Sql,
    reading: Sql | null,
    keep: Keep,
  ): Promise<WrittenModification | null> {
    const insert = sql`
      with ${ownerLocked(owner)},
      v as (${vehicle(owner, n.vehicle_id)}), used as (${used(owner, n)}), event as (${event(owner, n)}),
      m as (
        insert into modifications (owner_id, vehicle_id, name, description, category, status, start_date, start_date_edtf,
          completion_date, completion_date_edtf, cost, currency, mileage, notes, service_event_id)
        select ${owner}::int, v.id, ${n.name}, ${n.description}, ${n.category}, ${n.status}, ${n.start_date}::date,
          ${n.start_date_edtf}, ${n.completion_date}::date, ${n.completion_date_edtf}, ${n.cost}::numeric, ${n.currency}, ${n.mileage}::int, ${n.notes}, ${n.service_event_id}::int
        from locked, v where (select count(*) from used) = ${n.part_ids.length}
          and (${n.service_event_id}::int is null or exists (select 1 from event))
        returning *
      ),
      linked as (
        insert into modification_parts (owner_id, modification_id, part_id, place)
        select m.owner_id, m.id, used.id, used.place from m, used
      ),
      fact as (${fact})${reading ? sql`, reading as (${reading})` : sql``}
      ${keep(writtenModification(sql`used`, reading ? sql`(select position from reading)` : sql`(select position from fact)`))}`;
    const [written] = await unlessGone(db.rows<WrittenModification>(insert));
    return written ?? null;
  }

  /** The owner's modification; throws ModificationNotFound. */
  async requireOwned(tx: EntityManager, owner: OwnerId, id: number): Promise<Modification> {
    const [modification] = await within(tx).rows<Modification>(sql`
      select ${columns}, ${partIds()} from modifications m where m.owner_id = ${owner} and m.id = ${id}`);
    if (!modification) throw new ModificationNotFound();
    return modification;
  }

  /**
   * Stores a changed modification with the parts that it has now. Null, and nothing is stored, where something that it names is
   * not the owner's or of another vehicle.
   */
  async update(tx: EntityManager, stored: Modification, now: Modification): Promise<WrittenModification | null> {
    const { id, owner_id: owner } = now;
    const isNewEvent = now.service_event_id !== null && now.service_event_id !== stored.service_event_id;
    const [written] = await within(tx).rows<WrittenModification>(sql`
      with v as (${vehicle(owner, now.vehicle_id)}), used as (${used(owner, now)}), event as (${event(owner, now)}),
      m as (
        update modifications set name = ${now.name}, description = ${now.description}, category = ${now.category},
          status = ${now.status}, start_date = ${now.start_date}::date, start_date_edtf = ${now.start_date_edtf},
          completion_date = ${now.completion_date}::date, completion_date_edtf = ${now.completion_date_edtf},
          cost = ${now.cost}::numeric, currency = ${now.currency}, mileage = ${now.mileage}::int, notes = ${now.notes}, service_event_id = ${now.service_event_id}::int,
          version = ${now.version}, updated_at = now()
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

  /** Takes parts off all modifications; answers those that this changed. */
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
      returning ${columns}, ${partIds(sql`and s.part_id <> all(${ids}::int[])`)}`);
  }

  /** Takes service events off all modifications; answers those that this changed. */
  takeOffServiceEvents(tx: EntityManager, { owners, ids }: OwnedIds): Promise<Modification[]> {
    return within(tx).rows<Modification>(sql`
      update modifications m set service_event_id = null, version = m.version + 1, updated_at = now()
      where (m.owner_id, m.service_event_id) in (select * from unnest(${owners}::int[], ${ids}::int[]))
      returning ${columns}, ${partIds()}`);
  }
}

const vehicle = (owner: OwnerId, id: number): Sql => sql`
  select id, make, model, year, nickname, odometer_unit from vehicle_copies where owner_id = ${owner} and id = ${id}`;

/** Those of its parts that are the owner's and of its vehicle. */
const used = (owner: OwnerId, { vehicle_id, part_ids }: NewModification): Sql => sql`
  select p.id, p.name, p.part_number, p.manufacturer, p.type, p.status, n.place::int as place
  from unnest(${part_ids}::int[]) with ordinality as n (id, place)
  join part_copies p on p.owner_id = ${owner} and p.vehicle_id = ${vehicle_id} and p.id = n.id`;

/** Its service event, if that is the owner's and of its vehicle. */
const event = (owner: OwnerId, { vehicle_id, service_event_id }: NewModification): Sql => sql`
  select id from service_event_copies
  where owner_id = ${owner} and vehicle_id = ${vehicle_id} and id = ${service_event_id}::int`;

const partIds = (but: Sql = sql``): Sql => sql`
  array(select s.part_id from modification_parts s
        where s.owner_id = m.owner_id and s.modification_id = m.id ${but} order by s.place) as part_ids`;
