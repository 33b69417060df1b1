import type { QueryRunner } from 'typeorm';

/** Adds the tables of imports: a repeated row is recognised, and an import can be undone. */
export async function importBatchesUp(db: QueryRunner): Promise<void> {
  await db.query(`
    create table imports (
      owner_id integer not null,
      batch uuid not null,
      file_name text not null,
      product text,
      created_at timestamptz(3) not null default now(),
      primary key (owner_id, batch)
    )`);
  await db.query(`
    create table imported_rows (
      owner_id integer not null,
      batch uuid not null,
      row integer not null,
      record_id integer not null,
      primary key (owner_id, batch, row),
      constraint imported_rows_import foreign key (owner_id, batch) references imports on delete cascade
    )`);
}

export async function importBatchesDown(db: QueryRunner): Promise<void> {
  await db.query('drop table imported_rows, imports');
}

/** Adds the hash that identifies a file that was imported before. */
export async function importHashesUp(db: QueryRunner): Promise<void> {
  await db.query('alter table imports add column file_sha256 text');
}

export async function importHashesDown(db: QueryRunner): Promise<void> {
  await db.query('alter table imports drop column file_sha256');
}
