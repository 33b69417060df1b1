import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Things added to an account before its person took it back: ended, but kept for a while, so that the person can restore them (ADR 87). Their rows are moved
 * out of their tables, so that no statement of this or the previous release has to filter them. An undo link stores which things existed when it was sent.
 */
export class SetAside1787070000000 implements MigrationInterface {
  name = 'SetAside1787070000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table set_aside (
        owner_id integer not null references users (id) on delete cascade,
        id integer generated always as identity,
        kind text not null,
        name text,
        content jsonb not null,
        added_at timestamptz(3) not null,
        ended_at timestamptz(3) not null default now(),
        expires_at timestamptz(3) not null,
        primary key (owner_id, id)
      )`);
    await db.query('create index set_aside_expire on set_aside (expires_at)');
    // Null for older links: then later things are recognized by their time.
    await db.query('alter table address_undos add column had jsonb');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table address_undos drop column had');
    await db.query('drop table set_aside');
  }
}
