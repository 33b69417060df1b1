import { JsonText, type Queryable, sql, type Weight } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';
import { Injectable } from '@nestjs/common';

@Injectable()
export class BookRepository {
  /** The size of a vehicle's book, in rows and bytes. */
  async weightOf(db: Queryable, owner: OwnerId, id: number): Promise<Weight> {
    const [weight] = await db.rows<Weight>(sql`
      select coalesce(sum(1 + parts), 0)::int as rows, coalesce(sum(bytes), 0)::bigint as bytes from (
        select (select count(*) from service_event_parts s where s.owner_id = e.owner_id and s.service_event_id = e.id) as parts,
          coalesce(octet_length(e.description), 0) + coalesce(octet_length(e.notes), 0) + coalesce(octet_length(e.report_content), 0) as bytes
        from service_events e where e.owner_id = ${owner} and e.vehicle_id = ${id} and e.status = 'Completed') kept`);
    return weight!;
  }

  /** Returns a `ServiceBook`. */
  async of(db: Queryable, owner: OwnerId, id: number): Promise<JsonText> {
    const [found] = await db.rows<{ json: string }>(sql`
      select json_build_object('events', coalesce(json_agg(r), '[]')) as json from (
        select e.id, e.name, e.type, e.date_performed, e.date_performed_edtf, e.mileage_at_service, e.cost, e.currency, e.converted_cost,
          e.converted_currency, e.description, e.notes, e.report_content as report,
          (select coalesce(json_agg(json_build_object('id', p.id, 'name', p.name, 'manufacturer', p.manufacturer, 'part_number',
              p.part_number, 'quantity', s.quantity) order by s.place), '[]')
            from service_event_parts s join part_copies p on p.owner_id = s.owner_id and p.id = s.part_id
            where s.owner_id = e.owner_id and s.service_event_id = e.id) as parts,
          e.created_at
        from service_events e
        where e.owner_id = ${owner} and e.vehicle_id = ${id} and e.status = 'Completed' order by e.id) r`);
    return new JsonText(found!.json);
  }
}
