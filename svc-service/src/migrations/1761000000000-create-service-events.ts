import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Service events with their parts, and the copies of svc-garage's vehicles and parts that they refer to. */
export class CreateServiceEvents1761000000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    for (const statement of UP) await db.query(statement);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table service_event_parts, service_events, part_copies, vehicle_copies');
  }
}

const UP = [
  `create table vehicle_copies (
     owner_id integer not null,
     id integer not null,
     type text not null,
     make text not null,
     model text not null,
     year integer not null,
     nickname text,
     current_mileage integer,
     birth_date date,
     primary key (owner_id, id)
   )`,
  `create table part_copies (
     owner_id integer not null,
     id integer not null,
     vehicle_id integer not null,
     name text not null,
     manufacturer text,
     part_number text,
     status text not null,
     primary key (owner_id, id)
   )`,
  // No foreign key to the vehicle, because a part that was fetched ahead of the log may arrive before its vehicle.
  'create index part_copies_of_vehicle on part_copies (owner_id, vehicle_id)',
  `create table service_events (
     owner_id integer not null,
     id integer generated always as identity,
     vehicle_id integer not null,
     name text not null,
     type text not null check (type in ('Regular Maintenance', 'Repair', 'Modification', 'Other')),
     status text not null check (status in ('Completed', 'Upcoming', 'Overdue')),
     description text,
     date_performed date,
     mileage_at_service integer check (mileage_at_service >= 0),
     cost numeric(12, 2) check (cost >= 0),
     notes text,
     template_id integer,
     service_schedule_id integer,
     report_content text,
     version integer not null default 1,
     created_at timestamptz(3) not null default now(),
     updated_at timestamptz(3) not null default now(),
     primary key (owner_id, id),
     foreign key (owner_id, vehicle_id) references vehicle_copies (owner_id, id)
   )`,
  // The order of the list: newest first, events without a date last.
  `create index service_events_by_date on service_events (owner_id, coalesce(date_performed, '-infinity'), id)`,
  `create index service_events_of_vehicle on service_events (owner_id, vehicle_id, coalesce(date_performed, '-infinity'), id)`,
  `create table service_event_parts (
     owner_id integer not null,
     service_event_id integer not null,
     part_id integer not null,
     quantity integer not null default 1 check (quantity > 0),
     place integer not null,
     primary key (owner_id, service_event_id, part_id),
     foreign key (owner_id, service_event_id) references service_events (owner_id, id) on delete cascade,
     foreign key (owner_id, part_id) references part_copies (owner_id, id)
   )`,
  'create index service_event_parts_of_part on service_event_parts (owner_id, part_id)',
];
