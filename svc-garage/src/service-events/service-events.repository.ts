import { type OwnerId, sql, within } from '@carnet/svc-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { CopyKey, ServiceEventCopy } from './service-event.copy.js';

@Injectable()
export class ServiceEventsRepository {
  /** The copies of these events, locked as the first of all that an event changes. */
  find(tx: EntityManager, keys: readonly CopyKey[]): Promise<ServiceEventCopy[]> {
    return within(tx).rows<ServiceEventCopy>(
      sql`select e.owner_id, e.id, e.vehicle_id, e.name, e.type, e.status, e.date_performed, e.mileage_at_service,
                 array(select use.part_id from service_event_part_copies use
                       where use.owner_id = e.owner_id and use.service_event_id = e.id) as part_ids
          from (select distinct owner_id, id from jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) as k (owner_id integer, id integer)) key
          join service_event_copies e on e.owner_id = key.owner_id and e.id = key.id
          order by e.owner_id, e.id for update of e`,
    );
  }

  /** Stores copies over what was known of them, with exactly the parts that they name now. */
  async keep(tx: EntityManager, copies: readonly ServiceEventCopy[]): Promise<void> {
    await within(tx).rows(
      sql`with told as (
            select * from jsonb_to_recordset(${JSON.stringify(copies)}::jsonb)
              as t (owner_id integer, id integer, vehicle_id integer, name text, type text, status text, date_performed date,
                    mileage_at_service integer, part_ids integer[])
          ), kept as (
            insert into service_event_copies (owner_id, id, vehicle_id, name, type, status, date_performed, mileage_at_service)
            select owner_id, id, vehicle_id, name, type, status, date_performed, mileage_at_service from told
            on conflict (owner_id, id) do update set
              vehicle_id = excluded.vehicle_id, name = excluded.name, type = excluded.type, status = excluded.status,
              date_performed = excluded.date_performed, mileage_at_service = excluded.mileage_at_service
          ), dropped as (
            delete from service_event_part_copies use using told
            where use.owner_id = told.owner_id and use.service_event_id = told.id and use.part_id <> all (told.part_ids)
          )
          insert into service_event_part_copies (owner_id, part_id, service_event_id)
          select told.owner_id, part_id, told.id from told cross join unnest(told.part_ids) as part_id
          on conflict do nothing`,
    );
  }

  async forget(tx: EntityManager, keys: readonly CopyKey[]): Promise<void> {
    await within(tx).rows(
      sql`delete from service_event_copies e
          using jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) as key (owner_id integer, id integer)
          where e.owner_id = key.owner_id and e.id = key.id`,
    );
  }

  async removeAll(tx: EntityManager, owner: OwnerId): Promise<void> {
    await within(tx).rows(sql`delete from service_event_copies where owner_id = ${owner}`);
  }
}
