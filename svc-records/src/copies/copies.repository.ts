import type { PartFact, ServiceEventFact, VehicleFact } from '@carnet/contracts';
import { type OwnedIds, type OwnerId, type Queryable, sql, within, type Told } from '@carnet/svc-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Known, Named } from './references.rules.js';

@Injectable()
export class CopiesRepository {
  async saveVehicles(tx: EntityManager, vehicles: Told<VehicleFact>[]): Promise<void> {
    await within(tx).rows(sql`
      insert into vehicle_copies (owner_id, id, make, model, year, nickname)
      select owner_id, (body ->> 'id')::int, body ->> 'make', body ->> 'model', (body ->> 'year')::int, body ->> 'nickname'
      from jsonb_to_recordset(${JSON.stringify(vehicles)}::jsonb) as told (owner_id int, body jsonb)
      order by 1, 2
      on conflict (owner_id, id) do update
      set make = excluded.make, model = excluded.model, year = excluded.year, nickname = excluded.nickname`);
  }

  async saveParts(tx: EntityManager, parts: Told<PartFact>[]): Promise<void> {
    await within(tx).rows(sql`
      insert into part_copies (owner_id, id, vehicle_id, name, manufacturer, part_number, type, status)
      select owner_id, (body ->> 'id')::int, (body ->> 'vehicle_id')::int, body ->> 'name', body ->> 'manufacturer',
             body ->> 'part_number', body ->> 'type', body ->> 'status'
      from jsonb_to_recordset(${JSON.stringify(parts)}::jsonb) as told (owner_id int, body jsonb)
      order by 1, 2
      on conflict (owner_id, id) do update
      set vehicle_id = excluded.vehicle_id, name = excluded.name, manufacturer = excluded.manufacturer,
          part_number = excluded.part_number, type = excluded.type, status = excluded.status`);
  }

  async saveServiceEvents(tx: EntityManager, events: Told<ServiceEventFact>[]): Promise<void> {
    await within(tx).rows(sql`
      insert into service_event_copies (owner_id, id, vehicle_id, name, type, status, date_performed)
      select owner_id, (body ->> 'id')::int, (body ->> 'vehicle_id')::int, body ->> 'name', body ->> 'type',
             body ->> 'status', (body ->> 'date_performed')::date
      from jsonb_to_recordset(${JSON.stringify(events)}::jsonb) as told (owner_id int, body jsonb)
      order by 1, 2
      on conflict (owner_id, id) do update
      set vehicle_id = excluded.vehicle_id, name = excluded.name, type = excluded.type, status = excluded.status,
          date_performed = excluded.date_performed`);
  }

  async removeVehicles(tx: EntityManager, { owners, ids }: OwnedIds): Promise<void> {
    await within(tx).rows(sql`
      delete from vehicle_copies where (owner_id, id) in (select * from unnest(${owners}::int[], ${ids}::int[]))`);
  }

  async removeParts(tx: EntityManager, { owners, ids }: OwnedIds): Promise<void> {
    await within(tx).rows(sql`
      delete from part_copies where (owner_id, id) in (select * from unnest(${owners}::int[], ${ids}::int[]))`);
  }

  async removeServiceEvents(tx: EntityManager, { owners, ids }: OwnedIds): Promise<void> {
    await within(tx).rows(sql`
      delete from service_event_copies where (owner_id, id) in (select * from unnest(${owners}::int[], ${ids}::int[]))`);
  }

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
