import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Proofs beside the password: codes of an authenticator app, and recovery codes in case it is lost (ADR 86). */
export class SecondFactors1786020000000 implements MigrationInterface {
  name = 'SecondFactors1786020000000';

  async up(db: QueryRunner): Promise<void> {
    for (const statement of UP) await db.query(statement);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table second_sign_ins, recovery_codes, authenticator_apps');
    await db.query('alter table sessions drop column proven_at');
  }
}

const UP = [
  // One per person. It is active after its first valid code.
  `create table authenticator_apps (
     owner_id integer primary key references users (id) on delete cascade,
     secret bytea not null,
     last_step bigint not null default 0,
     created_at timestamptz(3) not null default now(),
     confirmed_at timestamptz(3)
   )`,
  // Only unused codes.
  `create table recovery_codes (
     owner_id integer not null references users (id) on delete cascade,
     id uuid not null default gen_random_uuid(),
     salt bytea not null,
     code_hash bytea not null,
     primary key (owner_id, id)
   )`,
  // Sign-ins with a right password that wait for the second factor.
  `create table second_sign_ins (
     owner_id integer not null references users (id) on delete cascade,
     id uuid not null default gen_random_uuid(),
     secret_hash bytea not null,
     asked_at timestamptz(3) not null default now(),
     expires_at timestamptz(3) not null,
     primary key (owner_id, id),
     constraint second_sign_ins_secret unique (secret_hash)
   )`,
  // The time of the last proof within the session; null if that was at its beginning.
  'alter table sessions add column proven_at timestamptz(3)',
];
