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
