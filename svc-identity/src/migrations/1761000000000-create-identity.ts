import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A user is its own owner: `id` is the `owner_id` of other services. */
export class CreateIdentity1761000000000 implements MigrationInterface {
  name = 'CreateIdentity1761000000000';

  async up(db: QueryRunner): Promise<void> {
    for (const statement of UP) await db.query(statement);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table users, signing_keys, tries');
  }
}

const UP = [
  // The keys of username and email are their trimmed, case-folded forms (user.rules.ts).
  `create table users (
     id integer generated always as identity primary key,
     username text not null,
     username_key text not null,
     email text not null,
     email_key text not null,
     first_name text,
     last_name text,
     password_hash text not null,
     tokens_valid_from timestamptz(3) not null default '-infinity',
     version integer not null default 1,
     created_at timestamptz(3) not null default now(),
     updated_at timestamptz(3) not null default now(),
     constraint users_username_taken unique (username_key),
     constraint users_email_taken unique (email_key)
   )`,
  `create table signing_keys (
     kid text primary key,
     private_key text not null,
     public_jwk jsonb not null,
     active_from timestamptz not null default now(),
     created_at timestamptz not null default now()
   )`,
  // The columns that rate-limiter-flexible requires, in its order.
  `create table tries (
     key varchar(255) primary key,
     points integer not null default 0,
     expire bigint
   )`,
  'create index tries_expire on tries (expire)',
];
