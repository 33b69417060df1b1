import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Modifications of a vehicle with copies of their parts; and its track days. */
export class CreateModificationsAndTrackDays1763000000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    for (const statement of UP) await db.query(statement);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table track_days, modification_parts, modifications, part_copies');
  }
}

const UP = [
  // A part may arrive before its vehicle: facts of different things have no common order.
  `create table part_copies (
     owner_id integer not null,
     id integer not null,
     vehicle_id integer not null,
     name text not null,
     manufacturer text,
     part_number text,
     type text not null,
     status text not null,
     primary key (owner_id, id)
   )`,
  `create table modifications (
     owner_id integer not null,
     id integer generated always as identity,
     vehicle_id integer not null,
     name text not null,
     description text,
     category text not null check (category in ('Performance', 'Appearance', 'Comfort', 'Safety', 'Other')),
     status text not null check (status in ('Planned', 'In Progress', 'Completed')),
     start_date date,
     completion_date date,
     cost numeric(12, 2) check (cost >= 0),
     notes text,
     service_event_id integer,
     version integer not null default 1,
     created_at timestamptz(3) not null default now(),
     updated_at timestamptz(3) not null default now(),
     primary key (owner_id, id),
     foreign key (owner_id, vehicle_id) references vehicle_copies (owner_id, id),
     foreign key (owner_id, service_event_id) references service_event_copies (owner_id, id)
   )`,
  'create index modifications_by_age on modifications (owner_id, created_at, id)',
  'create index modifications_of_vehicle on modifications (owner_id, vehicle_id)',
  `create index modifications_of_service_event on modifications (owner_id, service_event_id)
     where service_event_id is not null`,
  // `place` keeps the order of the parts.
  `create table modification_parts (
     owner_id integer not null,
     modification_id integer not null,
     part_id integer not null,
     place integer not null,
     primary key (owner_id, modification_id, part_id),
     foreign key (owner_id, modification_id) references modifications (owner_id, id) on delete cascade,
     foreign key (owner_id, part_id) references part_copies (owner_id, id)
   )`,
  'create index modification_parts_of_part on modification_parts (owner_id, part_id)',
  `create table track_days (
     owner_id integer not null,
     id integer generated always as identity,
     vehicle_id integer not null,
     event_date date not null,
     track_name text not null check (char_length(track_name) <= 150),
     report text,
     version integer not null default 1,
     created_at timestamptz(3) not null default now(),
     updated_at timestamptz(3) not null default now(),
     primary key (owner_id, id),
     foreign key (owner_id, vehicle_id) references vehicle_copies (owner_id, id)
   )`,
  'create index track_days_by_date on track_days (owner_id, event_date, id)',
  'create index track_days_of_vehicle on track_days (owner_id, vehicle_id)',
];
