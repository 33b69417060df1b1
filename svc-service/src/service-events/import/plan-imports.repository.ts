import { Calendar } from '@carnet/person';
import { type Sql, sql, within } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Counting, ScheduledPlan, StartingPoint } from './plan-import.rules.js';

/** A row of `imported_plans`: the result of one plan. It has neither event nor schedule if the plan already existed. */
export interface MadePlan {
  row: number;
  service_event_id: number | null;
  template_id: number | null;
  service_schedule_id: number | null;
  makes_template: boolean;
  makes_schedule: boolean;
}

/** The result of a row in an earlier request. */
interface MadeBefore {
  row: number;
  id: number;
  /** True if the plan already was on a schedule. */
  is_there: boolean;
}

/** The existing template and schedule that a plan can use. */
interface Fitting {
  /** Id of the matching template; null if there is none. */
  template_id: number | null;
  /** True if that template already is on an active schedule of the vehicle. */
  is_scheduled: boolean;
  /** Id of the vehicle's first active schedule; null if there is none. */
  schedule_id: number | null;
}

/** A template to add to a schedule. */
interface NewEntry extends StartingPoint {
  row: number;
  service_schedule_id: number;
  template_id: number;
}

/** The result of undoing the plans of an import. */
interface TakenBack {
  removed: number;
  kept: number;
  /** Events that it created, which the caller must delete. */
  events: number[];
  /** Names of templates and schedules that it created and that stay. */
  stayed: string[];
}

/** For the list of imports: SQL that counts the plans from which import `i` created something. */
export const madePlans = sql` + (select count(*)::int from imported_plans p
  where p.owner_id = i.owner_id and p.batch = i.batch and coalesce(p.service_event_id, p.service_schedule_id) is not null)`;

@Injectable()
export class PlanImportsRepository {
  constructor(private readonly calendar: Calendar) {}

  /** Returns the ids of templates and events that these rows created in an earlier request, and whether the plan already existed then. */
  made(tx: EntityManager, owner: OwnerId, batch: string, rows: number[]): Promise<MadeBefore[]> {
    return within(tx).rows<MadeBefore>(sql`
      select row, coalesce(service_event_id, template_id) as id, coalesce(service_event_id, service_schedule_id) is null as is_there
      from imported_plans
      where owner_id = ${owner} and batch = ${batch}::uuid and row = any(${rows}::int[])`);
  }

  async remember(tx: EntityManager, owner: OwnerId, batch: string, plans: MadePlan[]): Promise<void> {
    await within(tx).rows(sql`
      insert into imported_plans (owner_id, batch, row, service_event_id, template_id, service_schedule_id, makes_template, makes_schedule)
      select ${owner}::int, ${batch}::uuid, row, service_event_id, template_id, service_schedule_id, makes_template, makes_schedule
      from jsonb_to_recordset(${JSON.stringify(plans)}::jsonb) as given (
        row int, service_event_id int, template_id int, service_schedule_id int, makes_template boolean, makes_schedule boolean)`);
  }

  /** Returns the units and current values of these vehicles' odometers. */
  async vehicles(tx: EntityManager, owner: OwnerId, ids: number[]): Promise<Map<number, Counting>> {
    const vehicles = await within(tx).rows<Counting & { id: number }>(sql`
      select id, odometer_unit, current_mileage from vehicle_copies where owner_id = ${owner} and id = any(${ids}::int[])`);
    return new Map(vehicles.map(({ id, ...counting }) => [id, counting]));
  }

  /**
   * Finds a matching template for each plan, in order: one with the same name and intervals that is on an active schedule of the vehicle. Otherwise, one with
   * also the same notes and cost that was never completed on the vehicle, because a completion would determine the next due point. Templates are joined by
   * name: searching all of them for each plan took ten seconds for 5,000 of both.
   */
  fitting(tx: EntityManager, owner: OwnerId, plans: ScheduledPlan[]): Promise<Fitting[]> {
    const wanted = plans.map(({ vehicle_id, template }, place) => ({ place, vehicle_id, ...template }));
    return within(tx).rows<Fitting>(sql`
      with wanted as (
        select * from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as w (place int, vehicle_id int, name text, recurrence_type text,
          recurrence_time_interval int, recurrence_mileage_interval int, recurrence_total_mileage int, distance_unit text,
          notes text, estimated_cost numeric, currency text)
      ),
      alike as (
        select w.place, t.id, exists (
            select from service_schedule_entries n
            join service_schedules s on s.owner_id = n.owner_id and s.id = n.service_schedule_id
            where n.owner_id = t.owner_id and n.template_id = t.id and s.vehicle_id = w.vehicle_id and s.is_active
          ) as is_scheduled, exists (
            select from service_events e
            where e.owner_id = t.owner_id and e.template_id = t.id and e.vehicle_id = w.vehicle_id and e.status = 'Completed'
          ) as is_done, (w.notes is null or w.notes = t.notes)
            and (w.estimated_cost is null or (w.estimated_cost = t.estimated_cost and w.currency = t.currency)) as says_it
        from wanted w
        join service_event_templates t on t.owner_id = ${owner} and lower(t.name) = lower(w.name) and t.recurrence_type = w.recurrence_type
          and coalesce(t.recurrence_time_interval, 0) = coalesce(w.recurrence_time_interval, 0)
          and coalesce(t.recurrence_mileage_interval, 0) = coalesce(w.recurrence_mileage_interval, 0)
          and coalesce(t.recurrence_total_mileage, 0) = coalesce(w.recurrence_total_mileage, 0)
          and coalesce(t.recurrence_total_age, 0) = 0
          and (t.distance_unit = w.distance_unit or coalesce(w.recurrence_mileage_interval, w.recurrence_total_mileage) is null)
      ),
      fitting as (
        select distinct on (place) place, id, is_scheduled from alike
        where is_scheduled or (says_it and not is_done)
        order by place, is_scheduled desc, id
      )
      select f.id as template_id, coalesce(f.is_scheduled, false) as is_scheduled,
        (select min(s.id) from service_schedules s
         where s.owner_id = ${owner} and s.vehicle_id = w.vehicle_id and s.is_active) as schedule_id
      from wanted w left join fitting f using (place)
      order by place`);
  }

  /** Creates an active schedule for each of these vehicles; returns their ids by vehicle. */
  async addSchedules(
    tx: EntityManager,
    owner: OwnerId,
    name: string,
    vehicles: number[],
  ): Promise<Map<number, number>> {
    if (vehicles.length === 0) return new Map();
    const made = await within(tx).rows<{ id: number; vehicle_id: number }>(sql`
      insert into service_schedules (owner_id, vehicle_id, name)
      select ${owner}::int, vehicle_id, ${name} from unnest(${vehicles}::int[]) as of (vehicle_id)
      returning id, vehicle_id`);
    return new Map(made.map(({ id, vehicle_id }) => [vehicle_id, id]));
  }

  /**
   * Appends templates to schedules; returns the rows that were not on them yet. This raises the version of a schedule, unless the same import created it, in
   * this or an earlier request: then it counts as unchanged, so that an undo can delete it.
   */
  async addEntries(
    tx: EntityManager,
    owner: OwnerId,
    batch: string,
    entries: (NewEntry & { makes_schedule: boolean })[],
  ): Promise<Set<number>> {
    if (entries.length === 0) return new Set();
    const firsts = new Map(
      entries.map((entry) => [`${entry.service_schedule_id} ${entry.template_id}`, entry] as const).reverse(),
    );
    const distinct = [...firsts.values()].sort((one, other) => one.row - other.row);
    const added = await within(tx).rows<{ row: number }>(sql`
      with given as (
        select * from jsonb_to_recordset(${JSON.stringify(distinct)}::jsonb) as g (row int, service_schedule_id int,
          template_id int, added_on date, added_at_mileage int, makes_schedule boolean)
      ),
      added as (
        insert into service_schedule_entries (owner_id, service_schedule_id, template_id, added_on, added_at_mileage)
        select ${owner}::int, service_schedule_id, template_id, coalesce(added_on, ${this.calendar.todayOf(owner)}), added_at_mileage
        from given order by row
        on conflict do nothing returning service_schedule_id, template_id
      ),
      raised as (
        update service_schedules set version = version + 1, updated_at = now()
        where owner_id = ${owner} and id in (
          select service_schedule_id from added join given using (service_schedule_id, template_id) where not makes_schedule
          except select p.service_schedule_id from ${madeBy(owner, batch)} where p.makes_schedule)
      )
      select row from given join added using (service_schedule_id, template_id)`);
    return new Set(added.map(({ row }) => row));
  }

  /**
   * Undoes the plans of an import: removes schedule entries whose templates were not used on the vehicle since, then templates and schedules that the import
   * created, if nobody changed them and nothing else uses them.
   */
  async takeBack(tx: EntityManager, owner: OwnerId, batch: string): Promise<TakenBack> {
    const db = within(tx);
    const own = madeBy(owner, batch);
    const plans = await db.rows<{ id: number | null }>(sql`select p.service_event_id as id from ${own}`);
    if (plans.length === 0) return { removed: 0, kept: 0, events: [], stayed: [] };
    const shorter = await db.rows<{ id: number }>(sql`
      delete from service_schedule_entries n
      using ${own}, service_event_templates t, service_schedules s
      where n.owner_id = ${owner} and n.service_schedule_id = p.service_schedule_id and n.template_id = p.template_id
        and t.owner_id = n.owner_id and t.id = n.template_id and s.owner_id = n.owner_id and s.id = n.service_schedule_id
        and (t.version = 1 or not p.makes_template) and not exists (
          select from service_events e
          where e.owner_id = n.owner_id and e.template_id = n.template_id and e.vehicle_id = s.vehicle_id)
      returning n.service_schedule_id as id`);
    await db.rows(sql`
      delete from service_event_templates t
      where t.owner_id = ${owner} and t.version = 1 and t.id in (select p.template_id from ${own} where p.makes_template)
        and not exists (select from service_events e where e.owner_id = t.owner_id and e.template_id = t.id)
        and not exists (select from service_schedule_entries n where n.owner_id = t.owner_id and n.template_id = t.id)
        and not exists (select from schedule_template_entries n where n.owner_id = t.owner_id and n.template_id = t.id)`);
    await db.rows(sql`
      delete from service_schedules s
      where s.owner_id = ${owner} and s.version = 1 and s.id in (select p.service_schedule_id from ${own} where p.makes_schedule)
        and not exists (select from service_events e where e.owner_id = s.owner_id and e.service_schedule_id = s.id)
        and not exists (select from service_schedule_entries n where n.owner_id = s.owner_id and n.service_schedule_id = s.id)`);
    await db.rows(sql`
      update service_schedules set version = version + 1, updated_at = now()
      where owner_id = ${owner} and id = any(${shorter.map(({ id }) => id)}::int[])`);
    const [left] = await db.rows<{ kept: number; stayed: string[] }>(sql`
      select (select count(*)::int from ${own} join service_schedule_entries n
          on n.owner_id = p.owner_id and n.service_schedule_id = p.service_schedule_id and n.template_id = p.template_id) as kept,
        array(
          select t.name from service_event_templates t
          where t.owner_id = ${owner} and t.id in (select p.template_id from ${own} where p.makes_template)
          union
          select t.name from ${own}
          join service_schedule_entries n on n.owner_id = p.owner_id and n.service_schedule_id = p.service_schedule_id and n.template_id = p.template_id
          join service_event_templates t on t.owner_id = n.owner_id and t.id = n.template_id
          union
          select s.name from service_schedules s
          where s.owner_id = ${owner} and s.id in (select p.service_schedule_id from ${own} where p.makes_schedule)
          order by name) as stayed`);
    const events = plans.flatMap(({ id }) => (id === null ? [] : [id]));
    return { removed: shorter.length, events, ...left! };
  }
}

/** The rows `p` in `imported_plans` of an import. */
const madeBy = (owner: OwnerId, batch: string): Sql =>
  sql`(select * from imported_plans where owner_id = ${owner} and batch = ${batch}::uuid) p`;
