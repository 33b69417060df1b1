import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Stores the import of a file, so that undoing the import finds its files. */
export class FilesOfImports1790400000000 implements MigrationInterface {
  name = 'FilesOfImports1790400000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query('alter table files add column import_batch uuid');
    await db.query('create index files_by_import on files (owner_id, import_batch) where import_batch is not null');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table files drop column import_batch');
  }
}
