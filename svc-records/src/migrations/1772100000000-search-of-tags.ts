import { addSearchText } from '@carnet/pg';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Tags as searches compare them, so that a search does not fold each of them anew. */
export class SearchOfTags1772100000000 implements MigrationInterface {
  name = 'SearchOfTags1772100000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(addSearchText('file_tags', ['tag']));
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table file_tags drop column search_text');
  }
}
