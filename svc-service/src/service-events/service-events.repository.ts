import type { OwnedIds } from '@carnet/fact-log';
import { allOf, Columns, type Sql, sql, within } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { NewEvent, ServiceEvent, ServiceEventFields, UsedPart } from './service-event.entity.js';
import { ServiceEventNotFound } from './service-event.errors.js';
import type { GoneEvent } from './service-event.fact.js';
import { nestedInNew, partsFrom, writtenEvent } from './service-event.read.js';

/** The result of a write: the row's id and version, and the answer as JSON text. */
export interface WrittenEvent {
  id: number;
  version: number;
  json: string;
}

/** The template and schedule of a change that must be checked; null for unchanged ones, which exist. */
export type NewPlans = Pick<ServiceEventFields, 'template_id' | 'service_schedule_id'>;

const columns = new Columns<ServiceEventFields>({
  ...{ vehicle_id: 'int', name: 'text', type: 'text', status: 'text', description: 'text' },
  ...{ date_performed: 'date', date_performed_edtf: 'text', mileage_at_service: 'int' },
  ...{ cost: 'numeric', currency: 'text', converted_cost: 'numeric', converted_currency: 'text' },
  ...{ notes: 'text', template_id: 'int', service_schedule_id: 'int', report_content: 'text' },
  to_complete: 'boolean',
});

const stored = sql`e.id, e.owner_id, e.version, ${columns.of(sql`e`)}`;

@Injectable()
export class ServiceEventsRepository {
  /** Stores an event. Returns null and stores nothing if a reference does not belong to the owner, or the references do not belong together. */
  async insert(tx: EntityManager, owner: OwnerId, { fields, parts }: NewEvent): Promise<WrittenEvent | null> {
    const { vehicle_id, template_id } = fields;
    const [written] = await within(tx).rows<WrittenEvent>(sql`
      with v as (${vehicle(owner, vehicle_id)}), used as (${used(owner, vehicle_id, parts)}),
      e as (
        insert into service_events (owner_id, ${columns.names})
        select ${owner}::int, ${columns.values(fields)}
        from v where ${allOf([areThere(parts), ...plansAreThere(owner, vehicle_id, fields)])}
        returning *
      ),
      linked as (
        insert into service_event_parts (owner_id, service_event_id, part_id, quantity, place)
        select e.owner_id, e.id, used.id, used.quantity, used.place from e, used
      )
      ${writtenEvent({ ...nestedInNew(template_id), parts: partsFrom(sql`used`) })}`);
    return written ?? null;
  }

  /** Stores many checked events in one statement. Returns their ids in the given order. */
  async insertMany(tx: EntityManager, owner: OwnerId, events: NewEvent[]): Promise<number[]> {
    const rows = events.map(({ fields, parts }, place) => ({ ...fields, parts, place }));
    const made = await within(tx).rows<{ id: number }>(sql`
      with rows as materialized (
        select nextval(pg_get_serial_sequence('service_events', 'id'))::int as id, r.*
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (place int, ${columns.definitions}, parts jsonb)
      ),
      stored as (
        insert into service_events (id, owner_id, ${columns.names})
        overriding system value
        select id, ${owner}::int, ${columns.names} from rows
      ),
      linked as (
        insert into service_event_parts (owner_id, service_event_id, part_id, quantity, place)
        select ${owner}::int, rows.id, (part ->> 'id')::int, (part ->> 'quantity')::int, part_place
        from rows, jsonb_array_elements(rows.parts) with ordinality as p (part, part_place)
      )
      select id from rows order by place`);
    return made.map(({ id }) => id);
  }

  /** Returns the owner's event; throws ServiceEventNotFound. */
  async requireOwned(tx: EntityManager, owner: OwnerId, id: number): Promise<ServiceEvent> {
    const [event] = await within(tx).rows<ServiceEvent>(sql`
      select ${stored}, ${partsOf()} from service_events e where e.owner_id = ${owner} and e.id = ${id}`);
    if (!event) throw new ServiceEventNotFound();
    return event;
  }

  /** Stores a changed event without its parts. Returns null and stores nothing if its template or schedule does not exist. */
  async update(tx: EntityManager, event: ServiceEvent, plans: NewPlans): Promise<WrittenEvent | null> {
    const [written] = await within(tx).rows<WrittenEvent>(sql`
      with e as (${saved(event, plans)} returning *), v as (${vehicle(event.owner_id, event.vehicle_id)}) ${writtenEvent()}`);
    return written ?? null;
  }

  /** Stores a changed event with other parts. Returns null and stores nothing if a part belongs to another owner or vehicle. */
  async updateWithParts(
    tx: EntityManager,
    event: ServiceEvent,
    plans: NewPlans,
    parts: UsedPart[],
  ): Promise<WrittenEvent | null> {
    const { id, owner_id: owner, vehicle_id } = event;
    const [written] = await within(tx).rows<WrittenEvent>(sql`
      with v as (${vehicle(owner, vehicle_id)}), used as (${used(owner, vehicle_id, parts)}),
      e as (${saved(event, plans, areThere(parts))} returning *),
      dropped as (
        delete from service_event_parts s using e
        where s.owner_id = e.owner_id and s.service_event_id = e.id and s.part_id not in (select used.id from used)
      ),
      linked as (
        insert into service_event_parts (owner_id, service_event_id, part_id, quantity, place)
        select ${owner}::int, ${id}::int, used.id, used.quantity, used.place from e, used
        on conflict (owner_id, service_event_id, part_id) do update set quantity = excluded.quantity, place = excluded.place
      )
      ${writtenEvent({ parts: partsFrom(sql`used`) })}`);
    return written ?? null;
  }

  async remove(tx: EntityManager, owner: OwnerId, id: number): Promise<void> {
    await within(tx).rows(sql`delete from service_events where owner_id = ${owner} and id = ${id}`);
  }

  /** Deletes those of some events that nobody changed since their creation; returns how many of the others exist. */
  async removeUnchanged(
    tx: EntityManager,
    owner: OwnerId,
    ids: number[],
  ): Promise<{ gone: GoneEvent[]; kept: number }> {
    const gone = await within(tx).rows<GoneEvent>(sql`
      delete from service_events where owner_id = ${owner} and id = any(${ids}::int[]) and version = 1
      returning id, owner_id, version`);
    const [left] = await within(tx).rows<{ kept: number }>(sql`
      select count(*)::int as kept from service_events where owner_id = ${owner} and id = any(${ids}::int[])`);
    return { gone, kept: left!.kept };
  }

  removeOfVehicles(tx: EntityManager, { owners, ids }: OwnedIds): Promise<GoneEvent[]> {
    return within(tx).rows<GoneEvent>(sql`
      delete from service_events
      where (owner_id, vehicle_id) in (select * from unnest(${owners}::int[], ${ids}::int[]))
      returning id, owner_id, version`);
  }

  removeOfOwner(tx: EntityManager, owner: OwnerId): Promise<GoneEvent[]> {
    return within(tx).rows<GoneEvent>(sql`
      delete from service_events where owner_id = ${owner} returning id, owner_id, version`);
  }

  /** Removes parts from all events; returns the changed events. */
  takeOff(tx: EntityManager, { owners, ids }: OwnedIds): Promise<ServiceEvent[]> {
    return within(tx).rows<ServiceEvent>(sql`
      with dropped as (
        delete from service_event_parts
        where (owner_id, part_id) in (select * from unnest(${owners}::int[], ${ids}::int[]))
        returning owner_id, service_event_id
      )
      update service_events e set version = e.version + 1, updated_at = now()
      from (select distinct owner_id, service_event_id from dropped) d
      where e.owner_id = d.owner_id and e.id = d.service_event_id
      returning ${stored}, ${partsOf(sql`and s.part_id <> all(${ids}::int[])`)}`);
  }
}

const vehicle = (owner: OwnerId, id: number): Sql => sql`
  select id, make, model, year, nickname, odometer_unit from vehicle_copies where owner_id = ${owner} and id = ${id}`;

/** A query for those of `parts` that belong to the owner and this vehicle. */
const used = (owner: OwnerId, vehicleId: number, parts: UsedPart[]): Sql => sql`
  select p.id, p.name, p.manufacturer, p.part_number, p.status, n.quantity, n.place
  from unnest(${parts.map(({ id }) => id)}::int[], ${parts.map(({ quantity }) => quantity)}::int[])
    with ordinality as n (id, quantity, place)
  join part_copies p on p.owner_id = ${owner} and p.vehicle_id = ${vehicleId} and p.id = n.id`;

const areThere = (parts: UsedPart[]): Sql => sql`(select count(*) from used) = ${parts.length}`;

const partsOf = (but: Sql = sql``): Sql => sql`
  (select coalesce(jsonb_agg(jsonb_build_object('id', s.part_id, 'quantity', s.quantity) order by s.place), '[]')
   from service_event_parts s where s.owner_id = e.owner_id and s.service_event_id = e.id ${but}) as parts`;

const saved = (event: ServiceEvent, plans: NewPlans, ...conditions: Sql[]): Sql => sql`
  update service_events set ${columns.changes(event)}, version = ${event.version}, updated_at = now()
  where owner_id = ${event.owner_id} and id = ${event.id}
    and ${allOf([...conditions, ...plansAreThere(event.owner_id, event.vehicle_id, plans)])}`;

/** Conditions that the event's template and schedule exist. Empty without either. */
function plansAreThere(owner: OwnerId, vehicleId: number, { template_id, service_schedule_id }: NewPlans): Sql[] {
  const template = sql`exists (select 1 from service_event_templates t
    where t.owner_id = ${owner} and t.id = ${template_id})`;
  const schedule = sql`exists (select 1 from service_schedules s
    where s.owner_id = ${owner} and s.vehicle_id = ${vehicleId} and s.id = ${service_schedule_id})`;
  return [...(template_id === null ? [] : [template]), ...(service_schedule_id === null ? [] : [schedule])];
}
