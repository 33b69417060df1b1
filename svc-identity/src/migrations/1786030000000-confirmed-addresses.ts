import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Confirmed addresses, and the links to confirm an address or to undo a change (ADR 87). Existing accounts are unconfirmed. */
export class ConfirmedAddresses1786030000000 implements MigrationInterface {
  name = 'ConfirmedAddresses1786030000000';

  async up(db: QueryRunner): Promise<void> {
    for (const statement of UP) await db.query(statement);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table address_confirmations, address_undos');
    await db.query('drop function tell_of_address_confirmations');
    await db.query('alter table users drop column email_confirmed_at, drop column pending_email');
  }
}

const UP = [
  'alter table users add column email_confirmed_at timestamptz(3), add column pending_email text',
  // One per person, so that a new link ends the older one. The secret is null until its mail is created.
  `create table address_confirmations (
     owner_id integer primary key references users (id) on delete cascade,
     id uuid not null default gen_random_uuid(),
     email text not null,
     email_key text not null,
     language text not null,
     secret_hash text,
     asked_at timestamptz(3) not null default now(),
     expires_at timestamptz(3) not null,
     constraint address_confirmations_secret unique (secret_hash)
   )`,
  'create index address_confirmations_to_send on address_confirmations (asked_at) where secret_hash is null',
  // One for each previous address: a second change does not end the link to the first.
  `create table address_undos (
     owner_id integer not null references users (id) on delete cascade,
     id uuid not null default gen_random_uuid(),
     email text not null,
     email_key text not null,
     secret_hash text not null,
     asked_at timestamptz(3) not null default now(),
     expires_at timestamptz(3) not null,
     primary key (owner_id, id),
     constraint address_undos_secret unique (secret_hash)
   )`,
  `create function tell_of_address_confirmations() returns trigger language plpgsql as $$
   begin
     notify carnet_address_confirmations;
     return null;
   end $$`,
  `create trigger address_confirmations_asked after insert or update of asked_at on address_confirmations
     for each statement execute function tell_of_address_confirmations()`,
];
