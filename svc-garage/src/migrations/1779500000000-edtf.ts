import { addEdtf, dropEdtf } from '@carnet/fields';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The purchase day of a part and the day of a service event may be imprecise. */
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
