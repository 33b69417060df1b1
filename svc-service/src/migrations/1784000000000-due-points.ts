import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Published due points (ADR 78). `due_marks` contains the vehicles whose points must be computed again. Triggers write it when any data of a due point changes.
 * A restore contains both tables, so it sets `carnet.journal = off`.
 */
export class DuePoints1784000000000 implements MigrationInterface {
  name = 'DuePoints1784000000000';

  async up(db: QueryRunner): Promise<void> {
    for (const statement of UP) await db.query(statement);
    for (const [table, { marks, on }] of Object.entries(SOURCES)) {
      for (const event of on) {
        await db.query(markerOf(table, event, marks));
        await db.query(`
          create trigger mark_due_${event} after ${event} on ${table} ${SEEN[event]}
          for each statement execute function mark_due_by_${table}_${event}()`);
      }
    }
    // Existing due points were not published yet.
    await db.query(`
      insert into due_marks (owner_id, vehicle_id)
      select owner_id, vehicle_id from service_schedules where is_active
      union select owner_id, vehicle_id from service_events where status <> 'Completed' and date_performed is not null`);
  }

  async down(db: QueryRunner): Promise<void> {
    for (const [table, { on }] of Object.entries(SOURCES)) {
      for (const event of on) {
        await db.query(`drop trigger mark_due_${event} on ${table}`);
        await db.query(`drop function mark_due_by_${table}_${event}()`);
      }
    }
    await db.query('drop table due_marks, due_points');
  }
}

const UP = [
  // `source` identifies a point and its occurrence: 'schedule 12 34' is template 12 after event 34, 'event 56' a planned event.
  `create table due_points (
     owner_id integer not null,
     id integer generated always as identity,
     vehicle_id integer not null,
     source text not null,
     version integer not null default 1,
     body jsonb not null,
     primary key (owner_id, id),
     unique (owner_id, vehicle_id, source)
   )`,
  `create table due_marks (
     owner_id integer not null,
     vehicle_id integer not null,
     primary key (owner_id, vehicle_id)
   )`,
];

type Change = 'insert' | 'update' | 'delete';

/** The rows of a statement for its trigger, before and after the change. */
const SEEN: Record<Change, string> = {
  insert: 'referencing new table as is_now',
  update: 'referencing old table as was new table as is_now',
  delete: 'referencing old table as was',
};

const ROWS: Record<Change, string> = {
  insert: 'select * from is_now',
  update: 'select * from was union all select * from is_now',
  delete: 'select * from was',
};

const ALL: Change[] = ['insert', 'update', 'delete'];
const IS_SCHEDULED = `exists (
  select from service_schedules s where s.owner_id = seen.owner_id and s.vehicle_id = seen.vehicle_id and s.is_active)`;

/** For each table, a query for the vehicles whose due points a change (`seen`) may affect. */
const SOURCES: Record<string, { marks: string; on: Change[] }> = {
  service_events: {
    marks: `select owner_id, vehicle_id from seen where status <> 'Completed' or ${IS_SCHEDULED}`,
    on: ALL,
  },
  service_schedules: { marks: 'select owner_id, vehicle_id from seen', on: ALL },
  // This query finds no vehicle if the schedule was deleted with its entries. Then the trigger of `service_schedules` marks it.
  service_schedule_entries: {
    marks: `select s.owner_id, s.vehicle_id from seen
      join service_schedules s on s.owner_id = seen.owner_id and s.id = seen.service_schedule_id`,
    on: ALL,
  },
  // A new template is on no schedule yet, and a deleted one also deletes its entries.
  service_event_templates: {
    marks: `select s.owner_id, s.vehicle_id from seen
      join service_schedule_entries n on n.owner_id = seen.owner_id and n.template_id = seen.id
      join service_schedules s on s.owner_id = n.owner_id and s.id = n.service_schedule_id and s.is_active`,
    on: ['update'],
  },
  vehicle_copies: {
    marks: `select owner_id, id from (select owner_id, id, id as vehicle_id from seen) seen where ${IS_SCHEDULED}`,
    on: ALL,
  },
  odometer_copies: {
    marks: `select owner_id, id from (select owner_id, id, id as vehicle_id from seen) seen where ${IS_SCHEDULED}`,
    on: ALL,
  },
  // The time zone decides the day of entry of an event without a date.
  time_zones: {
    marks: `select s.owner_id, s.vehicle_id from seen join service_schedules s on s.owner_id = seen.owner_id and s.is_active`,
    on: ALL,
  },
};

const markerOf = (table: string, event: Change, marks: string): string => `
  create function mark_due_by_${table}_${event}() returns trigger language plpgsql as $$
  begin
    if current_setting('carnet.journal', true) = 'off' then
      return null;
    end if;
    insert into due_marks (owner_id, vehicle_id)
    with seen as (${ROWS[event]}), marked (owner_id, vehicle_id) as (${marks})
    select distinct owner_id, vehicle_id from marked order by 1, 2
    on conflict do nothing;
    return null;
  end $$`;
