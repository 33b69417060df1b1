import { importHashesDown, importHashesUp } from '@carnet/imports';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds the hash of an imported file. */
export class ImportHashes1786070000000 implements MigrationInterface {
  name = 'ImportHashes1786070000000';

  up(db: QueryRunner): Promise<void> {
    return importHashesUp(db);
  }

  down(db: QueryRunner): Promise<void> {
    return importHashesDown(db);
  }
}
