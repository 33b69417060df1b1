import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A use in the place of what a component ran on a deleted vehicle says why it may be more (ADR 135). */
export class OpenUses1804000002000 implements MigrationInterface {
  name = 'OpenUses1804000002000';

  async up(db: QueryRunner): Promise<void> {
    await db.query('alter table component_entries add column open text');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table component_entries drop column open');
  }
}
