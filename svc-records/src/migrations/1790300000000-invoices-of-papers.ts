import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Invoices as structured data, beside their papers. Existing PDFs are each searched once. */
export class InvoicesOfPapers1790300000000 implements MigrationInterface {
  name = 'InvoicesOfPapers1790300000000';

  async up(db: QueryRunner): Promise<void> {
    for (const statement of UP) await db.query(statement);
  }

  async down(db: QueryRunner): Promise<void> {
    for (const statement of DOWN) await db.query(statement);
  }
}

const UP = [
  // `lines`: the lines, counted from 1, that a copied paper is about; null for all.
  `create table document_invoices (
     owner_id integer not null,
     file_id integer not null,
     invoice jsonb not null,
     lines integer[],
     primary key (owner_id, file_id),
     foreign key (owner_id, file_id) references documents (owner_id, file_id) on delete cascade
   )`,
  `alter table paper_jobs drop constraint paper_jobs_work_check,
     add constraint paper_jobs_work_check check (work in ('pages', 'reading', 'invoice'))`,
  `insert into paper_jobs (owner_id, file_id, work)
   select f.owner_id, f.id, 'invoice' from files f join documents d on d.owner_id = f.owner_id and d.file_id = f.id
   where f.media_type = 'application/pdf' and f.state in ('ready', 'damaged')
   on conflict do nothing`,
];

const DOWN = [
  `delete from files where media_type = 'application/xml'`,
  `delete from paper_jobs where work = 'invoice'`,
  `alter table paper_jobs drop constraint paper_jobs_work_check,
     add constraint paper_jobs_work_check check (work in ('pages', 'reading'))`,
  'drop table document_invoices',
];
