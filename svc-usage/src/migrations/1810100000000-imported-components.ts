import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Imported components, by row number. A row is deleted with its import (ADR 140). */
export class ImportedComponents1810100000000 implements MigrationInterface {
  name = 'ImportedComponents1810100000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table imported_components (
        owner_id integer not null,
        batch uuid not null,
        row integer not null,
        component_id integer not null,
        primary key (owner_id, batch, row),
        constraint imported_components_import foreign key (owner_id, batch) references imports on delete cascade
      )`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table imported_components');
  }
}
