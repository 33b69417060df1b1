import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Templates of service events, the schedules of vehicles that contain them, and named sets of templates for any vehicle. */
export class CreatePlans1762000000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    for (const statement of UP) await db.query(statement);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`alter table service_events
      drop constraint service_events_template, drop constraint service_events_schedule`);
    await db.query('drop index service_events_of_template, service_events_of_schedule');
    await db.query(`drop table schedule_template_entries, schedule_templates, service_schedule_entries,
      service_schedules, service_event_templates`);
    await db.query('alter table vehicle_copies drop column mileage_seen_on');
  }
}

const UP = [
  `create table service_event_templates (
     owner_id integer not null,
     id integer generated always as identity,
     name text not null,
     source text,
     description text,
     type text not null check (type in ('Regular Maintenance', 'Repair', 'Modification', 'Other')),
     recurrence_type text not null check (recurrence_type in ('Periodic', 'Total_Mileage')),
     recurrence_time_interval integer check (recurrence_time_interval >= 0),
     recurrence_mileage_interval integer check (recurrence_mileage_interval >= 0),
     recurrence_total_mileage integer check (recurrence_total_mileage >= 0),
     recurrence_total_age integer check (recurrence_total_age >= 0),
     status text not null check (status in ('Open', 'In_Work', 'Completed', 'Skipped')),
     estimated_cost numeric(12, 2) check (estimated_cost >= 0),
     recommended_parts jsonb not null default '[]',
     notes text,
     version integer not null default 1,
     created_at timestamptz(3) not null default now(),
     updated_at timestamptz(3) not null default now(),
     primary key (owner_id, id)
   )`,
  'create index service_event_templates_by_name on service_event_templates (owner_id, lower(name), id)',
  `create table service_schedules (
     owner_id integer not null,
     id integer generated always as identity,
     vehicle_id integer not null,
     name text not null,
     description text,
     is_active boolean not null default true,
     version integer not null default 1,
     created_at timestamptz(3) not null default now(),
     updated_at timestamptz(3) not null default now(),
     primary key (owner_id, id),
     unique (owner_id, vehicle_id, id),
     foreign key (owner_id, vehicle_id) references vehicle_copies (owner_id, id)
   )`,
  // `place` is the order of the templates. Date and mileage are the start of a recurrence that was never done.
  `create table service_schedule_entries (
     owner_id integer not null,
     service_schedule_id integer not null,
     template_id integer not null,
     place integer generated always as identity,
     added_on date not null default current_date,
     added_at_mileage integer,
     primary key (owner_id, service_schedule_id, template_id),
     foreign key (owner_id, service_schedule_id) references service_schedules (owner_id, id) on delete cascade,
     foreign key (owner_id, template_id) references service_event_templates (owner_id, id) on delete cascade
   )`,
  'create index service_schedule_entries_of_template on service_schedule_entries (owner_id, template_id)',
  `create table schedule_templates (
     owner_id integer not null,
     id integer generated always as identity,
     name text not null,
     description text,
     version integer not null default 1,
     created_at timestamptz(3) not null default now(),
     updated_at timestamptz(3) not null default now(),
     primary key (owner_id, id)
   )`,
  `create table schedule_template_entries (
     owner_id integer not null,
     schedule_template_id integer not null,
     template_id integer not null,
     place integer generated always as identity,
     primary key (owner_id, schedule_template_id, template_id),
     foreign key (owner_id, schedule_template_id) references schedule_templates (owner_id, id) on delete cascade,
     foreign key (owner_id, template_id) references service_event_templates (owner_id, id) on delete cascade
   )`,
  'create index schedule_template_entries_of_template on schedule_template_entries (owner_id, template_id)',
  // Not validated, because no existing event can refer to a template or a schedule.
  `alter table service_events
     add constraint service_events_template foreign key (owner_id, template_id)
       references service_event_templates (owner_id, id) not valid,
     add constraint service_events_schedule foreign key (owner_id, vehicle_id, service_schedule_id)
       references service_schedules (owner_id, vehicle_id, id) not valid`,
  `create index service_events_of_template on service_events (owner_id, template_id, vehicle_id)
     where template_id is not null`,
  `create index service_events_of_schedule on service_events (owner_id, service_schedule_id)
     where service_schedule_id is not null`,
  // The day on which svc-garage published this mileage; null for earlier facts.
  'alter table vehicle_copies add column mileage_seen_on date',
];
