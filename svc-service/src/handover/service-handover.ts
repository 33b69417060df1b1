import type { FactDraft } from '@carnet/fact-log';
import {
  type Figures,
  type Handover,
  HandoverPart,
  moveJournal,
  moveRows,
  type Told,
  withhold,
  withoutQuotas,
} from '@carnet/handover';
import { type Queryable, type Sql, sql, within } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { duePointFact, type ToldPoint } from '../due-points/due-point.fact.js';

/** The number of a vehicle's rows, by table. */
type Counts = Record<
  'service_events' | 'service_schedules' | 'service_schedule_entries' | 'service_event_templates',
  number
>;

/** Moves a vehicle's events and schedules. Templates may serve other vehicles: they stay, and the moved records refer to copies of them. */
@Injectable()
export class ServiceHandover extends HandoverPart {
  async isThere(db: Queryable, owner: OwnerId, vehicle: number): Promise<boolean> {
    const rows = await db.rows(sql`select 1 from vehicle_copies where owner_id = ${owner} and id = ${vehicle}`);
    return rows.length > 0;
  }

  async figures(db: Queryable, owner: OwnerId, vehicle: number): Promise<Figures> {
    const ofVehicle = sql`owner_id = ${owner} and vehicle_id = ${vehicle}`;
    const [figures] = await db.rows<Counts>(sql`
      select (select count(*)::int from service_events where ${ofVehicle}) as service_events,
        (select count(*)::int from service_schedules where ${ofVehicle}) as service_schedules,
        (select count(*)::int from service_schedule_entries n where n.owner_id = ${owner}
          and n.service_schedule_id in (select id from service_schedules where ${ofVehicle})) as service_schedule_entries,
        (select count(*)::int from (${templatesOf(owner, vehicle)}) used) as service_event_templates`);
    return figures!;
  }

  async move(tx: EntityManager, handover: Handover): Promise<Told> {
    const { from, to, vehicle_id, with_costs, with_notes } = handover;
    const db = within(tx);
    const events = { table: 'service_events', kind: 'service-event', where: sql`t.vehicle_id = ${vehicle_id}` };
    const costs = ['cost', 'currency', 'converted_cost', 'converted_currency'];
    if (!with_costs) await withhold(tx, handover, { ...events, columns: costs });
    if (!with_notes) await withhold(tx, handover, { ...events, columns: ['notes'] });
    await withoutQuotas(tx, ['service_event_templates']);
    const copies = await this.copyTemplates(tx, handover);
    const ofEvents = sql`select e.id from service_events e where e.owner_id = ${from} and e.vehicle_id = ${vehicle_id}`;
    const ofSchedules = sql`select s.id from service_schedules s where s.owner_id = ${from} and s.vehicle_id = ${vehicle_id}`;
    const ofVehicle = sql`t.vehicle_id = ${vehicle_id}`;
    await db.rows(sql`
      delete from service_event_parts p where p.owner_id = ${from} and p.service_event_id in (${ofEvents}) and p.part_id not in (
        select c.id from part_copies c where c.owner_id = ${from} and c.vehicle_id = ${vehicle_id})`);
    await moveRows(tx, handover, [
      { table: 'service_event_parts', where: sql`t.service_event_id in (${ofEvents})` },
      { table: 'event_photo_copies', where: sql`t.service_event_id in (${ofEvents})` },
      {
        table: 'service_schedule_entries',
        where: sql`t.service_schedule_id in (${ofSchedules})`,
        set: sql`template_id = ${copyOf(copies, sql`t.template_id`)}`,
      },
      {
        table: 'service_events',
        where: ofVehicle,
        versions: ['version'],
        set: sql`template_id = ${copyOf(copies, sql`t.template_id`)}`,
      },
      { table: 'service_schedules', where: ofVehicle, versions: ['version'] },
      { table: 'due_points', where: ofVehicle, versions: ['version'] },
      { table: 'part_copies', where: ofVehicle },
      { table: 'odometer_copies', where: sql`t.id = ${vehicle_id}`, isCopy: true },
      { table: 'vehicle_copies', where: sql`t.id = ${vehicle_id}`, isCopy: true },
    ]);
    await moveJournal(tx, handover);
    await db.rows(sql`delete from due_marks where owner_id = ${from} and vehicle_id = ${vehicle_id}`);
    await db.rows(
      sql`insert into due_marks (owner_id, vehicle_id) values (${to}, ${vehicle_id}) on conflict do nothing`,
    );
    return {};
  }

  override async facts(tx: EntityManager, { to, vehicle_id }: Handover): Promise<FactDraft[]> {
    const told = await within(tx).rows<ToldPoint>(sql`
      select id, version, vehicle_id, source, body from due_points where owner_id = ${to} and vehicle_id = ${vehicle_id}`);
    return told.map((point) => duePointFact(to, point));
  }

  /** Copies the templates to which the vehicle's events and schedules refer. */
  private async copyTemplates(tx: EntityManager, handover: Handover): Promise<Copies> {
    const { from, to, vehicle_id, with_costs, with_notes } = handover;
    const db = within(tx);
    const used = await db.rows<{ id: number }>(sql`${templatesOf(from, vehicle_id)} order by 1`);
    const ids = used.map(({ id }) => id);
    const made = await db.rows<{ id: number }>(sql`
      insert into service_event_templates (owner_id, name, source, description, type, recurrence_type, recurrence_time_interval,
        recurrence_mileage_interval, recurrence_total_mileage, recurrence_total_age, status, estimated_cost, recommended_parts, notes,
        distance_unit, currency)
      select ${to}::int, name, source, description, type, recurrence_type, recurrence_time_interval,
        recurrence_mileage_interval, recurrence_total_mileage, recurrence_total_age, status,
        case when ${with_costs}::boolean then estimated_cost end, recommended_parts,
        case when ${with_notes}::boolean then notes end, distance_unit, case when ${with_costs}::boolean then currency end
      from service_event_templates where owner_id = ${from} and id = any(${ids}::int[]) order by id
      returning id`);
    const copies = made.map(({ id }) => id).toSorted((a, b) => a - b);
    return { ids, copies };
  }
}

interface Copies {
  ids: readonly number[];
  copies: readonly number[];
}

const copyOf = ({ ids, copies }: Copies, id: Sql): Sql => sql`(
  select c.copy from unnest(${ids}::int[], ${copies}::int[]) as c (id, copy) where c.id = ${id})`;

const templatesOf = (owner: OwnerId, vehicle: number): Sql => sql`
  select t.id from service_event_templates t where t.owner_id = ${owner} and (
    t.id in (select e.template_id from service_events e where e.owner_id = ${owner} and e.vehicle_id = ${vehicle})
    or t.id in (
      select n.template_id from service_schedule_entries n
      join service_schedules s on s.owner_id = n.owner_id and s.id = n.service_schedule_id
      where n.owner_id = ${owner} and s.vehicle_id = ${vehicle}))`;
