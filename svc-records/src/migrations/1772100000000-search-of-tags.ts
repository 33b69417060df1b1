import { addSearchText } from '@carnet/pg';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Normalized tags, so that searches need not normalize each of them again. */
export class SearchOfTags1772100000000 implements MigrationInterface {
  name = 'SearchOfTags1772100000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(addSearchText('file_tags', ['tag']));
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table file_tags drop column search_text');
  }
}
