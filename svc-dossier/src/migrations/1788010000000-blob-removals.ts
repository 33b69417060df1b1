import { addBlobRemovals, dropBlobRemovals } from '@carnet/files';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Blobs are removed between two transactions. */
export class BlobRemovals1788010000000 implements MigrationInterface {
  name = 'BlobRemovals1788010000000';

  up(db: QueryRunner): Promise<void> {
    return addBlobRemovals(db);
  }

  down(db: QueryRunner): Promise<void> {
    return dropBlobRemovals(db);
  }
}
