import { importBatchesDown, importBatchesUp } from '@carnet/imports';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Readings created by imports. */
export class ReadingImports1785080100000 implements MigrationInterface {
  name = 'ReadingImports1785080100000';

  up(db: QueryRunner): Promise<void> {
    return importBatchesUp(db);
  }

  down(db: QueryRunner): Promise<void> {
    return importBatchesDown(db);
  }
}
