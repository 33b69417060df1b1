import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Rows without one get an id, in whose order people take them along page by page (ADR 80). The release of before inserts by names of columns, and goes on. */
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
