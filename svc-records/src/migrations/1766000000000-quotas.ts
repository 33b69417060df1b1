import { addQuota, dropQuota } from '@carnet/pg';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Tables with a quota in PostgreSQL. */
const TABLES = ['modifications', 'issues', 'track_days'];

export class RecordsQuotas1766000000000 implements MigrationInterface {
  name = 'RecordsQuotas1766000000000';

  async up(db: QueryRunner): Promise<void> {
    for (const table of TABLES) await addQuota(db, table);
  }

  async down(db: QueryRunner): Promise<void> {
    for (const table of TABLES) await dropQuota(db, table);
  }
}
