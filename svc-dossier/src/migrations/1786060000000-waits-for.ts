import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLES = ['waiting_dossiers', 'waiting_exports'];

/** The reason why a job was put off, shown to its owner. An older release leaves it empty. */
export class WaitsFor1786060000000 implements MigrationInterface {
  name = 'WaitsFor1786060000000';

  async up(db: QueryRunner): Promise<void> {
    for (const table of TABLES) await db.query(`alter table ${table} add column waits_for text`);
  }

  async down(db: QueryRunner): Promise<void> {
    for (const table of TABLES) await db.query(`alter table ${table} drop column waits_for`);
  }
}
