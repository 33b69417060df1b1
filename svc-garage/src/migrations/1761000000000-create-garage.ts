import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Every key and index begins with the owner, and every foreign key contains the owner's id, so that no row can refer to another owner's row. */
export class CreateGarage1761000000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    for (const statement of UP) await db.query(statement);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table modification_part_copies, modification_copies');
    await db.query('drop table service_event_part_copies, service_event_copies');
    await db.query('drop table parts, vehicles, collections');
  }
}

const KEPT = `
  version integer not null default 1,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  primary key (owner_id, id)`;

const UP = [
  `create table collections (
     owner_id integer not null,
     id integer generated always as identity,
     name text not null,
     description text,
     ${KEPT}
   )`,
  `create table vehicles (
     owner_id integer not null,
     id integer generated always as identity,
     collection_id integer not null,
     type text not null,
     make text not null,
     model text not null,
     year integer not null,
     vin text,
     purchase_date date,
     birth_date date,
     current_mileage integer,
     nickname text,
     color text,
     description text,
     notes text,
     ${KEPT},
     constraint vehicles_collection foreign key (owner_id, collection_id) references collections
   )`,
  'create index vehicles_of_collection on vehicles (owner_id, collection_id)',
  `create table parts (
     owner_id integer not null,
     id integer generated always as identity,
     vehicle_id integer not null,
     name text not null,
     description text,
     part_number text,
     manufacturer text,
     type text not null,
     status text not null,
     purchase_date date,
     cost numeric(12, 2),
     notes text,
     ${KEPT},
     constraint parts_vehicle foreign key (owner_id, vehicle_id) references vehicles
   )`,
  'create index parts_of_vehicle on parts (owner_id, vehicle_id)',
  `create table service_event_copies (
     owner_id integer not null,
     id integer not null,
     vehicle_id integer not null,
     name text not null,
     type text not null,
     status text not null,
     date_performed date,
     mileage_at_service integer,
     primary key (owner_id, id)
   )`,
  // No foreign key to parts: facts of the other service are stored as they come, and joins leave deleted parts out.
  `create table service_event_part_copies (
     owner_id integer not null,
     part_id integer not null,
     service_event_id integer not null,
     primary key (owner_id, part_id, service_event_id),
     foreign key (owner_id, service_event_id) references service_event_copies on delete cascade
   )`,
  'create index service_event_part_copies_of_event on service_event_part_copies (owner_id, service_event_id)',
  `create table modification_copies (
     owner_id integer not null,
     id integer not null,
     vehicle_id integer not null,
     name text not null,
     category text not null,
     status text not null,
     primary key (owner_id, id)
   )`,
  `create table modification_part_copies (
     owner_id integer not null,
     part_id integer not null,
     modification_id integer not null,
     primary key (owner_id, part_id, modification_id),
     foreign key (owner_id, modification_id) references modification_copies on delete cascade
   )`,
  'create index modification_part_copies_of_modification on modification_part_copies (owner_id, modification_id)',
];
