import { addEdtf, dropEdtf } from '@carnet/fields';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When an event was performed may be known less exactly than by its day. */
export class EdtfOfEvents1779500000000 implements MigrationInterface {
  name = 'EdtfOfEvents1779500000000';

  async up(db: QueryRunner): Promise<void> {
    await addEdtf(db, 'service_events', 'date_performed');
  }

  async down(db: QueryRunner): Promise<void> {
    await dropEdtf(db, 'service_events', 'date_performed');
  }
}
