import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Requests for a new password, and links to set one (ADR 75). */
export class PasswordResets1785010100000 implements MigrationInterface {
  name = 'PasswordResets1785010100000';

  async up(db: QueryRunner): Promise<void> {
    for (const statement of UP) await db.query(statement);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table password_resets, forgotten_passwords');
    await db.query('drop function tell_of_forgotten_passwords');
  }
}

const UP = [
  // The account is not looked up yet, so that a request takes the same time whether it exists or not.
  `create table forgotten_passwords (
     id uuid primary key default gen_random_uuid(),
     email text not null,
     language text not null,
     asked_at timestamptz(3) not null default now()
   )`,
  // One per person, so that a new link ends the older one.
  `create table password_resets (
     owner_id integer primary key references users (id) on delete cascade,
     secret_hash text not null,
     asked_at timestamptz(3) not null,
     expires_at timestamptz(3) not null,
     constraint password_resets_secret unique (secret_hash)
   )`,
  `create function tell_of_forgotten_passwords() returns trigger language plpgsql as $$
   begin
     notify carnet_forgotten_passwords;
     return null;
   end $$`,
  `create trigger forgotten_passwords_asked after insert on forgotten_passwords
     for each statement execute function tell_of_forgotten_passwords()`,
];
