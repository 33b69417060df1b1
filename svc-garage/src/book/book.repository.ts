import type { GarageBook } from '@carnet/contracts/book';
import { type Queryable, type Sql, sql, type Weight } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';
import { Injectable } from '@nestjs/common';
import { identityMatch } from '../provenance/identity.read.js';
import { VehicleNotFound } from '../vehicles/vehicle.errors.js';

type Kept = Pick<GarageBook, 'vehicle' | 'identities' | 'owners' | 'parts'>;

@Injectable()
export class BookRepository {
  /** Estimates the size of a vehicle's book data. */
  async weightOf(db: Queryable, owner: OwnerId, id: number): Promise<Weight> {
    const ofVehicle = sql`t.owner_id = ${owner} and t.vehicle_id = ${id}`;
    const [weight] = await db.rows<Weight>(sql`
      select coalesce(sum(rows), 0)::int as rows, coalesce(sum(bytes), 0)::bigint as bytes from (
        select count(*) as rows, sum(coalesce(octet_length(t.note), 0)) as bytes from vehicle_identities t where ${ofVehicle}
        union all select count(*), sum(coalesce(octet_length(t.notes), 0)) from ownership_chapters t where ${ofVehicle}
        union all select count(*), sum(octet_length(t.name)) from parts t where ${ofVehicle}
        union all select count(*), sum(coalesce(octet_length(t.note), 0)) from odometer_readings t where ${ofVehicle}
        union all select count(*), sum(coalesce(octet_length(t.evidence), 0)) from odometer_chapters t where ${ofVehicle}
        union all select count(*), sum(octet_length(t.name)) from service_event_copies t where ${ofVehicle}
        union all select count(*), sum(octet_length(t.name)) from document_copies t where ${ofVehicle}
      ) kept`);
    return weight!;
  }

  /** @throws VehicleNotFound */
  async of(db: Queryable, owner: OwnerId, id: number): Promise<Kept> {
    const [found] = await db.rows<{ json: string }>(sql`
      select json_build_object(
        'vehicle', (select row_to_json(r) from (
          select v.id, v.type, v.make, v.model, v.year, v.nickname, v.vin, v.color, v.birth_date, v.odometer_unit, v.current_mileage,
            v.description, v.created_at) r),
        'identities', ${listOf(sql`
          select i.id, i.kind, i.name, i.as_built, i.as_fitted, ${identityMatch} as match, i.note, i.created_at
          from vehicle_identities i where i.owner_id = v.owner_id and i.vehicle_id = v.id
          order by array_position(array['chassis', 'engine', 'gearbox', 'body', 'other'], i.kind), i.id`)},
        'owners', ${listOf(sql`
          select c.id, c.owned_by, c.owner_name, c.from_date, c.from_date_edtf, c.to_date, c.to_date_edtf, c.location, c.mileage,
            c.acquired, c.price, c.currency, c.notes, c.created_at
          from ownership_chapters c where c.owner_id = v.owner_id and c.vehicle_id = v.id order by c.id`)},
        'parts', ${listOf(sql`
          select p.id, p.name, p.manufacturer, p.part_number, p.status
          from parts p where p.owner_id = v.owner_id and p.vehicle_id = v.id order by p.id`)}
      ) as json
      from vehicles v where v.owner_id = ${owner} and v.id = ${id}`);
    if (!found) throw new VehicleNotFound();
    return JSON.parse(found.json) as Kept;
  }
}

const listOf = (rows: Sql): Sql => sql`(select coalesce(json_agg(r), '[]') from (${rows}) r)`;
