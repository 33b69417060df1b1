import type { ServiceEventFact } from '@carnet/contracts';
import { among, type OwnedIds, type OwnerId, sql, within } from '@carnet/svc-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

/** What this service keeps of somebody's service event. */
export interface ServiceEventCopy extends ServiceEventFact {
  owner_id: OwnerId;
}

@Injectable()
export class ServiceEventsRepository {
  /** Stores copies over what was known of them, with exactly the parts that they name now. */
  async keep(tx: EntityManager, copies: readonly ServiceEventCopy[]): Promise<void> {
    await within(tx).rows(
      sql`with replicated as (
            select * from jsonb_to_recordset(${JSON.stringify(copies)}::jsonb)
              as t (owner_id integer, id integer, vehicle_id integer, name text, type text, status text, date_performed date,
                    mileage_at_service integer, part_ids integer[])
          ), kept as (
            insert into service_event_copies (owner_id, id, vehicle_id, name, type, status, date_performed, mileage_at_service)
            select owner_id, id, vehicle_id, name, type, status, date_performed, mileage_at_service from replicated
            on conflict (owner_id, id) do update set
              vehicle_id = excluded.vehicle_id, name = excluded.name, type = excluded.type, status = excluded.status,
              date_performed = excluded.date_performed, mileage_at_service = excluded.mileage_at_service
          ), dropped as (
            delete from service_event_part_copies use using replicated
            where use.owner_id = replicated.owner_id and use.service_event_id = replicated.id and use.part_id <> all (replicated.part_ids)
          )
          insert into service_event_part_copies (owner_id, part_id, service_event_id)
          select replicated.owner_id, part_id, replicated.id from replicated cross join unnest(replicated.part_ids) as part_id
          on conflict do nothing`,
    );
  }

  async forget(tx: EntityManager, gone: OwnedIds): Promise<void> {
    await within(tx).rows(sql`delete from service_event_copies where ${among(gone)}`);
  }

  async removeAll(tx: EntityManager, owner: OwnerId): Promise<void> {
    await within(tx).rows(sql`delete from service_event_copies where owner_id = ${owner}`);
  }
}
