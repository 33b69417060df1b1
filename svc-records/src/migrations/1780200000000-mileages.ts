import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLES = ['modifications', 'issues', 'track_days'];

/** Odometer readings in records with another subject. */
export class MileagesOfRecords1780200000000 implements MigrationInterface {
  name = 'MileagesOfRecords1780200000000';

  async up(db: QueryRunner): Promise<void> {
    for (const table of TABLES) await db.query(`alter table ${table} add column mileage integer check (mileage >= 0)`);
  }

  async down(db: QueryRunner): Promise<void> {
    for (const table of TABLES) await db.query(`alter table ${table} drop column mileage`);
  }
}
