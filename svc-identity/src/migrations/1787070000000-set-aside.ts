import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Things that were added to an account before it was taken back: ended, and kept for a while, so that its person can bring them back (ADR 87). The
 * rows themselves are gone from their tables, so no statement has to leave them out, of this release or the one before. A link that takes an account
 * back knows what there was when it was sent.
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
    // Null of links of before: what came after them is known by its time.
    await db.query('alter table address_undos add column had jsonb');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table address_undos drop column had');
    await db.query('drop table set_aside');
  }
}
