import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Tables for svc-identity's facts, so that a service can check tokens without a request. */
export class CreateSignInTables1760000000001 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('create table verification_keys (kid text primary key, jwk jsonb not null)');
    await db.query(
      'create table token_floors (user_id integer primary key, valid_from timestamptz not null, deleted boolean not null default false)',
    );
    await db.query('create index token_floors_recent on token_floors (valid_from)');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table token_floors');
    await db.query('drop table verification_keys');
  }
}

/** Stores sessions that were ended individually, until the last of their tokens has expired. */
export class EndedSessions1785020000000 implements MigrationInterface {
  name = 'EndedSessions1785020000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(
      'create table ended_sessions (sid text primary key, owner_id integer not null, ended_at timestamptz not null)',
    );
    await db.query('create index ended_sessions_of_owner on ended_sessions (owner_id)');
    await db.query('create index ended_sessions_recent on ended_sessions (ended_at)');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table ended_sessions');
  }
}

/** Stores grants by person and garage, for the check of requests (ADR 130). */
export class GrantCopies1800000000000 implements MigrationInterface {
  name = 'GrantCopies1800000000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table grant_copies (
        owner_id integer not null,
        id integer not null,
        person_id integer not null,
        role text not null,
        vehicle_id integer,
        expires_at timestamptz(3),
        primary key (owner_id, id)
      )`);
    await db.query('create index grant_copies_of_person on grant_copies (person_id, owner_id)');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table grant_copies');
  }
}

/** Stores until when the following instance's copies were certainly complete, for the other instances (ADR 130). */
export class CopiesInStep1800000000002 implements MigrationInterface {
  name = 'CopiesInStep1800000000002';

  async up(db: QueryRunner): Promise<void> {
    await db.query('create table copies_in_step (producer text primary key, at timestamptz not null)');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table copies_in_step');
  }
}

/** Stores API keys by hash, for the check of requests (ADR 84). */
export class ApiKeyCopies1786010000000 implements MigrationInterface {
  name = 'ApiKeyCopies1786010000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table api_key_copies (
        owner_id integer not null,
        id integer not null,
        hash text not null,
        access text not null,
        vehicle_id integer,
        expires_at timestamptz(3),
        primary key (owner_id, id),
        constraint api_key_copies_hash unique (hash)
      )`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table api_key_copies');
  }
}
