import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The papers that a document was joined from. They may be deleted before it; their ids are never reused. */
export class CreateDocumentPages1772450000000 implements MigrationInterface {
  name = 'CreateDocumentPages1772450000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`create table document_pages (
      owner_id integer not null,
      file_id integer not null,
      position integer not null,
      page_id integer not null,
      primary key (owner_id, file_id, position),
      foreign key (owner_id, file_id) references documents (owner_id, file_id) on delete cascade
    )`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table document_pages');
  }
}
