import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Mails to send; the keys of sent mails are kept for a while (ADR 75). */
export class Mails1785010000000 implements MigrationInterface {
  name = 'Mails1785010000000';

  async up(db: QueryRunner): Promise<void> {
    for (const statement of UP) await db.query(statement);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table mails');
    await db.query('drop function tell_of_mails');
  }
}

const UP = [
  `create table mails (
     owner_id integer not null references users (id) on delete cascade,
     id uuid not null default gen_random_uuid(),
     key text not null,
     address text not null,
     language text not null,
     letter jsonb not null,
     tries integer not null default 0,
     created_at timestamptz(3) not null default now(),
     due_at timestamptz(3) default now(),
     expires_at timestamptz(3) not null,
     ended_at timestamptz(3),
     primary key (owner_id, id),
     constraint mails_once unique (owner_id, key),
     constraint mails_due_until_they_end check ((ended_at is null) = (due_at is not null))
   )`,
  'create index mails_due on mails (due_at) where due_at is not null',
  'create index mails_ended on mails (ended_at) where ended_at is not null',
  `create function tell_of_mails() returns trigger language plpgsql as $$
   begin
     notify carnet_mails;
     return null;
   end $$`,
  'create trigger mails_appended after insert on mails for each statement execute function tell_of_mails()',
];
