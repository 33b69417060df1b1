import { importBatchesDown, importBatchesUp } from '@carnet/imports';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Events created by imports. */
export class HistoryImports1785080000000 implements MigrationInterface {
  name = 'HistoryImports1785080000000';

  up(db: QueryRunner): Promise<void> {
    return importBatchesUp(db);
  }

  down(db: QueryRunner): Promise<void> {
    return importBatchesDown(db);
  }
}
