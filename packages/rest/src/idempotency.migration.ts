import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateIdempotencyKeys1760000000002 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table idempotency_keys (
        owner_id integer not null,
        key text not null,
        fingerprint text not null,
        answer text,
        version integer,
        created_at timestamptz not null default now(),
        primary key (owner_id, key)
      )`);
    await db.query('create index idempotency_keys_age on idempotency_keys (created_at)');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table idempotency_keys');
  }
}

/** Outbox keys are kept longer. The previous release still writes and deletes keys in its own way. */
export class KeepOutboxKeys1794000000000 implements MigrationInterface {
  name = 'KeepOutboxKeys1794000000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query('alter table idempotency_keys add column keep_days smallint not null default 1');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table idempotency_keys drop column keep_days');
  }
}
