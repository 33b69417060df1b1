import { addEdtf, dropEdtf } from '@carnet/fields';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When a part was bought, and when an event of svc-service was performed, may be known less exactly than by its day. */
export class EdtfOfParts1779500000000 implements MigrationInterface {
  name = 'EdtfOfParts1779500000000';

  async up(db: QueryRunner): Promise<void> {
    await addEdtf(db, 'parts', 'purchase_date');
    await addEdtf(db, 'service_event_copies', 'date_performed');
  }

  async down(db: QueryRunner): Promise<void> {
    await dropEdtf(db, 'service_event_copies', 'date_performed');
    await dropEdtf(db, 'parts', 'purchase_date');
  }
}
