import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateRecords1761000000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    for (const statement of UP) await db.query(statement);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table issue_service_events, issues, service_event_copies, vehicle_copies');
  }
}

const UP = [
  `create table vehicle_copies (
     owner_id integer not null,
     id integer not null,
     make text not null,
     model text not null,
     year integer not null,
     nickname text,
     primary key (owner_id, id)
   )`,
  // A service event may arrive before its vehicle: facts of different things have no common order.
  `create table service_event_copies (
     owner_id integer not null,
     id integer not null,
     vehicle_id integer not null,
     name text not null,
     type text not null,
     status text not null,
     date_performed date,
     primary key (owner_id, id)
   )`,
  `create table issues (
     id integer generated always as identity primary key,
     owner_id integer not null,
     vehicle_id integer not null,
     title text not null,
     description text,
     status text not null,
     priority text not null,
     reported_date date not null,
     resolved_date date,
     resolution_notes text,
     version integer not null default 1,
     created_at timestamptz(3) not null default now(),
     updated_at timestamptz(3) not null default now(),
     unique (owner_id, id),
     foreign key (owner_id, vehicle_id) references vehicle_copies (owner_id, id)
   )`,
  'create index issues_by_date on issues (owner_id, reported_date, id)',
  'create index issues_by_vehicle on issues (owner_id, vehicle_id)',
  `create table issue_service_events (
     owner_id integer not null,
     issue_id integer not null,
     service_event_id integer not null,
     primary key (owner_id, issue_id, service_event_id),
     foreign key (owner_id, issue_id) references issues (owner_id, id) on delete cascade,
     foreign key (owner_id, service_event_id) references service_event_copies (owner_id, id) on delete cascade
   )`,
  'create index issue_service_events_by_event on issue_service_events (owner_id, service_event_id)',
];
