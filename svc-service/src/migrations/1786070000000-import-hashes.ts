import { importHashesDown, importHashesUp } from '@carnet/imports';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The file of an import. */
export class ImportHashes1786070000000 implements MigrationInterface {
  name = 'ImportHashes1786070000000';

  up(db: QueryRunner): Promise<void> {
    return importHashesUp(db);
  }

  down(db: QueryRunner): Promise<void> {
    return importHashesDown(db);
  }
}
