import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLES = ['waiting_dossiers', 'waiting_exports'];

/** Failures of a job itself, apart from deaths of the service. An older release counts both as tries. */
export class OwnFailures1787000000000 implements MigrationInterface {
  name = 'OwnFailures1787000000000';

  async up(db: QueryRunner): Promise<void> {
    for (const table of TABLES) await db.query(`alter table ${table} add column failures integer not null default 0`);
  }

  async down(db: QueryRunner): Promise<void> {
    for (const table of TABLES) await db.query(`alter table ${table} drop column failures`);
  }
}
