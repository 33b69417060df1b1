import { addEdtf, dropEdtf } from '@carnet/fields';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Allows inexact dates of events. */
export class EdtfOfEvents1779500000000 implements MigrationInterface {
  name = 'EdtfOfEvents1779500000000';

  async up(db: QueryRunner): Promise<void> {
    await addEdtf(db, 'service_events', 'date_performed');
  }

  async down(db: QueryRunner): Promise<void> {
    await dropEdtf(db, 'service_events', 'date_performed');
  }
}
