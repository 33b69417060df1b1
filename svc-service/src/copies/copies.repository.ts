import { type OwnerId, type Queryable, sql, within } from '@carnet/svc-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

/** What is known of these ids: which vehicles are the owner's, and to which vehicle each of the owner's parts belongs. */
export interface KnownGarage {
  vehicles: Set<number>;
  vehicleOfPart: Map<number, number>;
}

@Injectable()
export class CopiesRepository {
  async purge(tx: EntityManager, owner: OwnerId): Promise<void> {
    await within(tx).rows(sql`delete from part_copies where owner_id = ${owner}`);
    await within(tx).rows(sql`delete from vehicle_copies where owner_id = ${owner}`);
  }

  async lookUp(db: Queryable, owner: OwnerId, vehicleIds: number[], partIds: number[]): Promise<KnownGarage> {
    const [found] = await db.rows<{ vehicles: number[]; parts: number[]; part_vehicles: number[] }>(sql`
      with vehicles as (
        select id from vehicle_copies where owner_id = ${owner} and id = any(${vehicleIds}::int[])
      ), parts as (
        select id, vehicle_id from part_copies where owner_id = ${owner} and id = any(${partIds}::int[])
      )
      select array(select id from vehicles) as vehicles,
             array(select id from parts order by id) as parts,
             array(select vehicle_id from parts order by id) as part_vehicles`);
    const { vehicles, parts, part_vehicles } = found!;
    return { vehicles: new Set(vehicles), vehicleOfPart: new Map(parts.map((id, at) => [id, part_vehicles[at]!])) };
  }
}
