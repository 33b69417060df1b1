import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Addresses of calendars, and copies of their entries. All of it is deleted with the account, in the same transaction. */
export class Calendar1785030000000 implements MigrationInterface {
  name = 'Calendar1785030000000';

  async up(db: QueryRunner): Promise<void> {
    for (const statement of UP) await db.query(statement);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table calendar_feeds, due_point_copies, vehicle_copies');
  }
}

const UP = [
  `create table vehicle_copies (
     owner_id integer not null references users (id) on delete cascade,
     id integer not null,
     make text not null,
     model text not null,
     year integer,
     nickname text,
     told_at timestamptz(3) not null,
     primary key (owner_id, id)
   )`,
  `create table due_point_copies (
     owner_id integer not null references users (id) on delete cascade,
     id integer not null,
     vehicle_id integer not null,
     kind text not null,
     record_id integer not null,
     name text not null,
     due_on date,
     due_mileage integer,
     odometer_unit text,
     expected_on date,
     planned_event_id integer,
     version integer not null,
     told_at timestamptz(3) not null,
     primary key (owner_id, id)
   )`,
  // The identity of the entries is independent of the address: with a renewed address, calendars do not show duplicates.
  `create table calendar_feeds (
     owner_id integer primary key references users (id) on delete cascade,
     uid uuid not null default gen_random_uuid(),
     secret_hash bytea not null,
     made_at timestamptz(3) not null default now(),
     constraint calendar_feeds_secret_once unique (secret_hash)
   )`,
];
