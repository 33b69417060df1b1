import type { OdometerPace } from '@carnet/contracts';
import type { OdometerUnit } from '@carnet/fields';
import { Calendar, dayIn, timeZoneOf } from '@carnet/person';
import { Database, type Queryable, type Sql, sql } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';
import { Injectable } from '@nestjs/common';
import { TooMuchPlanned } from './due.errors.js';
import type { Recurrence } from '../service-event-templates/template.entity.js';
import type { Reading } from './mileage.rules.js';

/** A template on an active schedule, with all data for its due point. */
export interface PlannedRow extends Recurrence {
  vehicle_id: number;
  make: string;
  model: string;
  year: number;
  nickname: string | null;
  current_mileage: number | null;
  odometer_unit: OdometerUnit;
  mileage_seen_on: string | null;
  pace: OdometerPace | null;
  birth_date: string | null;
  service_schedule_id: number;
  schedule_name: string;
  template_id: number;
  name: string;
  type: string;
  estimated_cost: number | null;
  currency: string | null;
  added_on: string;
  added_at_mileage: number | null;
  last_id: number | null;
  last_date_performed: string | null;
  last_date_performed_edtf: string | null;
  last_mileage: number | null;
  /** `last_mileage` after the ledger's corrections; null if the reading does not count. */
  last_counted: number | null;
  /** The latest day on which the event may have happened; without a date, the owner's day when it was entered. So nothing is called overdue that may not be. */
  last_date: string | null;
  planned_id: number | null;
  planned_date: string | null;
  planned_date_edtf: string | null;
}

/** Maximum number of readings per vehicle. More do not improve the pace. */
const READINGS = 200;

@Injectable()
export class DueRepository {
  constructor(
    private readonly database: Database,
    private readonly calendar: Calendar,
  ) {}

  /**
   * Returns each template of each active schedule. A template on two schedules of a vehicle counts on the one to which it was added first. All rows are sorted
   * in memory, so their number is limited to five times the rows of an answer.
   * @throws TooMuchPlanned
   */
  async planned(owner: OwnerId, vehicleId?: number | null): Promise<PlannedRow[]> {
    const most = 5 * this.database.lists.rows;
    const planned = await this.rowsOf(
      this.database,
      owner,
      vehicleId ? [vehicleId] : null,
      this.calendar.todayOf(owner),
      most + 1,
    );
    if (planned.length > most) throw new TooMuchPlanned(most);
    return planned;
  }

  /** The same for these vehicles, independent of today: an event in an inexact period counts on the last day of the period, even if that is in the future. */
  plannedOf(db: Queryable, owner: OwnerId, vehicles: readonly number[]): Promise<PlannedRow[]> {
    return this.rowsOf(db, owner, vehicles, LAST_DAY, null);
  }

  private rowsOf(
    db: Queryable,
    owner: OwnerId,
    vehicles: readonly number[] | null,
    today: Sql,
    most: number | null,
  ): Promise<PlannedRow[]> {
    return db.rows<PlannedRow>(sql`
      select distinct on (s.vehicle_id, n.template_id)
        s.vehicle_id, v.make, v.model, v.year, v.nickname, v.current_mileage, v.odometer_unit, v.mileage_seen_on, o.pace, v.birth_date,
        s.id as service_schedule_id, s.name as schedule_name, t.id as template_id, t.name, t.type, t.estimated_cost, t.currency,
        t.recurrence_type, t.recurrence_time_interval, t.recurrence_mileage_interval, t.recurrence_total_mileage,
        t.recurrence_total_age, t.distance_unit, n.added_on, n.added_at_mileage,
        d.id as last_id, d.date_performed as last_date_performed, d.date_performed_edtf as last_date_performed_edtf,
        d.mileage_at_service as last_mileage, d.counted as last_counted, d.day as last_date,
        p.id as planned_id, p.date_performed as planned_date, p.date_performed_edtf as planned_date_edtf
      from service_schedules s
      join vehicle_copies v on v.owner_id = s.owner_id and v.id = s.vehicle_id
      left join odometer_copies o on o.owner_id = s.owner_id and o.id = s.vehicle_id
      join service_schedule_entries n on n.owner_id = s.owner_id and n.service_schedule_id = s.id
      join service_event_templates t on t.owner_id = n.owner_id and t.id = n.template_id
      left join lateral (
        select e.id, e.date_performed, e.date_performed_edtf, e.mileage_at_service, ${countedMileage} as counted,
          coalesce(${lastDay(today)}, e.date_performed, ${dayIn(timeZoneOf(sql`${owner}`), sql`e.created_at`)}) as day
        from service_events e
        where e.owner_id = s.owner_id and e.template_id = n.template_id and e.vehicle_id = s.vehicle_id
          and e.status = 'Completed'
        order by day desc, e.id desc limit 1
      ) d on true
      left join lateral (
        select e.id, e.date_performed, e.date_performed_edtf
        from service_events e
        where e.owner_id = s.owner_id and e.template_id = n.template_id and e.vehicle_id = s.vehicle_id
          and e.status <> 'Completed'
        order by e.date_performed, e.id limit 1
      ) p on true
      where ${active(owner, vehicles)}
      order by s.vehicle_id, n.template_id, n.place
      limit ${most}`);
  }

  /** Readings of vehicles with active schedules, from completed events with an exact day. The pace uses no others. */
  readings(owner: OwnerId, vehicleId?: number | null): Promise<Map<number, Reading[]>> {
    return this.readingsOf(this.database, owner, vehicleId ? [vehicleId] : null);
  }

  /** The same for these vehicles, or for all. */
  async readingsOf(db: Queryable, owner: OwnerId, vehicles: readonly number[] | null): Promise<Map<number, Reading[]>> {
    const rows = await db.rows<Reading & { vehicle_id: number }>(sql`
      select s.vehicle_id, r.date, r.mileage
      from (select distinct s.vehicle_id from service_schedules s where ${active(owner, vehicles)}) s
      left join odometer_copies o on o.owner_id = ${owner} and o.id = s.vehicle_id
      cross join lateral (
        select e.date_performed as date, ${countedMileage} as mileage from service_events e
        where e.owner_id = ${owner} and e.vehicle_id = s.vehicle_id and e.status = 'Completed'
          and e.date_performed is not null and e.date_performed_edtf is null and ${countedMileage} is not null
        order by coalesce(e.date_performed, '-infinity') desc, e.id desc limit ${READINGS}
      ) r`);
    const readings = new Map<number, Reading[]>();
    for (const { vehicle_id, date, mileage } of rows)
      readings.set(vehicle_id, [...(readings.get(vehicle_id) ?? []), { date, mileage }]);
    return readings;
  }
}

/** The mileage of event `e` that counts: the ledger's correction in `o` if there is one, otherwise its own; null if it does not count. */
const countedMileage = sql`(coalesce((
  select c from jsonb_array_elements(o.corrections) c
  where c ->> 'service_event_id' = e.id::text and c ->> 'read_value' = e.mileage_at_service::text
), jsonb_build_object('value', e.mileage_at_service)) ->> 'value')::int`;

/** The last possible day of event `e`, but not after `today`, because the event has happened. Null if its day is exact. */
const lastDay = (today: Sql): Sql => sql`(
  select least(greatest(${today}, e.date_performed), case length(ends)
    when 10 then ends::date when 7 then ((ends || '-01')::date + interval '1 month - 1 day')::date
    when 4 then (replace(ends, 'X', '9') || '-12-31')::date end)
  from rtrim(regexp_replace(e.date_performed_edtf, '^.*/', ''), '~?%') ends
  where e.date_performed_edtf is not null)`;

const active = (owner: OwnerId, vehicles: readonly number[] | null): Sql =>
  sql`s.owner_id = ${owner} and s.is_active ${vehicles ? sql`and s.vehicle_id = any(${vehicles}::int[])` : sql``}`;

/** The last day of the calendar, which never limits `lastDay`. */
const LAST_DAY = sql`'9999-12-31'::date`;
