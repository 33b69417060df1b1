import { addQuota, dropQuota } from '@carnet/pg';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Readings of vehicles' odometers, beside those in service events, and changes of odometers. */
export class Odometer1774000000000 implements MigrationInterface {
  name = 'Odometer1774000000000';

  async up(db: QueryRunner): Promise<void> {
    for (const statement of UP) await db.query(statement);
    await addQuota(db, 'odometer_readings');
    await addQuota(db, 'odometer_chapters');
  }

  async down(db: QueryRunner): Promise<void> {
    await dropQuota(db, 'odometer_chapters');
    await dropQuota(db, 'odometer_readings');
    await db.query('drop table odometer_readings, odometer_chapters');
  }
}

const OF_A_VEHICLE = `
  owner_id integer not null,
  id integer generated always as identity,
  vehicle_id integer not null`;

const KEPT = `
  version integer not null default 1,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  primary key (owner_id, id)`;

const UP = [
  `create table odometer_readings (
     ${OF_A_VEHICLE},
     source text not null check (source in ('vehicle', 'by-hand')),
     read_on date not null,
     value integer not null check (value >= 0),
     standing text not null default 'as-read' check (standing in ('as-read', 'typing-error', 'estimate')),
     note text,
     ${KEPT},
     constraint odometer_readings_vehicle foreign key (owner_id, vehicle_id) references vehicles on delete cascade
   )`,
  'create index odometer_readings_of_vehicle on odometer_readings (owner_id, vehicle_id, read_on)',
  `create table odometer_chapters (
     ${OF_A_VEHICLE},
     kind text not null check (kind in ('replaced', 'rolled-over', 'unknown-mileage', 'laid-up')),
     from_date date not null,
     to_date date,
     last_value integer check (last_value >= 0),
     first_value integer check (first_value >= 0),
     evidence text,
     ${KEPT},
     constraint odometer_chapters_vehicle foreign key (owner_id, vehicle_id) references vehicles on delete cascade
   )`,
  'create index odometer_chapters_of_vehicle on odometer_chapters (owner_id, vehicle_id, from_date)',
  'create index service_event_copies_of_vehicle on service_event_copies (owner_id, vehicle_id) where mileage_at_service is not null',
  // Before, a vehicle's own mileage had neither a day nor a history; the time of its last change is the latest possible day.
  `insert into odometer_readings (owner_id, vehicle_id, source, read_on, value)
   select v.owner_id, v.id, 'vehicle', v.updated_at::date, v.current_mileage from vehicles v
   where v.current_mileage is not null and not exists (
     select from service_event_copies e
     where e.owner_id = v.owner_id and e.vehicle_id = v.id and e.mileage_at_service = v.current_mileage)`,
];
