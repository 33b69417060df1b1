import { addQuota } from '@carnet/pg';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Channels for reminders beside mail, queued notifications, and a link to unsubscribe from mails (ADR 89). All of it is deleted with the account. */
export class ReminderChannels1787040000000 implements MigrationInterface {
  name = 'ReminderChannels1787040000000';

  async up(db: QueryRunner): Promise<void> {
    for (const statement of UP) await db.query(statement);
    await addQuota(db, 'reminder_channels');
  }

  async down(db: QueryRunner): Promise<void> {
    for (const statement of DOWN) await db.query(statement);
  }
}

const UP = [
  // As with token keys, the private key is stored only here. A device keeps the key with which it was added.
  `create table push_keys (
     public_key text primary key,
     private_key text not null,
     created_at timestamptz(3) not null default now()
   )`,
  `create table reminder_channels (
     id integer generated always as identity primary key,
     owner_id integer not null references users (id) on delete cascade,
     kind text not null check (kind in ('push', 'ntfy')),
     address text not null,
     is_on boolean not null default true,
     user_agent text,
     p256dh text,
     auth text,
     push_key text references push_keys (public_key),
     token text,
     problem text check (problem in ('ended', 'refused', 'unreachable')),
     created_at timestamptz(3) not null default now(),
     last_sent_at timestamptz(3),
     constraint reminder_channels_once unique (owner_id, kind, address),
     constraint reminder_channels_of_owner unique (owner_id, id),
     constraint reminder_channels_whole check (kind <> 'push' or (p256dh is not null and auth is not null and push_key is not null))
   )`,
  `create index reminder_channels_by_device on reminder_channels (address) where kind = 'push'`,
  'create index reminder_channels_by_key on reminder_channels (push_key) where push_key is not null',
  `create table notifications (
     owner_id integer not null references users (id) on delete cascade,
     id uuid not null default gen_random_uuid(),
     channel_id integer not null,
     key text not null,
     content jsonb not null,
     tries integer not null default 0,
     created_at timestamptz(3) not null default now(),
     due_at timestamptz(3) default now(),
     expires_at timestamptz(3) not null,
     ended_at timestamptz(3),
     primary key (owner_id, id),
     constraint notifications_once unique (owner_id, channel_id, key),
     constraint notifications_of_channel foreign key (owner_id, channel_id) references reminder_channels (owner_id, id) on delete cascade,
     constraint notifications_due_until_they_end check ((ended_at is null) = (due_at is not null))
   )`,
  'create index notifications_due on notifications (due_at) where due_at is not null',
  'create index notifications_ended on notifications (ended_at) where ended_at is not null',
  `create function tell_of_notifications() returns trigger language plpgsql as $$
   begin
     notify carnet_notifications;
     return null;
   end $$`,
  'create trigger notifications_appended after insert on notifications for each statement execute function tell_of_notifications()',
  // Null means the default.
  'alter table reminder_plans add column by_mail boolean',
  'alter table reminder_links add column unsubscribe_hash text',
  'alter table reminder_links add constraint reminder_links_unsubscribe unique (unsubscribe_hash)',
];

const DOWN = [
  'alter table reminder_links drop column unsubscribe_hash',
  'alter table reminder_plans drop column by_mail',
  'drop table notifications, reminder_channels, push_keys',
  'drop function tell_of_notifications, keep_quota_of_reminder_channels',
];
