import type { OwnedIds } from '@carnet/fact-log';
import { sql, within } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Fitment, FitmentFields } from './fitment.entity.js';
import { FitmentNotFound } from './fitment.errors.js';
import { countedFor } from '../costs/costs.read.js';
import type { Placed } from '../life/place.rules.js';

/** A fitment with the names for a refusal message. */
export interface NamedFitment extends Placed {
  name: string;
  vehicle: string;
  version: number;
}

@Injectable()
export class FitmentsRepository {
  /** Stores a fitment and returns its id; null if its vehicle does not belong to the owner (any more). */
  async insert(tx: EntityManager, owner: OwnerId, t: FitmentFields): Promise<number | null> {
    const insert = sql`
      insert into fitments (owner_id, component_id, vehicle_id, positions, from_on, from_mileage, to_on, to_mileage, note)
      select ${owner}::int, ${t.component_id}::int, v.id, ${t.positions}::text[], ${t.from_on}::date, ${t.from_mileage}::int,
        ${t.to_on}::date, ${t.to_mileage}::int, ${t.note}
      from vehicle_copies v where v.owner_id = ${owner} and v.id = ${t.vehicle_id}
      returning id`;
    const [made] = await within(tx).rows<{ id: number }>(insert);
    return made?.id ?? null;
  }

  /** Returns the owner's fitment; throws FitmentNotFound. */
  async requireOwned(tx: EntityManager, owner: OwnerId, id: number): Promise<Fitment> {
    const [fitment] = await within(tx).rows<Fitment>(sql`
      select t.id, t.owner_id, t.version, t.component_id, t.vehicle_id, t.positions, t.from_on, t.from_mileage, t.to_on, t.to_mileage,
        t.note
      from fitments t where t.owner_id = ${owner} and t.id = ${id}`);
    if (!fitment) throw new FitmentNotFound();
    return fitment;
  }

  /** Fitments that may conflict: those of the component, and those of its kind on the vehicle. */
  around(tx: EntityManager, owner: OwnerId, { component_id, vehicle_id }: FitmentFields): Promise<NamedFitment[]> {
    return within(tx).rows<NamedFitment>(sql`
      select t.id, t.version, t.component_id, c.kind, c.name, t.vehicle_id,
        coalesce(v.nickname, v.year || ' ' || v.make || ' ' || v.model) as vehicle,
        t.positions, t.from_on, t.from_mileage, t.to_on, t.to_mileage
      from fitments t join components c on c.owner_id = t.owner_id and c.id = t.component_id
        join vehicle_copies v on v.owner_id = t.owner_id and v.id = t.vehicle_id
      where t.owner_id = ${owner} and (t.component_id = ${component_id} or (t.vehicle_id = ${vehicle_id}
        and c.kind = (select o.kind from components o where o.owner_id = ${owner} and o.id = ${component_id})))
      order by t.id`);
  }

  async countOf(tx: EntityManager, owner: OwnerId, component: number): Promise<number> {
    const [found] = await within(tx).rows<{ count: number }>(sql`
      select count(*)::int as count from fitments where owner_id = ${owner} and component_id = ${component}`);
    return found!.count;
  }

  async update(tx: EntityManager, t: Fitment): Promise<void> {
    await within(tx).rows(sql`
      update fitments set positions = ${t.positions}::text[], from_on = ${t.from_on}::date, from_mileage = ${t.from_mileage}::int,
        to_on = ${t.to_on}::date, to_mileage = ${t.to_mileage}::int, note = ${t.note}, version = ${t.version}, updated_at = now()
      where owner_id = ${t.owner_id} and id = ${t.id}`);
  }

  /** Ends current fitments. */
  async end(
    tx: EntityManager,
    owner: OwnerId,
    ids: readonly number[],
    { on, mileage }: { on: string | null; mileage: number | null },
  ): Promise<void> {
    await within(tx).rows(sql`
      update fitments set to_on = ${on}::date, to_mileage = ${mileage}::int, version = version + 1, updated_at = now()
      where owner_id = ${owner} and id = any(${ids}::int[])`);
  }

  async remove(tx: EntityManager, owner: OwnerId, id: number): Promise<void> {
    await within(tx).rows(sql`delete from fitments where owner_id = ${owner} and id = ${id}`);
  }

  /** Components that were on these vehicles, or for which sessions on them count. */
  onVehicles(tx: EntityManager, { owners, ids }: OwnedIds): Promise<{ owner_id: OwnerId; component_id: number }[]> {
    return within(tx).rows<{ owner_id: OwnerId; component_id: number }>(sql`
      with gone as (select * from unnest(${owners}::int[], ${ids}::int[]) as g (owner_id, vehicle_id))
      select owner_id, component_id from fitments where (owner_id, vehicle_id) in (select * from gone)
      union
      select s.owner_id, c.id from track_sessions s join components c on c.owner_id = s.owner_id and c.id = any(s.component_ids)
      where (s.owner_id, s.vehicle_id) in (select * from gone) order by 1, 2`);
  }

  /** Deletes all fitments on deleted vehicles. A price that counted for one of them will count for no other vehicle. */
  async removeOfVehicles(tx: EntityManager, gone: OwnedIds): Promise<void> {
    const { owners, ids } = gone;
    await within(tx).rows(sql`
      update components c set price_counts = false where c.owner_id = any(${owners}::int[]) and c.price_counts and ${countedFor(gone)}`);
    await within(tx).rows(sql`
      delete from fitments where (owner_id, vehicle_id) in (select * from unnest(${owners}::int[], ${ids}::int[]))`);
  }
}
