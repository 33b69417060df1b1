import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Areas that the owner of a paper hides, a list of `HiddenArea`; null until the paper was reviewed (ADR 64). */
export class HiddenAreas1780300000000 implements MigrationInterface {
  name = 'HiddenAreas1780300000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query('alter table documents add column hidden jsonb');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table documents drop column hidden');
  }
}
