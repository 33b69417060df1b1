import { addBlobRemovals, addUploadParts, dropBlobRemovals, dropUploadParts } from '@carnet/files';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Each process that continues an upload writes its own part; finished uploads count for no quota; blobs are removed between two transactions. */
export class UploadsApart1788010000000 implements MigrationInterface {
  name = 'UploadsApart1788010000000';

  async up(db: QueryRunner): Promise<void> {
    await addUploadParts(db);
    await addBlobRemovals(db);
  }

  async down(db: QueryRunner): Promise<void> {
    await dropBlobRemovals(db);
    await dropUploadParts(db);
  }
}
