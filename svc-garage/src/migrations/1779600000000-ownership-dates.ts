import { addEdtf, dropEdtf } from '@carnet/fields';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The days of an ownership may be imprecise; and the kind of an owner gets a name that no request can confuse with the account. */
export class OwnershipDates1779600000000 implements MigrationInterface {
  name = 'OwnershipDates1779600000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query('alter table ownership_chapters rename column owner to owned_by');
    await addEdtf(db, 'ownership_chapters', 'from_date', 'to_date');
  }

  async down(db: QueryRunner): Promise<void> {
    await dropEdtf(db, 'ownership_chapters', 'from_date', 'to_date');
    await db.query('alter table ownership_chapters rename column owned_by to owner');
  }
}
