import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Reads scanned papers by OCR, and makes pictures of other papers' pages on demand. */
export class ReadPapersByMachine1773100000000 implements MigrationInterface {
  name = 'ReadPapersByMachine1773100000000';

  async up(db: QueryRunner): Promise<void> {
    for (const statement of UP) await db.query(statement);
  }

  async down(db: QueryRunner): Promise<void> {
    for (const statement of DOWN) await db.query(statement);
  }
}

const UP = [
  // The version of the text recognition that read the document: 0 if it was not read.
  `alter table documents
     add column read_by text check (read_by in ('file', 'machine')),
     add column reading integer not null default 0`,
  `update documents set read_by = 'file' where body is not null`,
  // A row is deleted when its job is done.
  `create table paper_jobs (
     owner_id integer not null,
     file_id integer not null,
     work text not null check (work in ('pages', 'reading')),
     tries integer not null default 0,
     next_page integer not null default 2,
     due_at timestamptz(3) not null default now(),
     primary key (owner_id, file_id, work),
     foreign key (owner_id, file_id) references files (owner_id, id) on delete cascade
   )`,
];

const DOWN = ['drop table paper_jobs', 'alter table documents drop column read_by, drop column reading'];
