import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Lets svc-notify use this database as a guest (ADR 125). Its tables stay unchanged, so that the previous release works beside this one and after a rollback;
 * the next release moves them.
 */
export class NotifyApart1793000000000 implements MigrationInterface {
  name = 'NotifyApart1793000000000';

  async up(db: QueryRunner): Promise<void> {
    for (const statement of UP) await db.query(statement);
  }

  async down(db: QueryRunner): Promise<void> {
    for (const statement of DOWN) await db.query(statement);
  }
}

/**
 * Positions of event handlers. A guest sees and updates only those of its own handlers, and none of the handlers that end tokens; the owner of a table sees
 * all.
 */
const PLACES = ['fact_handlers', 'handler_heads', 'parked_facts'];
const HANDLERS = `handler like 'webhooks-%' or handler in ('vehicle_copies', 'due_point_copies', 'component_due_point_copies', 'odometer_copies',
  'document_copies')`;

const UP = [
  // The public columns of an account: neither its password hash nor its keys.
  `create view recipients as
     select id as owner_id, email, email_confirmed_at is not null as email_confirmed, language, region, time_zone, odometer_unit from users`,
  // Returns false if the account is being deleted; else locks it until the transaction ends. A deletion locks the person first, too.
  `create function keep_recipient(person integer) returns boolean language sql volatile cost 1000 security definer
     set search_path = pg_catalog, public
     as 'select count(*) > 0 from (select 1 from public.users where id = person for key share skip locked) kept'`,
  // A copy that belongs to svc-identity; the older one is svc-notify's. Its content comes from the fact log, read from its start.
  `create table vehicles_of_keys (owner_id integer not null, id integer not null, make text not null, model text not null, year integer, nickname text,
     primary key (owner_id, id))`,
  'insert into vehicles_of_keys select owner_id, id, make, model, year, nickname from vehicle_copies',
  // A child table of the older one, so that the previous release also sends its mails. Mails that open an account are only in the parent table.
  'create table notify_mails (like mails including all) inherits (mails)',
  'alter table notify_mails add foreign key (owner_id) references users (id) on delete cascade',
  'create trigger mails_appended after insert on notify_mails for each statement execute function tell_of_mails()',
  // svc-notify has no access to counts of password tries.
  'create table notify_tries (key varchar(255) primary key, points integer not null default 0, expire bigint)',
  'create index notify_tries_expire on notify_tries (expire)',
  ...PLACES.flatMap((table) => [
    `alter table ${table} enable row level security`,
    `create policy of_notify on ${table} using (${HANDLERS}) with check (${HANDLERS})`,
  ]),
];

const DOWN = [
  ...PLACES.flatMap((table) => [
    `drop policy of_notify on ${table}`,
    `alter table ${table} disable row level security`,
  ]),
  'drop table notify_tries, notify_mails, vehicles_of_keys',
  'drop function keep_recipient',
  'drop view recipients',
];
