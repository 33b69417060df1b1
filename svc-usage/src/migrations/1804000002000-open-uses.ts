import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Stores why a use may be larger, for uses that replace a fitment on a deleted vehicle (ADR 135). */
export class OpenUses1804000002000 implements MigrationInterface {
  name = 'OpenUses1804000002000';

  async up(db: QueryRunner): Promise<void> {
    await db.query('alter table component_entries add column open text');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table component_entries drop column open');
  }
}
