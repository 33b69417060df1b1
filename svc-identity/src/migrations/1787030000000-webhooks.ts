import { addQuota } from '@carnet/pg';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Webhooks that receive events about a person's data, and their messages (ADR 85). All of it is deleted with the account. */
export class Webhooks1787030000000 implements MigrationInterface {
  name = 'Webhooks1787030000000';

  async up(db: QueryRunner): Promise<void> {
    for (const statement of UP) await db.query(statement);
    await addQuota(db, 'webhooks');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table webhook_deliveries, webhooks');
    await db.query('drop function tell_of_webhooks, keep_quota_of_webhooks');
  }
}

const UP = [
  // A webhook is not called before `free_at`: another process is calling it, or it rests after a failure.
  `create table webhooks (
     owner_id integer not null references users (id) on delete cascade,
     id integer generated always as identity,
     name text not null,
     url text not null,
     events text[] not null,
     enabled boolean not null,
     disabled_because text check (disabled_because in ('failing', 'gone')),
     secret bytea not null,
     previous_secret bytea,
     previous_until timestamptz(3),
     failing_since timestamptz(3),
     free_at timestamptz(3) not null default now(),
     created_at timestamptz(3) not null default now(),
     version integer not null default 1,
     primary key (owner_id, id),
     constraint webhooks_disabled_are_off check (disabled_because is null or not enabled)
   )`,
  `create table webhook_deliveries (
     owner_id integer not null,
     id integer generated always as identity,
     webhook_id integer not null,
     message_id uuid not null default gen_random_uuid(),
     type text not null,
     body text not null,
     created_at timestamptz(3) not null default now(),
     due_at timestamptz(3) default now(),
     expires_at timestamptz(3) not null,
     tries integer not null default 0,
     last_tried_at timestamptz(3),
     ended_at timestamptz(3),
     is_taken boolean not null default false,
     status integer,
     answer text,
     error text,
     took_ms integer,
     primary key (owner_id, id),
     foreign key (owner_id, webhook_id) references webhooks (owner_id, id) on delete cascade,
     constraint webhook_deliveries_due_until_they_end check ((ended_at is null) = (due_at is not null))
   )`,
  'create index webhook_deliveries_of_webhook on webhook_deliveries (owner_id, webhook_id, id)',
  'create index webhook_deliveries_due on webhook_deliveries (due_at) where due_at is not null',
  `create function tell_of_webhooks() returns trigger language plpgsql as $$
   begin
     notify carnet_webhooks;
     return null;
   end $$`,
  `create trigger webhook_deliveries_due after insert or update of due_at on webhook_deliveries
     for each row when (new.due_at < now() + interval '1 second') execute function tell_of_webhooks()`,
  `create trigger webhooks_on_again after update of enabled on webhooks
     for each row when (new.enabled and not old.enabled) execute function tell_of_webhooks()`,
];
