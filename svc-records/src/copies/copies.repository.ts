import { type OwnerId, type Queryable, sql, within } from '@carnet/svc-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Known, Named } from './references.rules.js';

@Injectable()
export class CopiesRepository {
  async purge(tx: EntityManager, owner: OwnerId): Promise<void> {
    await within(tx).rows(sql`delete from part_copies where owner_id = ${owner}`);
    await within(tx).rows(sql`delete from service_event_copies where owner_id = ${owner}`);
    await within(tx).rows(sql`delete from vehicle_copies where owner_id = ${owner}`);
  }

  /** What the copies know of all that a record names. */
  async lookUp(db: Queryable, owner: OwnerId, { vehicleId, parts, serviceEvents }: Named): Promise<Known> {
    const [found] = await db.rows<{
      vehicle: boolean;
      parts: Record<string, number>;
      events: Record<string, number>;
    }>(sql`
      select exists (select 1 from vehicle_copies where owner_id = ${owner} and id = ${vehicleId}) as vehicle,
             (select coalesce(jsonb_object_agg(id, vehicle_id), '{}') from part_copies
              where owner_id = ${owner} and id = any(${parts?.ids ?? []}::int[])) as parts,
             (select coalesce(jsonb_object_agg(id, vehicle_id), '{}') from service_event_copies
              where owner_id = ${owner} and id = any(${serviceEvents?.ids ?? []}::int[])) as events`);
    const { vehicle, parts: vehicleOfPart, events } = found!;
    return { vehicle, vehicleOfPart: byNumber(vehicleOfPart), vehicleOfServiceEvent: byNumber(events) };
  }
}

const byNumber = (byId: Record<string, number>): Map<number, number> =>
  new Map(Object.entries(byId).map(([id, vehicleId]) => [Number(id), vehicleId]));
