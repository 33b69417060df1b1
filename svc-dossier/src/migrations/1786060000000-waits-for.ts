import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLES = ['waiting_dossiers', 'waiting_exports'];

/** The reason for which work was put off, so that its owner is told; a release that does not know it says nothing of it. */
export class WaitsFor1786060000000 implements MigrationInterface {
  name = 'WaitsFor1786060000000';

  async up(db: QueryRunner): Promise<void> {
    for (const table of TABLES) await db.query(`alter table ${table} add column waits_for text`);
  }

  async down(db: QueryRunner): Promise<void> {
    for (const table of TABLES) await db.query(`alter table ${table} drop column waits_for`);
  }
}
