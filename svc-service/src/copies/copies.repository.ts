import type { PartFact, VehicleFact } from '@carnet/contracts';
import { type OwnedIds, type OwnerId, sql, within, type Told } from '@carnet/svc-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

/** What is known of these ids: which vehicles are the owner's, and to which vehicle each of the owner's parts belongs. */
export interface KnownGarage {
  vehicles: Set<number>;
  vehicleOfPart: Map<number, number>;
}

@Injectable()
export class CopiesRepository {
  async saveVehicles(tx: EntityManager, vehicles: Told<VehicleFact>[]): Promise<void> {
    await within(tx).rows(sql`
      insert into vehicle_copies (owner_id, id, type, make, model, year, nickname, current_mileage, birth_date,
        mileage_seen_on)
      select owner_id, (body ->> 'id')::int, body ->> 'type', body ->> 'make', body ->> 'model', (body ->> 'year')::int,
             body ->> 'nickname', (body ->> 'current_mileage')::int, (body ->> 'birth_date')::date,
             at::date
      from jsonb_to_recordset(${JSON.stringify(vehicles)}::jsonb) as told (owner_id int, at timestamptz, body jsonb)
      order by 1, 2
      on conflict (owner_id, id) do update
      set type = excluded.type, make = excluded.make, model = excluded.model, year = excluded.year,
          nickname = excluded.nickname, current_mileage = excluded.current_mileage, birth_date = excluded.birth_date,
          mileage_seen_on = case when vehicle_copies.current_mileage is distinct from excluded.current_mileage
            then excluded.mileage_seen_on else vehicle_copies.mileage_seen_on end`);
  }

  async saveParts(tx: EntityManager, parts: Told<PartFact>[]): Promise<void> {
    await within(tx).rows(sql`
      insert into part_copies (owner_id, id, vehicle_id, name, manufacturer, part_number, status)
      select owner_id, (body ->> 'id')::int, (body ->> 'vehicle_id')::int, body ->> 'name', body ->> 'manufacturer',
             body ->> 'part_number', body ->> 'status'
      from jsonb_to_recordset(${JSON.stringify(parts)}::jsonb) as told (owner_id int, body jsonb)
      order by 1, 2
      on conflict (owner_id, id) do update
      set vehicle_id = excluded.vehicle_id, name = excluded.name, manufacturer = excluded.manufacturer,
          part_number = excluded.part_number, status = excluded.status`);
  }

  async removeVehicles(tx: EntityManager, { owners, ids }: OwnedIds): Promise<void> {
    await within(tx).rows(sql`
      delete from part_copies
      where (owner_id, vehicle_id) in (select * from unnest(${owners}::int[], ${ids}::int[]))`);
    await within(tx).rows(sql`
      delete from vehicle_copies where (owner_id, id) in (select * from unnest(${owners}::int[], ${ids}::int[]))`);
  }

  async removeParts(tx: EntityManager, { owners, ids }: OwnedIds): Promise<void> {
    await within(tx).rows(sql`
      delete from part_copies where (owner_id, id) in (select * from unnest(${owners}::int[], ${ids}::int[]))`);
  }

  async purge(tx: EntityManager, owner: OwnerId): Promise<void> {
    await within(tx).rows(sql`delete from part_copies where owner_id = ${owner}`);
    await within(tx).rows(sql`delete from vehicle_copies where owner_id = ${owner}`);
  }

  /** Looks ids up; with `holding` keeps what is found from being deleted until the transaction ends, vehicles before parts. */
  async lookUp(
    tx: EntityManager,
    owner: OwnerId,
    vehicleIds: number[],
    partIds: number[],
    holding = false,
  ): Promise<KnownGarage> {
    const kept = holding ? sql`for key share` : sql``;
    const [found] = await within(tx).rows<{ vehicles: number[]; parts: number[]; part_vehicles: number[] }>(sql`
      with vehicles as (
        select id from vehicle_copies where owner_id = ${owner} and id = any(${vehicleIds}::int[]) order by id ${kept}
      ), parts as (
        select id, vehicle_id from part_copies where owner_id = ${owner} and id = any(${partIds}::int[])
          and (select count(*) from vehicles) >= 0
        order by id ${kept}
      )
      select array(select id from vehicles) as vehicles,
             array(select id from parts order by id) as parts,
             array(select vehicle_id from parts order by id) as part_vehicles`);
    const { vehicles, parts, part_vehicles } = found!;
    return { vehicles: new Set(vehicles), vehicleOfPart: new Map(parts.map((id, at) => [id, part_vehicles[at]!])) };
  }
}
