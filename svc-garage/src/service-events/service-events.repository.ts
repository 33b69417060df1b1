import type { ServiceEventFact } from '@carnet/contracts';
import { among, type OwnedIds } from '@carnet/fact-log';
import { sql, within } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

/** A copy of an owner's service event. */
export interface ServiceEventCopy extends ServiceEventFact {
  owner_id: OwnerId;
}

interface VehicleOf {
  owner_id: OwnerId;
  vehicle_id: number;
}

/** The condition for an event that is a reading in the ledger. */
const tellsMileage = sql`status = 'Completed' and date_performed is not null and mileage_at_service is not null`;

const vehiclesAmong = (read: readonly VehicleOf[]): OwnedIds => ({
  owners: read.map(({ owner_id }) => owner_id),
  ids: read.map(({ vehicle_id }) => vehicle_id),
});

@Injectable()
export class ServiceEventsRepository {
  /** Stores copies, replacing older ones, each with exactly its current parts; returns the vehicles whose mileage statements changed. */
  async keep(tx: EntityManager, copies: readonly ServiceEventCopy[]): Promise<OwnedIds> {
    const read = await within(tx).rows<VehicleOf>(
      sql`with replicated as (
            select * from jsonb_to_recordset(${JSON.stringify(copies)}::jsonb)
              as t (owner_id integer, id integer, vehicle_id integer, name text, type text, status text, date_performed date,
                    date_performed_edtf text, mileage_at_service integer, part_ids integer[])
          ), readings as (
            select owner_id, id, vehicle_id, date_performed, date_performed_edtf, mileage_at_service from replicated where ${tellsMileage}
          ), before as (
            select owner_id, id, vehicle_id, date_performed, date_performed_edtf, mileage_at_service from service_event_copies
            where ${tellsMileage} and (owner_id, id) in (select owner_id, id from replicated)
          ), kept as (
            insert into service_event_copies as copy (owner_id, id, vehicle_id, name, type, status, date_performed, date_performed_edtf,
              mileage_at_service)
            select owner_id, id, vehicle_id, name, type, status, date_performed, date_performed_edtf, mileage_at_service from replicated
            on conflict (owner_id, id) do update set
              vehicle_id = excluded.vehicle_id, name = excluded.name, type = excluded.type, status = excluded.status,
              date_performed = excluded.date_performed, date_performed_edtf = excluded.date_performed_edtf,
              mileage_at_service = excluded.mileage_at_service,
              said = case when (copy.status = 'Completed', copy.mileage_at_service, copy.vehicle_id)
                  is distinct from (excluded.status = 'Completed', excluded.mileage_at_service, excluded.vehicle_id)
                then excluded.said else copy.said end
          ), dropped as (
            delete from service_event_part_copies use using replicated
            where use.owner_id = replicated.owner_id and use.service_event_id = replicated.id and use.part_id <> all (replicated.part_ids)
          ), named as (
            insert into service_event_part_copies (owner_id, part_id, service_event_id)
            select replicated.owner_id, part_id, replicated.id from replicated cross join unnest(replicated.part_ids) as part_id
            on conflict do nothing
          )
          select owner_id, vehicle_id from (
            (select * from readings except select * from before) union (select * from before except select * from readings)
          ) as changed group by 1, 2`,
    );
    return vehiclesAmong(read);
  }

  /** Deletes copies; returns the vehicles that had a mileage in them. */
  async forget(tx: EntityManager, gone: OwnedIds): Promise<OwnedIds> {
    const read = await within(tx).rows<VehicleOf>(sql`
      with gone as (delete from service_event_copies where ${among(gone)} returning *)
      select owner_id, vehicle_id from gone where ${tellsMileage} group by 1, 2`);
    return vehiclesAmong(read);
  }

  async removeAll(tx: EntityManager, owner: OwnerId): Promise<void> {
    await within(tx).rows(sql`delete from service_event_copies where owner_id = ${owner}`);
  }
}
