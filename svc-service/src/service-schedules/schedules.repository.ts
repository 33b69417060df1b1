import type { OwnedIds } from '@carnet/fact-log';
import { Calendar } from '@carnet/person';
import { type Sql, sql, within } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { NewSchedule, Schedule } from './schedule.entity.js';
import { ScheduleNotFound } from './schedule.errors.js';

const columns = sql`id, owner_id, vehicle_id, name, description, is_active, version`;

@Injectable()
export class SchedulesRepository {
  constructor(private readonly calendar: Calendar) {}

  /** Stores a schedule and returns its id. Returns null and stores nothing if its vehicle or a template does not belong to the owner. */
  async insert(tx: EntityManager, owner: OwnerId, schedule: NewSchedule): Promise<number | null> {
    const { vehicle_id, name, description, is_active, template_ids } = schedule;
    const [stored] = await within(tx).rows<{ id: number }>(sql`
      with v as (${vehicle(owner, vehicle_id)}),
      wanted as (select id, place from unnest(${template_ids}::int[]) with ordinality as w (id, place)),
      known as (${templatesOf(owner, sql`wanted`)}),
      s as (
        insert into service_schedules (owner_id, vehicle_id, name, description, is_active)
        select ${owner}::int, v.id, ${name}, ${description}, ${is_active}::boolean from v
        where (select count(*) from known) = ${template_ids.length}
        returning id
      ),
      linked as (${linked(owner, this.calendar.todayOf(owner))})
      select id from s`);
    return stored?.id ?? null;
  }

  /** Creates a schedule for a vehicle from a schedule template. Returns its id, or null if either does not belong to the owner. */
  async insertFromTemplate(tx: EntityManager, owner: OwnerId, vehicleId: number, id: number): Promise<number | null> {
    const [stored] = await within(tx).rows<{ id: number }>(sql`
      with v as (${vehicle(owner, vehicleId)}),
      m as (select name, description from schedule_templates where owner_id = ${owner} and id = ${id}),
      wanted as (
        select template_id as id, place from schedule_template_entries
        where owner_id = ${owner} and schedule_template_id = ${id}
      ),
      known as (${templatesOf(owner, sql`wanted`)}),
      s as (
        insert into service_schedules (owner_id, vehicle_id, name, description)
        select ${owner}::int, v.id, m.name, m.description from v, m
        returning id
      ),
      linked as (${linked(owner, this.calendar.todayOf(owner))})
      select id from s`);
    return stored?.id ?? null;
  }

  /** Returns the owner's schedule; throws ScheduleNotFound. */
  async requireOwned(tx: EntityManager, owner: OwnerId, id: number): Promise<Schedule> {
    const [schedule] = await within(tx).rows<Schedule>(sql`
      select ${columns} from service_schedules where owner_id = ${owner} and id = ${id}`);
    if (!schedule) throw new ScheduleNotFound();
    return schedule;
  }

  async update(tx: EntityManager, schedule: Schedule): Promise<void> {
    const { id, owner_id, name, description, is_active, version } = schedule;
    await within(tx).rows(sql`
      update service_schedules set name = ${name}, description = ${description}, is_active = ${is_active}::boolean,
        version = ${version}, updated_at = now()
      where owner_id = ${owner_id} and id = ${id}`);
  }

  /** Makes one schedule the only active one of its vehicle. */
  async activate(tx: EntityManager, { owner_id, vehicle_id, id }: Schedule): Promise<void> {
    await within(tx).rows(sql`
      update service_schedules set is_active = (id = ${id}), version = version + 1, updated_at = now()
      where owner_id = ${owner_id} and vehicle_id = ${vehicle_id} and is_active <> (id = ${id})`);
  }

  /** Appends a template to a schedule that does not contain it yet; false if the template does not belong to the owner. */
  async addTemplate(tx: EntityManager, schedule: Schedule, templateId: number): Promise<boolean> {
    const { owner_id: owner, id, vehicle_id } = schedule;
    const [done] = await within(tx).rows<{ known: boolean }>(sql`
      with t as (select id from service_event_templates where owner_id = ${owner} and id = ${templateId}),
      added as (
        insert into service_schedule_entries (owner_id, service_schedule_id, template_id, added_on, added_at_mileage)
        select ${owner}::int, ${id}::int, t.id, ${this.calendar.todayOf(owner)},
          (select current_mileage from vehicle_copies v where v.owner_id = ${owner} and v.id = ${vehicle_id})
        from t on conflict do nothing returning template_id
      ),
      raised as (${raised(schedule, sql`added`)})
      select exists (select 1 from t) as known`);
    return done!.known;
  }

  /** Removes a template from a schedule; false if it does not contain it. */
  async removeTemplate(tx: EntityManager, schedule: Schedule, templateId: number): Promise<boolean> {
    const { owner_id: owner, id } = schedule;
    const [done] = await within(tx).rows<{ known: boolean }>(sql`
      with dropped as (
        delete from service_schedule_entries
        where owner_id = ${owner} and service_schedule_id = ${id} and template_id = ${templateId} returning template_id
      ),
      raised as (${raised(schedule, sql`dropped`)})
      select exists (select 1 from dropped) as known`);
    return done!.known;
  }

  /** Deletes a schedule, and removes it from the events that refer to it, whose versions rise. */
  async remove(tx: EntityManager, owner: OwnerId, id: number): Promise<void> {
    await within(tx).rows(sql`
      with freed as (
        update service_events set service_schedule_id = null, version = version + 1, updated_at = now()
        where owner_id = ${owner} and service_schedule_id = ${id}
      )
      delete from service_schedules where owner_id = ${owner} and id = ${id}`);
  }

  /** Deletes the schedules of these vehicles. Their events must be deleted before. */
  async removeOfVehicles(tx: EntityManager, { owners, ids }: OwnedIds): Promise<void> {
    await within(tx).rows(sql`
      delete from service_schedules
      where (owner_id, vehicle_id) in (select * from unnest(${owners}::int[], ${ids}::int[]))`);
  }

  /** Deletes the schedules of this owner. Their events must be deleted before. */
  async removeOfOwner(tx: EntityManager, owner: OwnerId): Promise<void> {
    await within(tx).rows(sql`delete from service_schedules where owner_id = ${owner}`);
  }
}

const vehicle = (owner: OwnerId, id: number): Sql => sql`
  select id, current_mileage from vehicle_copies where owner_id = ${owner} and id = ${id}`;

/** A query for those of `wanted` that belong to the owner. */
const templatesOf = (owner: OwnerId, wanted: Sql): Sql => sql`
  select t.id, w.place from ${wanted} w
  join service_event_templates t on t.owner_id = ${owner} and t.id = w.id`;

/** Inserts the templates `known` into the new schedule `s` of vehicle `v`, in order. */
const linked = (owner: OwnerId, today: Sql): Sql => sql`
  insert into service_schedule_entries (owner_id, service_schedule_id, template_id, added_on, added_at_mileage)
  select ${owner}::int, s.id, known.id, ${today}, v.current_mileage from s, known, v order by known.place`;

/** A change of its templates raises a schedule's version. */
const raised = ({ owner_id, id }: Schedule, by: Sql): Sql => sql`
  update service_schedules set version = version + 1, updated_at = now()
  where owner_id = ${owner_id} and id = ${id} and exists (select 1 from ${by})`;
