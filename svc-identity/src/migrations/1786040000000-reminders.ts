import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Reminder settings, and sent reminders (ADR 71). All of it is deleted with the account, in the same transaction. */
export class Reminders1786040000000 implements MigrationInterface {
  name = 'Reminders1786040000000';

  async up(db: QueryRunner): Promise<void> {
    for (const statement of UP) await db.query(statement);
  }

  async down(db: QueryRunner): Promise<void> {
    for (const statement of DOWN) await db.query(statement);
  }
}

const COPIES = ['vehicle_copies', 'due_point_copies', 'document_copies', 'odometer_copies'];

const UP = [
  'alter table vehicle_copies add column current_mileage integer',
  'alter table due_point_copies add column since date',
  `create table odometer_copies (
     owner_id integer not null references users (id) on delete cascade,
     id integer not null,
     value double precision,
     read_on date,
     per_day double precision,
     last_read_on date,
     primary key (owner_id, id)
   )`,
  `create table document_copies (
     owner_id integer not null references users (id) on delete cascade,
     id integer not null,
     vehicle_id integer,
     title text not null,
     type text,
     expires_on date not null,
     primary key (owner_id, id)
   )`,
  // Null means the default. A person without further checks has no time for one.
  `create table reminder_plans (
     owner_id integer primary key references users (id) on delete cascade,
     frequency text check (frequency in ('at-once', 'daily', 'weekly', 'never')),
     hour smallint check (hour between 0 and 23),
     weekday smallint check (weekday between 1 and 7),
     kinds text[],
     ahead_days smallint,
     ahead_distance integer,
     document_days smallint,
     reading_days smallint,
     version integer not null default 1,
     look_at timestamptz(3) default 'epoch',
     looked_at timestamptz(3),
     last_told_at timestamptz(3)
   )`,
  'create index reminder_plans_due on reminder_plans (look_at) where look_at is not null',
  `create table reminder_exceptions (
     owner_id integer not null references users (id) on delete cascade,
     vehicle_id integer not null,
     kind text not null,
     is_on boolean not null,
     primary key (owner_id, vehicle_id, kind),
     foreign key (owner_id, vehicle_id) references vehicle_copies (owner_id, id) on delete cascade
   )`,
  `create table reminded (
     owner_id integer not null references users (id) on delete cascade,
     point text not null,
     what text not null,
     told_at timestamptz(3) not null,
     primary key (owner_id, point, what)
   )`,
  `create table reminder_snoozes (
     owner_id integer not null references users (id) on delete cascade,
     point text not null,
     until date not null,
     primary key (owner_id, point)
   )`,
  `create table reminder_links (
     owner_id integer not null references users (id) on delete cascade,
     id uuid not null,
     secret_hash text not null,
     points text[] not null,
     expires_at timestamptz(3) not null,
     primary key (owner_id, id),
     constraint reminder_links_secret unique (secret_hash)
   )`,
  // A person with something that may become due has a plan; a person who wants immediate reminders is checked on each change.
  `create function plan_reminders() returns trigger language plpgsql as $$
   begin
     insert into reminder_plans as p (owner_id) select distinct owner_id from changed order by owner_id
     on conflict (owner_id) do update set look_at = 'epoch' where p.frequency = 'at-once';
     if found then notify carnet_reminders; end if;
     return null;
   end $$`,
  ...COPIES.flatMap((table) =>
    ['insert', 'update'].map(
      (event) =>
        `create trigger plan_reminders_on_${event} after ${event} on ${table} referencing new table as changed
           for each statement execute function plan_reminders()`,
    ),
  ),
  // Another time zone changes the hours; a newly confirmed address gets reminders from now on.
  `create function plan_reminders_anew() returns trigger language plpgsql as $$
   begin
     update reminder_plans set look_at = 'epoch', looked_at = null where owner_id = new.id and look_at is not null;
     if found then notify carnet_reminders; end if;
     return null;
   end $$`,
  `create trigger plan_reminders_anew after update of time_zone, email_confirmed_at on users
     for each row when ((old.time_zone, old.email_confirmed_at) is distinct from (new.time_zone, new.email_confirmed_at)) execute function plan_reminders_anew()`,
  'insert into reminder_plans (owner_id) select distinct owner_id from vehicle_copies on conflict do nothing',
];

const DOWN = [
  'drop trigger plan_reminders_anew on users',
  ...['vehicle_copies', 'due_point_copies'].flatMap((table) =>
    ['insert', 'update'].map((event) => `drop trigger plan_reminders_on_${event} on ${table}`),
  ),
  'drop table reminder_links, reminder_snoozes, reminded, reminder_exceptions, reminder_plans, document_copies, odometer_copies',
  'drop function plan_reminders, plan_reminders_anew',
  'alter table due_point_copies drop column since',
  'alter table vehicle_copies drop column current_mileage',
];
