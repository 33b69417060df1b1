import { addQuota } from '@carnet/pg';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Passkeys, their recent challenges, and the method by which each session signed in (ADR 90). The previous release lists its columns in each statement, so it
 * keeps working.
 */
export class Passkeys1787050000000 implements MigrationInterface {
  name = 'Passkeys1787050000000';

  async up(db: QueryRunner): Promise<void> {
    for (const statement of UP) await db.query(statement);
    await addQuota(db, 'passkeys');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table sessions drop column signed_in_by');
    await db.query('drop table passkey_challenges, passkeys');
    await db.query('drop function keep_quota_of_passkeys()');
  }
}

const UP = [
  `create table passkeys (
     id integer generated always as identity primary key,
     owner_id integer not null references users (id) on delete cascade,
     name text not null,
     credential bytea not null,
     public_key bytea not null,
     counter bigint not null,
     transports text[] not null,
     user_handle bytea not null,
     created_at timestamptz(3) not null default now(),
     last_used_at timestamptz(3),
     constraint passkeys_credential unique (credential)
   )`,
  'create index passkeys_of_owner on passkeys (owner_id, id)',
  // Bound to a session, to a waiting sign-in, or to an anonymous visit.
  `create table passkey_challenges (
     challenge bytea primary key,
     owner_id integer references users (id) on delete cascade,
     bound_to bytea not null,
     user_handle bytea,
     expires_at timestamptz(3) not null
   )`,
  'create index passkey_challenges_of_owner on passkey_challenges (owner_id)',
  'create index passkey_challenges_expire on passkey_challenges (expires_at)',
  // Null for older sessions.
  'alter table sessions add column signed_in_by text',
];
