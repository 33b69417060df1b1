import { addQuota, dropQuota } from '@carnet/pg';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A person's choices in imports: the types of another product's categories, and the meaning of columns. */
export class ImportChoices1788100000000 implements MigrationInterface {
  name = 'ImportChoices1788100000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table if not exists import_categories (
        owner_id integer not null,
        id integer generated always as identity,
        name text not null,
        type text not null check (type in ('Regular Maintenance', 'Repair', 'Modification', 'Other')),
        chosen_at timestamptz(3) not null default now(),
        primary key (owner_id, id),
        unique (owner_id, name)
      )`);
    await db.query(`
      create table if not exists import_tables (
        owner_id integer not null,
        id integer generated always as identity,
        headers text not null,
        kind text not null,
        columns jsonb not null,
        unit text,
        currency text,
        chosen_at timestamptz(3) not null default now(),
        primary key (owner_id, id)
      )`);
    // Headers may be longer than an index entry allows.
    await db.query(
      'create unique index if not exists import_tables_by_headers on import_tables (owner_id, md5(headers))',
    );
    await addQuota(db, 'import_categories');
  }

  async down(db: QueryRunner): Promise<void> {
    await dropQuota(db, 'import_categories');
    await db.query('drop table import_tables, import_categories');
  }
}
