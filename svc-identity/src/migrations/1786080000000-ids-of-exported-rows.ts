import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds an id to tables without one, so that exports can page by it (ADR 80). The previous release inserts by column names and keeps working. */
export class IdsOfExportedRows1786080000000 implements MigrationInterface {
  name = 'IdsOfExportedRows1786080000000';

  async up(db: QueryRunner): Promise<void> {
    for (const table of TABLES)
      await db.query(`alter table ${table} add column id integer generated always as identity`);
  }

  async down(db: QueryRunner): Promise<void> {
    for (const table of TABLES) await db.query(`alter table ${table} drop column id`);
  }
}

const TABLES = ['reminded', 'reminder_snoozes', 'provider_identities'];
